// A translation has the same form as its English document: the same sections, paragraphs, lists and tables, and the same
// points of the summary. Only then can a reader compare the two, and a link leads to the same place in both.
import { isLanguageCode } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { isSlip, nearest, suggestion } from '../corpus/read/nearest.ts';
import { translationOf } from '../corpus/read/translation.ts';
import type { CutSection } from '../corpus/translations/sections.ts';
import { bodyProblems } from './body-rules.ts';
import {
  firstDifference,
  type SectionPair,
  type TranslationPair,
  translationPairs,
} from './translation-pairs.ts';

/** What is wrong with the files of translations and with their form. */
export function translationFormRules(corpus: Corpus): Diagnostic[] {
  return [
    ...corpus.files.flatMap(({ path }) => fileProblems(path, corpus)),
    ...corpus.translations.flatMap(({ body }) => bodyProblems(body)),
    ...corpus.translations.flatMap((translation) => summaryProblems(translation, corpus)),
    ...translationPairs(corpus).flatMap((pair) => [
      ...sectionProblems(pair),
      ...pair.sections.flatMap((sections) => unitProblems(sections, pair)),
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

function summaryProblems(
  { file, id, front, source }: Corpus['translations'][number],
  { textsById }: Corpus,
): Diagnostic[] {
  const english = textsById.get(id);
  const points = english?.kind === 'page' ? 0 : english?.front.summary?.length;
  const own = front.summary?.length ?? 0;
  if (!source || points === undefined || own === points) return [];
  const message = `"summary": found ${counted(own, 'point')}, expected ${points}, as in content/documents/${id}.mdx, in its order.`;
  return [{ file, line: source.lineOf(['summary']), message }];
}

function sectionProblems({ translation, document, own, english }: TranslationPair): Diagnostic[] {
  const { file } = translation;
  const problem = (line: number, message: string): Diagnostic => ({ file, line, message });
  const ids = english.map(({ id }) => id);
  const has = (id: string) => own.some((section) => section.id === id);
  const missing = english.filter(({ id }) => !has(id));
  const strange = own.filter(({ id }) => !ids.includes(id));
  const twice = own.filter((section, index) =>
    own.slice(0, index).some((earlier) => earlier.id === section.id),
  );
  // A misspelt id is reported once, and not as a surplus section and a missing one.
  const meant = strange.flatMap(({ id }) => {
    const near = nearest(
      id,
      missing.map((section) => section.id),
    );
    return near !== undefined && isSlip(id, near) ? [near] : [];
  });
  const lacking = missing.filter(({ id }) => !meant.includes(id));
  const found = [
    ...strange.map((section) => {
      const near = suggestion(
        section.id,
        missing.map(({ id }) => id),
      );
      return problem(
        section.line,
        `there is no section "${section.id}" in ${document.file}.${near} A translation has the sections of the English text and their ids, and no others.`,
      );
    }),
    ...twice.map(({ id, line }) =>
      problem(line, `the section "${id}" stands twice. Remove one of the two.`),
    ),
    ...(lacking.length > 0 ? [problem(lineBefore(lacking[0], english, own), lacks(lacking))] : []),
  ];
  if (found.length > 0) return found;
  const moved = own.find(
    ({ id, parent }, index) => ids[index] !== id || english[index]?.parent !== parent,
  );
  if (!moved) return [];
  const place = english[own.indexOf(moved)];
  const inside = (parent: string | undefined) =>
    parent === undefined ? 'at the margin' : `inside "${parent}"`;
  const expected = `"${place?.id}" ${inside(place?.parent)}, as on line ${place?.line} of ${document.file}`;
  return [
    problem(
      moved.line,
      `found the section "${moved.id}" ${inside(moved.parent)}, expected ${expected}. Sections stand in the order and the nesting of the English text.`,
    ),
  ];

  function lacks(sections: readonly CutSection[]): string {
    const names = sections.map(({ id, line }) => `"${id}" (line ${line})`).join(', ');
    const what = counted(sections.length, 'section');
    return `the translation lacks ${what} of ${document.file}: ${names}. A document is translated whole: write what is missing in the same place.`;
  }
}

/** The line of the section after which the missing section belongs. */
function lineBefore(
  missing: CutSection | undefined,
  english: readonly CutSection[],
  own: readonly CutSection[],
): number {
  const before = english.slice(0, missing ? english.indexOf(missing) : 0);
  const last = before.findLast(({ id }) => own.some((section) => section.id === id));
  return own.find(({ id }) => id === last?.id)?.line ?? 1;
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
