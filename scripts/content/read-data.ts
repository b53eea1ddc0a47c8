// Purpose: reads the data files and the words of the interface into sources, and checks each against its schema.
// Pure.
import type { ContentFile } from './content-files.ts';
import { readJson } from './json-source.ts';
import { localeOf } from './locale-files.ts';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { dataFiles, schemaOf } from './schemas.ts';
import { isGroup, type Source } from './source.ts';
import { readYaml } from './yaml-source.ts';

/** Reads the data files and the words of the interface; what cannot be read or fails its schema goes to `problems`. */
export function readData(
  files: readonly ContentFile[],
  problems: Problem[],
): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  for (const { path, collection, each } of dataFiles) {
    const file = files.find((candidate) => candidate.path === path);
    if (!file) {
      problems.push({
        file: path,
        line: 1,
        message: 'the file is missing, and the site cannot be built without it. Put it back.',
      });
      continue;
    }
    const { source, problems: broken } = readYaml(path, file.text);
    problems.push(...broken);
    if (!source) continue;
    sources.set(path, source);
    const schema = schemaOf(collection);
    if (!each)
      problems.push(...schemaProblems({ source, schema, home: 'the file, at the margin' }));
    else if (isGroup(source.data)) {
      for (const key of Object.keys(source.data)) {
        problems.push(...schemaProblems({ source, schema, at: [key], home: 'that entry' }));
      }
    } else
      problems.push({
        file: path,
        line: 1,
        message:
          'the file holds no entries. Expected: entries that begin with their name and a colon.',
      });
  }
  for (const { path, text } of files) {
    if (!localeOf(path)) continue;
    const { source, problems: broken } = readJson(path, text);
    problems.push(...broken);
    if (!source) continue;
    sources.set(path, source);
    problems.push(...schemaProblems({ source, schema: schemaOf('locales'), home: 'the file' }));
  }
  return sources;
}
