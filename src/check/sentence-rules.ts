// Finds double negations, sentences that break off, modal verbs side by side or without another verb, brackets and quotation marks
// without a partner, and a sentence that was typed twice.

import { cacheByObject, cacheByText } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Element } from '../corpus/read/body.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { cutSections, plainText } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { sentencesIn } from './passages.ts';
import { lineWithin, type ShownText, shownTexts } from './texts.ts';

/** The sentences that deny twice, and those that break off: of each kind the first in a text. Then the faults of paragraphs. */
export function sentenceRules(corpus: Corpus): Diagnostic[] {
  const shown = shownTexts(corpus);
  const [outside = []] = shown;
  return [
    ...shown.flatMap(faultsOfTexts),
    ...outside.flatMap(paragraphFaults),
    ...[...corpus.texts, ...corpus.translations].flatMap(bodyFaults),
  ];
}

const faultsOfTexts = cacheByObject((texts: readonly ShownText[]) => texts.flatMap(faultsIn));

const bodyFaults = cacheByObject((text: Pick<Document, 'file' | 'body' | 'language'>) => {
  const { file, language } = text;
  return unitsOf(text).flatMap((unit) => paragraphFaults({ ...unit, file, language }));
});

type Unit = Pick<ShownText, 'file' | 'line' | 'words' | 'language'>;

/** The titles, paragraphs, items and cells of a body. A component without words is as it is typed. */
function unitsOf(text: Pick<Document, 'body'>): Pick<Unit, 'line' | 'words'>[] {
  const typed = ({ position }: Element) =>
    text.body.text.slice(position?.start.offset, position?.end.offset);
  return cutSections(text).flatMap(({ title, line, units }) => [
    { line, words: title },
    ...units.map((unit) => ({
      line: unit.line,
      words: plainText(unit.words, (element) =>
        element.children.length > 0 ? undefined : typed(element),
      ),
    })),
  ]);
}

/** The faults that only a whole paragraph, item or cell shows. */
function paragraphFaults({ file, line, words, language }: Unit): Diagnostic[] {
  const lone = loneMark(words, language);
  const repeated = repeatedSentence(words);
  const messages = [
    ...(lone === undefined
      ? []
      : [
          `“${lone}”: a bracket or quotation mark has no partner. Type the other one, or remove this one.`,
        ]),
    ...(repeated === undefined
      ? []
      : [`“${repeated}”: the same sentence stands here twice, one after the other. Remove one.`]),
  ];
  return messages.map((message) => ({ file, line, message }));
}

const pairs = ['()', '[]', '（）', '«»', '《》', '「」', '“”'];
/** A letter or number of a list, as in “a) and b)” or “letter f)”: its bracket opens nowhere. */
const listMark = /(?<![A-Za-z\d])(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})[)）]/g;

/** The first bracket or quotation mark without its partner, with the words beside it. */
function loneMark(words: string, language: LanguageCode): string | undefined {
  const lone = pairs.flatMap(([open = '', close = '']) => {
    // „So“ quotes German.
    const first = language === 'de' && open === '“' ? '„' : open;
    const last = first === '„' ? '“' : close;
    if (!words.includes(first) && !words.includes(last)) return [];
    const waiting: number[] = [];
    const without: number[] = [];
    for (let place = 0; place < words.length; place += 1) {
      if (words[place] === first) waiting.push(place);
      else if (words[place] === last && waiting.pop() === undefined) without.push(place);
    }
    // Each paragraph of a long quotation begins with a mark.
    if (open === '“' && waiting[0] === 0) waiting.shift();
    // A mark of a list may have taken the partner of another bracket.
    const marks = words.match(listMark)?.filter((mark) => mark.endsWith(last)).length ?? 0;
    return [...without.slice(marks), ...waiting];
  });
  if (lone.length === 0) return undefined;
  const place = Math.min(...lone);
  return words.slice(Math.max(0, place - 15), place + 25).trim();
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

const faultsOf = cacheByText((language: LanguageCode): readonly Fault[] => {
  const { unfinished } = rulesOf(language);
  const broken = {
    found: new RegExp(
      ` (?<=(?:^|[\\p{L}\\p{N},;)’”»]) )(?:${unfinished})[.!?](?=[”»)]?(?: |$))`,
      'u',
    ),
    says: 'a sentence ends, and this word cannot end one. Write what follows it, or remove it.',
  };
  return [
    ...(language === defaultLanguage ? [denial, doubled, verbless] : []),
    ...(unfinished === undefined ? [] : [broken]),
  ];
});

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

/** “We must a document”: who may or must, and nothing that they do. A question has its verb elsewhere. */
const verbless: Fault = {
  found:
    /\b(?:[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|who|which|that) (?:can|cannot|may|must|will|shall|should)(?: not)? (?:an?|the|our|your|their|any)\b(?![^.!?]*\?)/u,
  says: 'the verb is missing after “may”, “must” and the like. Add it.',
};

const modal = 'can|cannot|may|must|will|shall|should|could|would';
/** “It may must be sent”, “you cannot not pay”: two modal verbs, or two negations, side by side. “Those who can should pay” is right. */
const doubled: Fault = {
  found: new RegExp(
    `(?<!\\b(?:who|that|which|what|whatever|as|free|own|at|or|the) )\\b(?:(?:${modal})(?: not)? (?:${modal})|(?:cannot|not) not)\\b`,
    'u',
  ),
  says: 'two modal verbs, or two “not”, stand side by side. Remove one.',
};
