// A sentence that binds, allows, denies or sets a limit does so in every language. A translation that has lost the word for it says
// something else, often the opposite, and no reader of one language alone can see that.

import { cacheByObject, cacheByText } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { lineCounter } from '../corpus/read/source.ts';
import type { Unit } from '../corpus/translations/sections.ts';
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf, type Strength } from '../languages/rules.ts';
import { letters } from '../languages/spelling.ts';
import { sentencesIn } from './passages.ts';
import { sentencesOfNodes } from './sentences.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';
import { type Waivable, waiverAdvice } from './waivers.ts';
import { evenText } from './word-forms.ts';

/** The English words that a translation has to say as well. */
const kinds: readonly { readonly kind: keyof Strength; readonly english: RegExp }[] = [
  {
    kind: 'denial',
    // “No later than” sets a limit, “no longer” a time, and “whether or not” denies nothing.
    english:
      /\b(?:(?<!\b(?:or|than) )not(?! (?:later|more|less|only)\b)|[Nn]ever|[Nn]obody|[Nn]one|[Nn]either|cannot|[Nn]o(?! (?:later|longer|more|less|fewer|matter)\b))\b|n['’]t\b/,
  },
  {
    kind: 'duty',
    // “Must only” and “must be no” are said as what one may not do.
    english: /\bmust\b(?! (?:(?:be )?no|not|never)\b)(?!.*\b(?:only|impossible)\b)/,
  },
  {
    kind: 'right',
    // Of somebody who may do nothing, the denial is looked at.
    english:
      /(?<!\b(?:[Nn]o|not|never|[Nn]obody|[Nn]either|cannot)\b.*)\b(?:may|can|might)\b(?! (?:not|\w+ no)\b)(?!.*\bno (?:more|longer)\b)/,
  },
  { kind: 'ban', english: /\bmust (?:not|never)\b/ },
  { kind: 'least', english: /\bat least\b/i },
  { kind: 'before', english: /\bbefore(?:hand)?\b/i },
  { kind: 'after', english: /\bafter(?:wards)?\b/i },
];

/** Days of work are others than days, and a time in them is longer. */
const workingDay = /\b(?:business|working) days?\b/i;

/** The sentences of translated documents that lack the words by which their English binds, allows, denies or limits, or count other days. */
export function strengthRules(corpus: Corpus): Waivable[] {
  return translationPairs(corpus).flatMap(problemsIn);
}

const problemsIn = cacheByObject(
  ({ alike, heads, translation, document }: TranslationPair): readonly Waivable[] => {
    const { file, language, source } = translation;
    const has = strengthOf(language);
    if (!has) return [];
    const lineAt = lineCounter(translation.body.text);
    const problems = (pairs: readonly SentencePair[], line: number, original: number | undefined) =>
      pairs.flatMap((pair) => {
        // Of English that was left where a translation should stand, another rule speaks.
        if (isEnglish(pair)) return [];
        const says = otherDays(pair, has) ?? lostWord(pair, pairs, has);
        if (says === undefined) return [];
        const { said, text, at } = pair;
        const message = `${says}: the English says “${said}” (${document.file}:${original}), and its translation “${text}”. Say the same; where the language says it in another way, ${waiverAdvice(at)}.`;
        return [{ file, line: at === undefined ? line : lineAt(at), at, message }];
      });
    return [
      ...heads.flatMap(({ path, text, english, state }) => {
        // A title or a description binds nobody.
        if (path[0] !== 'summary' || english === undefined || state === 'stale') return [];
        const pairs = sentencePairs(sentencesOfText(english), sentencesOfText(text), [], language);
        return problems(pairs, source?.lineOf(path) ?? 1, document.source?.lineOf(path));
      }),
      ...alike.flatMap(({ own, english }) =>
        own.units.flatMap((unit, index) => {
          const [original, next] = [english.units[index], own.units.slice(index + 1).find(isShown)];
          const [theirs, ours, after] = [original, unit, next].map((each) =>
            sentencesOfNodes(each?.words ?? [], anyValue),
          );
          const pairs = sentencePairs(theirs ?? [], ours ?? [], after ?? [], language);
          return problems(pairs, unit.line, original?.line);
        }),
      ),
    ];
  },
);

const isShown = ({ words }: Unit) => words.length > 0;

/** An English sentence, its translation, and that in the form which the patterns read. */
type SentencePair = {
  readonly said: string;
  readonly text: string;
  readonly even: string;
  readonly at: number | undefined;
};

/** A sentence, and its place in the body; `undefined` in front matter. */
type Placed = { readonly text: string; readonly at: number | undefined };

/** The sentences of a text of the front matter. */
function sentencesOfText(typed: string): Placed[] {
  const text = replacePlaceholders(typed, anyValue);
  return sentencesIn(text).map(({ start, end }) => ({
    text: text.slice(start, end).trim(),
    at: undefined,
  }));
}

/**
 * The sentences of a paragraph beside each other. Where a language cuts it into more sentences or fewer, it is compared as one.
 * @param next what follows it in the translation
 */
function sentencePairs(
  theirs: readonly Placed[],
  ours: readonly Placed[],
  next: readonly Placed[],
  language: LanguageCode,
): SentencePair[] {
  const pairs =
    theirs.length === ours.length
      ? ours.map((sentence, place) => [theirs.slice(place, place + 1), [sentence]] as const)
      : [[theirs, ours] as const];
  return pairs.map(([source, sentences]) => {
    const [said, text, at] = [textOf(source), textOf(sentences), sentences[0]?.at];
    // What leads into a list may say it in each item.
    const item = said.endsWith(':') ? textOf(next) : '';
    return { said, text, at, even: evenText(`${text} ${item}`, language) };
  });
}

/** No fact or name binds anybody, so that what was found stays true while they change. */
const anyValue = () => '…';

const textOf = (sentences: readonly { readonly text: string }[]) =>
  sentences.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');

/** Whether a sentence of the English stands in the translation, or all of it does. */
const isEnglish = ({ said, text }: SentencePair) =>
  said === text ||
  (said.match(/[^.!?]{30,}[.!?]/g) ?? []).some((each) => text.includes(each.trim()));

function otherDays({ said, even }: SentencePair, has: Patterns): string | undefined {
  const [theirs, ours] = [workingDay.test(said), has.workingDay.test(even)];
  if (theirs === ours) return undefined;
  return theirs ? 'days of work have become days' : 'days have become days of work';
}

function lostWord(
  { said, even }: SentencePair,
  pairs: readonly SentencePair[],
  has: Patterns,
): string | undefined {
  for (const { kind, english } of kinds) {
    const [word] = english.exec(said) ?? [];
    const own = has[kind];
    if (word === undefined || !own || own.test(even)) continue;
    // Wherever the sentences are cut, as many of them must say it.
    const theirs = pairs.filter((pair) => english.test(pair.said));
    const ours = pairs.filter((pair) => own.test(pair.even));
    if (ours.length < theirs.length) return `“${word}” is lost`;
  }
  return undefined;
}

type Patterns = { readonly [Kind in keyof Strength]: RegExp };

/** The patterns of a language for texts from `evenText`. */
const strengthOf = cacheByText((language: LanguageCode): Patterns | undefined => {
  const { strength, unspaced } = rulesOf(language);
  if (!strength) return undefined;
  const letter = `[${letters}]`;
  const [start, end] = unspaced ? ['', ''] : [`(?<!${letter})`, `(?!${letter})`];
  const pattern = (words: string) => {
    const sources = words
      .split('|')
      .map((word) => RegExp.escape(evenText(word, language)).replaceAll('\\*', `${letter}*`));
    return new RegExp(`${start}(?:${sources.join('|')})${end}`, 'u');
  };
  const patterns = Object.entries(strength).map(([kind, words]) => [kind, pattern(words)]);
  return Object.fromEntries(patterns) as Patterns;
});
