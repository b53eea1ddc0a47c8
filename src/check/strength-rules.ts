// A sentence that binds, allows or denies does so in every language. A translation that has lost the word for it says something
// else, often the opposite, and no reader of one language alone can see that.

import { cacheByObject, cacheByText } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { lineCounter } from '../corpus/read/source.ts';
import type { Unit } from '../corpus/translations/sections.ts';
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf, type Strength } from '../languages/rules.ts';
import { letters } from '../languages/spelling.ts';
import { sentencesOfNodes } from './sentences.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';
import { type Waivable, waiverAdvice } from './waivers.ts';
import { evenText } from './word-forms.ts';

/** The English words that a translation has to say as well, each kind with what one says of it. */
const kinds: readonly {
  readonly kind: keyof Strength;
  readonly english: RegExp;
  readonly says: string;
}[] = [
  {
    kind: 'denial',
    // “No later than” sets a limit, “no longer” a time, and “whether or not” denies nothing.
    english:
      /\b(?:(?<!\b(?:or|than) )not(?! (?:later|more|less|only)\b)|[Nn]ever|[Nn]obody|[Nn]one|[Nn]either|cannot|[Nn]o(?! (?:later|longer|more|less|fewer|matter)\b))\b|n['’]t\b/,
    says: 'denies nothing',
  },
  {
    kind: 'duty',
    // “Must only” and “must be no” are said as what one may not do.
    english: /\bmust\b(?! (?:(?:be )?no|not|never)\b)(?!.*\b(?:only|impossible)\b)/,
    says: 'binds nobody',
  },
  {
    kind: 'right',
    // Of somebody who may do nothing, the denial is looked at.
    english:
      /(?<!\b(?:[Nn]o|not|never|[Nn]obody|[Nn]either|cannot)\b.*)\b(?:may|can|might)\b(?! (?:not|\w+ no)\b)(?!.*\bno (?:more|longer)\b)/,
    says: 'allows nothing',
  },
];

/** The sentences of translated bodies that lack the words by which their English binds, allows or denies. */
export function strengthRules(corpus: Corpus): Waivable[] {
  return translationPairs(corpus).flatMap(problemsIn);
}

/** No fact or name binds anybody, so that what was found stays true while they change. */
const anyValue = () => '…';

const problemsIn = cacheByObject(({ alike, translation, document }: TranslationPair) => {
  const { file, language } = translation;
  const has = strengthOf(language);
  if (!has) return [];
  const lineAt = lineCounter(translation.body.text);
  return alike.flatMap(({ own, english }) =>
    own.units.flatMap(({ words, line }, index): Waivable[] => {
      const original = english.units[index];
      const theirs = sentencesOfNodes(original?.words ?? [], anyValue);
      const ours = sentencesOfNodes(words, anyValue);
      const textOf = (sentences: readonly { readonly text: string }[]) =>
        sentences.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
      // Where a language cuts a paragraph into more sentences or fewer, it is compared as one.
      const pairs = (
        theirs.length === ours.length
          ? ours.map((sentence, place) => [theirs.slice(place, place + 1), [sentence]] as const)
          : [[theirs, ours] as const]
      ).map(([source, sentences]) => {
        const [said, text, at] = [textOf(source), textOf(sentences), sentences[0]?.at];
        // What leads into a list may say it in each item.
        const next = said.endsWith(':') ? own.units.slice(index + 1).find(isShown) : undefined;
        const item = next ? textOf(sentencesOfNodes(next.words, anyValue)) : '';
        return { said, text, at, even: evenText(`${text} ${item}`, language) };
      });
      return pairs.flatMap(({ said, text, at, even }) => {
        const lost = kinds.find((each) => {
          // Wherever the sentences are cut, as many of them must say it.
          const english = pairs.filter((pair) => each.english.test(pair.said));
          const own = pairs.filter((pair) => has[each.kind].test(pair.even));
          return (
            each.english.test(said) && !has[each.kind].test(even) && own.length < english.length
          );
        });
        if (!lost) return [];
        const [word = ''] = lost.english.exec(said) ?? [];
        const message = `“${word}” is lost: the English says “${said}” (${document.file}:${original?.line}), and its translation ${lost.says}: “${text}”. Say it; where the language says it in another way, ${waiverAdvice(at)}.`;
        return [{ file, line: at === undefined ? line : lineAt(at), at, message }];
      });
    }),
  );
});

const isShown = ({ words }: Unit) => words.length > 0;

/** The patterns of a language for texts from `evenText`. */
const strengthOf = cacheByText((language: LanguageCode) => {
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
  return {
    duty: pattern(strength.duty),
    right: pattern(strength.right),
    denial: pattern(strength.denial),
  };
});
