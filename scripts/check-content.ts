// Purpose: checks everything in content/ before a build, lists every mistake at once and fails once.
// Usage: node scripts/check-content.ts [--root DIR], where DIR is the project folder that holds content/.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { problemsIn } from './content/check.ts';
import { readContentFiles } from './content/content-files.ts';
import { isDocument, readDocument } from './content/document.ts';
import { type Problem, report } from './content/problem.ts';
import { waiverReport, waiversIn } from './content/waivers.ts';

/**
 * Every mistake in the content of a project, sorted by file and line.
 * @param root Project folder that holds `content/`.
 * @throws Error of the file system when there is no such folder or a file cannot be read.
 */
export async function checkContent(root: string): Promise<Problem[]> {
  return problemsIn(await readContentFiles(root));
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: `${import.meta.dirname}/..` } },
  });
  if (existsSync(join(values.root, 'content'))) {
    const files = await readContentFiles(values.root);
    const problems = problemsIn(files);
    const documents = files.filter(({ path }) => isDocument(path));
    const waivers = waiversIn(
      files,
      documents.map(({ path, text }) => readDocument(path, text).document),
    );
    console.log(report(problems, files.length) + waiverReport(waivers));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } else {
    console.log(`content: there is no folder "content" in ${resolve(values.root)}.`);
    process.exitCode = 1;
  }
}
