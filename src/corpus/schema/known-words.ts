import { z } from 'astro/zod';
import { type LanguageCode, languages } from '../../languages/list.ts';
import { text } from './fields.ts';

const shape = Object.fromEntries(languages.map(({ code }) => [code, text.optional()]));

/** `content/known-words.yaml`: words that no dictionary has, by language, and those that are the same in all. */
export const knownWords = z.strictObject({
  all: text,
  ...(shape as Record<LanguageCode, (typeof shape)[string]>),
});
