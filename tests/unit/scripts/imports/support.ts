// Runs one rule of the structure check over a few files written as text.
import { type Rule, sentenceOf } from '../../../../scripts/imports/modules.ts';

/** What a rule says of some files, as it is printed. */
export function say(rule: Rule, files: Readonly<Record<string, string>>): string[] {
  return rule(new Map(Object.entries(files))).map(sentenceOf);
}
