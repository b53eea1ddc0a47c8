// Purpose: records the text of every document as its present version, in content/versions.yaml.
// Usage: npm run versions:accept. Refuses a changed text under a version that has been public, and content with mistakes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { problemsIn } from './content/check.ts';
import { readContentFiles } from './content/content-files.ts';
import { isDocument, readDocument } from './content/document.ts';
import { counted, report } from './content/problem.ts';
import { readData } from './content/read-data.ts';
import {
  accepted,
  isPublic,
  presentVersions,
  recordedVersions,
  versionsFile,
} from './content/versions.ts';

/**
 * Records the versions of a project's documents.
 * @param root Project folder that holds `content/`.
 * @returns The lines to print, and whether the versions were recorded.
 * @throws Error of the file system.
 */
export async function acceptVersions(root: string): Promise<{ lines: string[]; ok: boolean }> {
  const files = await readContentFiles(root);
  const mistakes = problemsIn(files, 'without versions');
  if (mistakes.length > 0) {
    return {
      lines: [report(mistakes, files.length), 'Mend these first. No version was recorded.'],
      ok: false,
    };
  }
  const sources = readData(files, []);
  const documents = files
    .filter(({ path }) => isDocument(path))
    .map(({ path, text }) => readDocument(path, text).document);
  const known = recordedVersions(sources.get('content/versions.yaml'));
  const fixed = isPublic(sources.get('content/launch.yaml'));
  const { recorded, news, refused } = accepted(presentVersions(documents, sources), known, fixed);
  if (refused.length > 0) return { lines: [...refused, 'No version was recorded.'], ok: false };
  await writeFile(join(root, 'content/versions.yaml'), versionsFile(recorded));
  return { lines: [...news, `versions: ${counted(news.length, 'text')} recorded`], ok: true };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: `${import.meta.dirname}/..` } },
  });
  const { lines, ok } = await acceptVersions(values.root);
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}
