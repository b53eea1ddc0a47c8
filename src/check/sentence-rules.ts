// What no sentence says: nobody cannot do it, and no sentence ends in “the.” Both are left over where a sentence was changed.

import { memoByObject, memoOf } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { lineWithin, type ShownText, shownTexts } from './texts.ts';

const recall = memoByObject<readonly ShownText[], readonly Diagnostic[]>();

/** The sentences that deny twice, and those that break off: of each kind the first in a text. */
export function sentenceRules(corpus: Corpus): Diagnostic[] {
  return shownTexts(corpus).flatMap((texts) => recall(texts, () => texts.flatMap(faultsIn)));
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
      ...(language === defaultLanguage ? [denial] : []),
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
