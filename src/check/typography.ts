// Purpose: the marks and spaces of a language in a text as readers get it, values and all. Pure.
import type { LanguageCode } from '../languages/list.ts';
import type { Fault } from '../languages/marks.ts';
import { rulesOf } from '../languages/rules.ts';

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
