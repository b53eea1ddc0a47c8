// Purpose: which texts of the site no language but English has yet, one sentence for each file. Pure.

import { isEnglishOnly } from '../../src/site/english-only.ts';
import { defaultLanguage, languages } from '../../src/site/languages.ts';
import type { MdxDocument } from '../content/document.ts';
import { localeOf } from '../content/locale-files.ts';
import { translatableTextsOf, translationPath } from '../content/record-translations.ts';
import { leavesOf, type Path, type Source, valueAt } from '../content/source.ts';

/** A file of words that lacks texts, and how many. */
export type Missing = { readonly file: string; readonly line: number; readonly message: string };

/** The files of words that lack texts of English: words of the interface, then titles and summaries of documents. */
export function missingTranslations(
  sources: ReadonlyMap<string, Source>,
  documents: readonly MdxDocument[],
): Missing[] {
  const english = [...sources.values()].filter(
    ({ file }) => localeOf(file)?.language === defaultLanguage,
  );
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .flatMap(({ code, englishName }) => {
      const words = english.flatMap(({ file, data }) => {
        const name = file.replace(`/${defaultLanguage}/`, `/${code}/`);
        return missing(name, sources.get(name), keysOf(data), englishName);
      });
      const name = `content/locales/${code}/documents.json`;
      const titles = documents.flatMap(({ id }) =>
        ['title', 'description', 'summary'].map((key): Path => [id, key]),
      );
      const records = ['incidents', 'maintenance'].flatMap((file) => {
        const source = sources.get(`content/status/${file}.yaml`);
        if (!source) return [];
        const paths = translatableTextsOf(source).map((path) => translationPath(path, code));
        return missing(source.file, source, paths, englishName);
      });
      return [...words, ...missing(name, sources.get(name), titles, englishName), ...records];
    });
}

/** The texts of a file; forms of one plural are one text, as languages have forms of their own. */
function keysOf(data: unknown): Path[] {
  const paths = leavesOf(data).map(({ path }) => path);
  return paths.filter((path) => !/_(?:zero|two|few|many|other)$/.test(String(path.at(-1))));
}

function missing(
  file: string,
  source: Source | undefined,
  paths: readonly Path[],
  language: string,
): Missing[] {
  const namespace = localeOf(file)?.namespace;
  const absent = paths.filter(
    (path) =>
      !has(source?.data, path) && !isEnglishOnly(`${namespace}:${path.map(String).join('.')}`),
  );
  if (absent.length === 0) return [];
  const first = absent[0]?.map(String).join('.');
  const message = `${language} lacks ${absent.length} of ${paths.length} texts, the first of them "${first}". Translate them; English stands in until then.`;
  return [{ file, line: 1, message }];
}

function has(data: unknown, path: Path): boolean {
  const last = String(path.at(-1));
  if (!last.endsWith('_one')) return valueAt(data, path) !== undefined;
  const other = [...path.slice(0, -1), last.replace(/_one$/, '_other')];
  return valueAt(data, path) !== undefined || valueAt(data, other) !== undefined;
}
