// Translations have the marks and spaces of their language. What is typed is checked here, with its line; the built pages are
// checked again, because there values complete the texts.

import type { Nodes } from 'mdast';
import { cacheByObject } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { cutSections } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import type { Fault } from '../languages/marks.ts';
import { rulesOf } from '../languages/rules.ts';
import { type Text, textsOf } from './texts.ts';

/** A text between two tags of its file. */
type Typed = { readonly text: string; readonly line: number };

/** Stands for a value, which may be anything: a sign that is no letter and no digit. */
const anything = '\ufffc';

/** Faults of typography in the words of a language and in its translations. */
export function typographyRules(corpus: Corpus): Diagnostic[] {
  const texts = textsOf(corpus).filter(
    ({ isFront, namespace, language }) =>
      (isFront || namespace !== undefined) && language !== defaultLanguage,
  );
  return [...texts.flatMap(textFaults), ...corpus.translations.flatMap(bodyFaults)];
}

const textFaults = cacheByObject(({ words, line, file, language }: Text) =>
  faultsOf({ text: words, line }, file, language),
);

const bodyFaults = cacheByObject((translation: TranslatedDocument) => {
  const { file, language } = translation;
  return typedIn(translation).flatMap(({ whole, runs }) => {
    const found = runs.flatMap((run) => faultsOf(run, file, language));
    // What stands between two runs is only seen in the whole: “**标签。** 正文”.
    return found.length > 0 ? found : faultsOf(whole, file, language);
  });
});

/** The titles of sections, and each paragraph, item or cell of a translation: as a whole, and each run of words in it. */
function typedIn(translation: TranslatedDocument): { whole: Typed; runs: Typed[] }[] {
  return cutSections(translation).flatMap(({ title, line, units }) => [
    { whole: { text: title, line }, runs: [] },
    ...units.map((unit) => ({
      whole: { text: wholeText(unit.words), line: unit.line },
      runs: runsIn(unit.words),
    })),
  ]);
}

function runsIn(nodes: readonly Nodes[]): Typed[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, line: node.position?.start.line ?? 1 }];
    return 'children' in node ? runsIn(node.children) : [];
  });
}

/** The words of a unit. Code and components without words may show anything. */
function wholeText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type === 'break') return ' ';
      if (node.type === 'mdxTextExpression') return '';
      return 'children' in node && node.children.length > 0 ? wholeText(node.children) : anything;
    })
    .join('');
}

function faultsOf({ text, line }: Typed, file: string, language: LanguageCode): Diagnostic[] {
  // Line ends are spaces to a reader.
  const shown = replacePlaceholders(text, () => anything)
    .replace(/[ \t\n]+/g, ' ')
    .replace(/<\/?\d+>/g, '');
  return typographyFaults(shown, language).map((fault) => ({
    file,
    line,
    message: `${fault}.`,
  }));
}

const everywhere: readonly Fault[] = [
  {
    // Calendar dates, parts of addresses and names such as AES-256 are no ranges.
    found: /(?<![\d\p{L}.-])\d{1,3}(?:[.,]\d+)?-\d{1,3}(?![\d\p{L}-])/u,
    expected: 'an en dash in a range (5–7)',
  },
];

/** The faults of typography in a text: one sentence for each kind, with the place where it was first found. */
export function typographyFaults(typed: string, language: LanguageCode): string[] {
  const { dates, marks } = rulesOf(language);
  const undated = dates ? typed.replace(dates, '0 日') : typed;
  // References to provisions of a law keep narrow brackets, as the law prints them: 6(1)(f).
  const text = undated.replace(/\((?:[a-z]{1,2}|\d{1,2})\)/g, 'a');
  return [...everywhere, ...marks].flatMap(({ found, expected }) => {
    const match = found.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 20);
    return [`“${around}”: expected ${expected}`];
  });
}
