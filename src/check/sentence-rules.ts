// What no sentence says: nobody cannot do it, and no sentence ends in “the.” Both are left over where a sentence was changed, as are a
// bracket without its other half and a sentence that follows itself.

import { memoByObject, memoOf } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { cutSections } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { sentencesIn } from './passages.ts';
import { lineWithin, type ShownText, shownTexts } from './texts.ts';
import { shownText } from './translated-entries.ts';

const recall = memoByObject<readonly ShownText[], readonly Diagnostic[]>();

const recallBody = memoByObject<Document['body'], readonly Diagnostic[]>();

/** The sentences that deny twice, and those that break off: of each kind the first in a text. Then the faults of paragraphs. */
export function sentenceRules(corpus: Corpus): Diagnostic[] {
  const [outside = []] = shownTexts(corpus);
  return [
    ...shownTexts(corpus).flatMap((texts) => recall(texts, () => texts.flatMap(faultsIn))),
    ...outside.flatMap(paragraphFaults),
    ...[...corpus.texts, ...corpus.translations].flatMap((text) =>
      recallBody(text.body, () => {
        const language = 'language' in text ? text.language : defaultLanguage;
        return cutSections(text).flatMap(({ title, line, units }) => [
          ...paragraphFaults({ file: text.file, language, line, words: title }),
          ...units.flatMap((unit) =>
            paragraphFaults({
              ...{ file: text.file, language, line: unit.line, words: shownText(unit.words) },
            }),
          ),
        ]);
      }),
    ),
  ];
}

/** The faults that only a whole paragraph, item or cell shows: a mark without its other half, and a sentence that follows itself. */
function paragraphFaults({
  file,
  line,
  words,
  language,
}: Pick<ShownText, 'file' | 'line' | 'words' | 'language'>): Diagnostic[] {
  const lone = loneMark(words, language);
  const repeated = repeatedSentence(words);
  return [
    ...(lone === undefined
      ? []
      : [
          `“${lone}”: a bracket or quotation mark stands without its other half. Add it, or remove this one.`,
        ]),
    ...(repeated === undefined
      ? []
      : [`“${repeated}”: the sentence stands twice running. Remove one of the two.`]),
  ].map((message) => ({ file, line, message }));
}

const pairs = ['()', '[]', '（）', '«»', '《》', '「」', '“”'];
const marks = /[()[\]（）«»《》「」„“”]/;

/** The first bracket or quotation mark without its other half, with the words beside it. */
function loneMark(words: string, language: LanguageCode): string | undefined {
  if (!marks.test(words)) return undefined;
  const places = pairs.flatMap(([open, close]) => {
    const isGerman = language === 'de' && open === '“';
    const waiting: number[] = [];
    const lone: number[] = [];
    [...words].forEach((mark, place, all) => {
      if (mark === (isGerman ? '„' : open)) waiting.push(place);
      else if (mark === (isGerman ? '“' : close) && waiting.pop() === undefined) {
        // “Article 4, letra f)”: the bracket belongs to the letter.
        if (
          !/(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}$/u.test(
            all.slice(Math.max(0, place - 3), place).join(''),
          )
        )
          lone.push(place);
      }
    });
    return [...lone, ...waiting];
  });
  if (places.length === 0) return undefined;
  const first = Math.min(...places);
  return [...words]
    .slice(Math.max(0, first - 15), first + 25)
    .join('')
    .trim();
}

/** A sentence of some length that is the same as the one before it. */
function repeatedSentence(words: string): string | undefined {
  const sentences = sentencesIn(words).map(({ start, end }) => words.slice(start, end).trim());
  return sentences.find((one, place) => one.length > 15 && one === sentences[place - 1]);
}

function faultsIn(text: ShownText): Diagnostic[] {
  const words = text.words.replace(/\s/g, ' ');
  return faultsOf(text.language).flatMap(({ found, says }) => {
    const match = found.exec(words);
    if (!match) return [];
    const [before = ''] = /\S*$/.exec(words.slice(0, match.index)) ?? [];
    const line = lineWithin(text, match.index + match[0].length);
    return [{ file: text.file, line, message: `“${`${before}${match[0]}`.trim()}”: ${says}` }];
  });
}

type Fault = { readonly found: RegExp; readonly says: string };

const recallFaults = memoOf<readonly Fault[]>(languages.length);

function faultsOf(language: LanguageCode): readonly Fault[] {
  return recallFaults(language, () => {
    const { unfinished } = rulesOf(language);
    const broken = {
      found: new RegExp(
        ` (?<=(?:^|[\\p{L}\\p{N},;)’”»]) )(?:${unfinished})[.!?](?=[”»)]?(?: |$))`,
        'u',
      ),
      says: 'a sentence ends, and this word cannot end one. Write what follows it, or remove it.',
    };
    return [
      ...(language === defaultLanguage ? [denial, doubled] : []),
      ...(unfinished === undefined ? [] : [broken]),
    ];
  });
}

/** The first letter of a clause: “saying nothing is not consent” begins with another word. */
const begins =
  '[Nn](?<=(?:^|[.!?;:,(“—–] ?|\\b(?:and|but|that|because|so|if|then|when|where|while|which) ).)';
/** A word of a noun; a clause about it has a “not” of its own, as in “none of those who do not pay”. */
const word = (...others: readonly string[]) =>
  `(?: (?!(?:${['who|whom|whose|that|which|if|as|where|when', ...others].join('|')})\\b)[\\p{L}’-]+)`;
const [any, noun] = [word(), word('we|you|they|it|he|she|I')];
/** “Nobody”, “none of the parties”, “neither we nor a partner”: subjects that deny. */
const nobody = `(?:obody|o[ -]one|othing|one(?: of${noun}{1,3})?|either(?: party| of${noun}{1,3}|${any}{1,3} nor${any}{1,3})?)(?: else)?`;
const not =
  '(?:cannot|can’t|(?:can|must|may|will|shall|should|could|would|does|do|did|is|are|was|were|has|have) (?:not|never)|(?:won|does|do|is|are)n’t)';
/** “Nobody, including us, cannot then cancel it”: one clause, with nothing but an addition between its two negations. */
const denial: Fault = {
  found: new RegExp(
    `${begins}${nobody}(?:, [^,;:.()]{1,60},)? (?:(?:also|ever|now|then|therefore) )?${not}(?! (?:only|just|merely)\\b)`,
    'u',
  ),
  says: 'two negations in one clause say the opposite of one. Take one of them out.',
};

/** “You cannot not pay”, “it may must be sent”: two verbs of which a sentence has one. */
const modal = 'can|cannot|may|must|will|shall|should|could|would';
const doubled: Fault = {
  found: new RegExp(
    `\\b(?:cannot|(?:${modal})(?: not)?) (?:not not|${modal})\\b|\\b(?:cannot|not) not\\b`,
    'u',
  ),
  says: 'two words stand where a sentence has one of them. Take one of them out.',
};
