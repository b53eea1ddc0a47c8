// A translated section has the same form as its English section: the same paragraphs, lists and tables; a summary has the
// same points. Only then can a reader compare the two. What is stale is shown in English, so it is not compared.

import type { Corpus } from '../corpus/corpus.ts';
import { translationOf } from '../corpus/read/content-paths.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { isLanguageCode } from '../languages/list.ts';
import { bodyProblems } from './body-rules.ts';
import {
  firstDifference,
  lostTexts,
  type SectionPair,
  type TranslationPair,
  translationPairs,
} from './translation-pairs.ts';

/** What is wrong with the files of translations and with their form. */
export function translationFormRules(corpus: Corpus): Diagnostic[] {
  return [
    ...corpus.files.flatMap(({ path }) => fileProblems(path, corpus)),
    ...corpus.translations.flatMap(({ body }) => bodyProblems(body)),
    ...translationPairs(corpus).flatMap((pair) => [
      ...summaryProblems(pair, corpus),
      ...sectionProblems(pair),
      ...pair.due.flatMap((sections) => unitProblems(sections, pair)),
    ]),
  ];
}

function fileProblems(path: string, { textsById }: Corpus): Diagnostic[] {
  const place = translationOf(path);
  if (!place || textsById.has(place.id)) return [];
  const near = suggestion(place.id, textsById.keys());
  const message = `the file translates nothing: there is no document "${place.id}".${near} A translation has the path of its document, in content/translations/${place.language}/ instead of content/documents/.`;
  return [{ file: path, line: 1, message }];
}

function summaryProblems(pair: TranslationPair, corpus: Corpus): Diagnostic[] {
  const { translation, document, heads } = pair;
  const { file, front, source } = translation;
  const points = document.kind === 'page' ? 0 : document.front.summary?.length;
  const own = front.summary?.length ?? 0;
  if (!source || points === undefined || own === points) return [];
  // If nobody has touched the points since they were accepted, it is the English that has gained or lost some.
  const isUntouched =
    heads.every(({ path, state }) => path[0] !== 'summary' || /kept|stale|gone/.test(state)) &&
    lostTexts(pair, corpus).every(({ name }) => !name.startsWith('documents:'));
  if (isUntouched) return [];
  const message = `"summary": found ${counted(own, 'point')}, expected ${points}, as in ${document.file}, in its order.`;
  return [{ file, line: source.lineOf(['summary']), message }];
}

/** Sections that the English does not have and never had, and sections that stand twice. */
function sectionProblems({
  translation,
  document,
  own,
  english,
  lone,
}: TranslationPair): Diagnostic[] {
  const { file } = translation;
  const missing = english.map(({ id }) => id).filter((id) => own.every((one) => one.id !== id));
  const twice = own.filter(
    ({ id }, index) => own.findIndex((section) => section.id === id) !== index,
  );
  return [
    ...lone
      .filter(({ state }) => state !== 'gone')
      .map(({ own: { id, line } }) => ({
        ...{ file, line },
        message: `there is no section "${id}" in ${document.file}.${suggestion(id, missing)} A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
      })),
    ...twice.map(({ id, line }) => ({
      ...{ file, line },
      message: `the section "${id}" stands twice. Remove one of the two.`,
    })),
  ];
}

function unitProblems(pair: SectionPair, { translation, document }: TranslationPair): Diagnostic[] {
  const difference = firstDifference(pair);
  if (!difference) return [];
  const { own, english } = difference;
  const found = own?.form ?? 'its end';
  const expected = english
    ? `${english.form}, as on line ${english.line} of ${document.file}`
    : `its end, as in ${document.file}`;
  const message = `in the section "${pair.own.id}": found ${found}, expected ${expected}. A translation has the paragraphs, lists and tables of the English text, in its order.`;
  const line = own?.line ?? pair.own.element.position?.end.line ?? pair.own.line;
  return [{ file: translation.file, line, message }];
}

/**
 * The message for a file under `content/translations/` that belongs to no language or document; `undefined` for other files.
 */
export function translationHint(path: string): string | undefined {
  const [, folder = ''] = /^content\/translations\/([^/]+)\//.exec(path) ?? [];
  if (folder === '') return undefined;
  return isLanguageCode(folder)
    ? ' Translations end in .mdx; English itself stands in content/documents/.'
    : ` There is no language "${folder}": translations stand in a folder for each, such as content/translations/de/.`;
}
