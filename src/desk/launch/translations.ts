// Purpose: lists the texts that a language does not have yet, one sentence for each file. Pure. The tests accept missing
// texts, because English is shown in their place.

import { translatableTextsOf, translationPath } from '../../check/record-translations.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { figurePaths, figuresOf } from '../../corpus/figure-words.ts';
import { localePath, parseLocalePath } from '../../corpus/read/content-paths.ts';
import type { Diagnostic } from '../../corpus/read/diagnostic.ts';
import { leavesOf, type Path, type Source, valueAt } from '../../corpus/read/source.ts';
import { defaultLanguage, type LanguageCode, languages } from '../../languages/list.ts';

/** A file of words that lacks texts, its language, and the sentence that says so. */
type Missing = Diagnostic & { readonly language: LanguageCode };

/**
 * The files of words that lack texts of English: words of the interface, titles and summaries of documents, names of
 * components, and records of the status page.
 */
export function missingTranslations(
  corpus: Pick<
    Corpus,
    'sources' | 'documents' | 'figures' | 'risks' | 'roadmap' | 'status' | 'translations'
  >,
): Missing[] {
  const { sources, documents, status, translations } = corpus;
  const english = [...sources.values()].filter(
    ({ file }) => parseLocalePath(file)?.language === defaultLanguage,
  );
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .flatMap((language) => {
      const { code } = language;
      const words = english.flatMap(({ file, data }) => {
        const name = file.replace(`/${defaultLanguage}/`, `/${code}/`);
        return missingIn(name, sources.get(name), keysOf(data), language);
      });
      const ofData = (namespace: string, paths: readonly Path[]) => {
        const file = localePath(code, namespace);
        return missingIn(file, sources.get(file), paths, language);
      };
      const own = translations.filter((one) => one.language === code).map(({ id }) => id);
      const listed = documents.filter(({ id }) => !own.includes(id));
      const titles = listed.flatMap(({ id, front }) => [
        [id, 'title'],
        [id, 'description'],
        ...(front.summary ?? []).map((_, index) => [id, 'summary', String(index + 1)]),
      ]);
      const components = status.components.map(({ record }) => ['component', record.id]);
      const figureTexts = figurePaths(figuresOf(corpus)).map((path) => ['figure', ...path]);
      const records = ['incidents', 'maintenance'].flatMap((file) => {
        const source = sources.get(`content/status/${file}.yaml`);
        if (!source) return [];
        const paths = translatableTextsOf(source).map((path) => translationPath(path, code));
        return missingIn(source.file, source, paths, language);
      });
      return [
        ...words,
        ...ofData('documents', titles),
        ...longSummaries(listed, sources.get(localePath(code, 'documents')), language),
        ...ofData('values', [...components, ...figureTexts]),
        ...records,
      ];
    });
}

/** Translated summaries with more points than their documents, because a point was removed since. */
function longSummaries(
  documents: Corpus['documents'],
  source: Source | undefined,
  { code, englishName }: (typeof languages)[number],
): Missing[] {
  return documents.flatMap(({ id, front: { summary = [] } }) => {
    const count = Object.keys(Object(valueAt(source?.data, [id, 'summary']))).length;
    if (!source || count <= summary.length) return [];
    const message = `${englishName} has ${count} points in the summary of "${id}", and the document has ${summary.length}. Translate the summary anew.`;
    return [{ file: source.file, line: source.lineOf([id, 'summary']), message, language: code }];
  });
}

/** The texts of a file. The forms of a plural count as one text, because their number differs between languages. */
function keysOf(data: unknown): Path[] {
  const paths = leavesOf(data).map(({ path }) => path);
  return paths.filter((path) => !/_(?:zero|two|few|many|other)$/.test(String(path.at(-1))));
}

function missingIn(
  file: string,
  source: Source | undefined,
  paths: readonly Path[],
  { code, englishName }: (typeof languages)[number],
): Missing[] {
  const namespace = parseLocalePath(file)?.namespace;
  const absent = paths.filter(
    (path) =>
      !has(source?.data, path) && !isEnglishOnly(`${namespace}:${path.map(String).join('.')}`),
  );
  if (absent.length === 0) return [];
  const first = absent[0]?.map(String).join('.');
  const message = `${englishName} lacks ${absent.length} of ${paths.length} texts, the first of them "${first}". Translate them; English stands in until then.`;
  return [{ file, line: 1, message, language: code }];
}

function has(data: unknown, path: Path): boolean {
  const last = String(path.at(-1));
  if (!last.endsWith('_one')) return valueAt(data, path) !== undefined;
  const other = [...path.slice(0, -1), last.replace(/_one$/, '_other')];
  return valueAt(data, path) !== undefined || valueAt(data, other) !== undefined;
}

/**
 * Whether an entry of the catalogue is English in every language: the topics at the start of a message, by which the team
 * sorts the enquiries, and the words in files of the record whose text is English, in each stage of it too.
 * @param key namespace and path, such as `contact:form.topics.violation`
 */
function isEnglishOnly(key: string): boolean {
  return /^(contact:form\.topics|(record:|(draft|published):record\.)(pdf\.original|pack))\./.test(
    key,
  );
}
