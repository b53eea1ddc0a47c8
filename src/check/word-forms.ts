// Finds a word in a text in any grammatical form: with endings, Arabic clitics, or in German compounds. It looks for a stem
// and does not check the grammar; a reader does that.
import { replacePlaceholders } from '../core/placeholders.ts';
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { evenSpelling, letters } from '../languages/spelling.ts';

const letter = `[${letters}]`;
const other = `[^${letters}]+`;

/** Removes values and tags, because no term depends on them. */
const readable = (text: string) => replacePlaceholders(text, () => '0').replace(/<\/?\d+>/g, '');

/** A text in the form in which the patterns of a language read it. */
export function evenText(text: string, language: LanguageCode): string {
  const typed = readable(text).normalize('NFC').toLowerCase();
  return evenSpelling(rulesOf(language).forms.even?.(typed) ?? typed, language);
}

/** A text without its brackets. */
export function withoutGlosses(text: string): string {
  return text.replace(/\s*[(（][^()（）]*[)）]/g, '');
}

/** Other words between two words of a term. */
const gap = '[^]{0,80}?';

/**
 * The pattern of a term, for a text from `evenText`. A gloss in brackets is optional; `…` stands for other words; a word that
 * ends in `*` may have any ending.
 * @param how `in any form` for a required term; `as it is` for a forbidden word, which may only have its own endings.
 */
export function wordPattern(
  term: string,
  language: LanguageCode,
  how: 'in any form' | 'as it is',
): RegExp {
  const { forms, proclitics = '', unspaced } = rulesOf(language);
  const { stem = (word: string) => word, after = 0, ending = '', small = 0, compounds } = forms;
  const even = (text: string) => evenText(text, language);
  const bare = withoutGlosses(readable(term)) || readable(term);
  if (unspaced) {
    const parts = bare.split('…').map((part) => RegExp.escape(even(part)));
    return new RegExp(parts.join(gap), 'u');
  }
  const skips = how === 'in any form' ? small : 0;
  const all = wordsIn(bare);
  // A code is required, however short it is.
  const kept = all.filter((word) => word === '…' || word.length > skips || /\p{Lu}{2}/u.test(word));
  const words = kept.some((word) => word !== '…') ? kept : all;
  const between = skips > 0 ? `(?:${other}${letter}{1,${skips}})*${other}` : other;
  const pattern = (typed: string) => {
    if (typed.endsWith('*'))
      return `${proclitics}${RegExp.escape(even(typed.slice(0, -1)))}${letter}*`;
    const word = even(typed);
    return how === 'as it is'
      ? `${proclitics}${RegExp.escape(word)}${ending}`
      : `${proclitics}${RegExp.escape(stem(word))}${letter}{0,${after}}`;
  };
  const source = words
    .map((word, index) => {
      if (word === '…') return gap;
      const joint = index === 0 || words[index - 1] === '…' ? '' : between;
      return `${joint}${pattern(word)}`;
    })
    .join('');
  return compounds && how === 'in any form'
    ? new RegExp(`${source}${letter}*`, 'u')
    : new RegExp(`(?<!${letter})${source}(?!${letter})`, 'u');
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}*]+|…/gu) ?? [];

/** Finds an English term, with the endings of a noun; one with capitals is found as it is written. */
export function englishPattern(term: string): RegExp {
  const words = term.split(/[\s-]+/).map((word) => RegExp.escape(word));
  const last = words.at(-1) ?? '';
  const ending = last.endsWith('y') ? `${last.slice(0, -1)}(?:y|ies)` : `${last}(?:s|es)?`;
  const source = [...words.slice(0, -1), ending].join('[\\s-]+');
  return new RegExp(`(?<![a-z0-9])${source}(?![a-z0-9])`, /\p{Lu}/u.test(term) ? 'g' : 'gi');
}
