import { z } from 'astro/zod';
import { type LanguageCode, languages } from '../../languages/list.ts';
import { text } from './fields.ts';

const words = z.strictObject({ small: text, alike: z.record(z.string(), text) });
const shape = Object.fromEntries(languages.map(({ code }) => [code, words]));

/** `content/search-words.yaml`: what each language brings to its search. */
export const searchWords = z.strictObject(shape as Record<LanguageCode, typeof words>);
