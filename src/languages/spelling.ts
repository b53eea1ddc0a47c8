import type { LanguageCode } from './list.ts';
import { rulesOf } from './rules.ts';

/** A text in the spelling in which words are searched: without marks that are invisible or optional. */
export function evenSpelling(text: string, language: LanguageCode): string {
  const common = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\u00ad\ufeff]/g, '')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=\d)\s+(?=%)/g, '')
    .replace(/\s+/g, ' ');
  return rulesOf(language).spelling?.(common) ?? common;
}

/**
 * The letters of words, as a class of a pattern: letters, their marks and digits of every script before Han in Unicode,
 * without commas and full stops. Unicode properties would say the same, but would make an expression a hundred times slower
 * to prepare.
 */
export const letters = String.raw`\w\u00c0-\u060b\u060d-\u061a\u0620-\u0963\u0966-\u1fff`;
