import { z } from 'astro/zod';
import { languages } from '../../languages/list.ts';
import { choice, date, documentId, id, text, version } from './fields.ts';

/**
 * For which hosts HTTPS is demanded: the site's own host (`site`), its subdomains too (`subdomains`), or both, with an entry
 * in the browsers' own list (`preload`).
 */
export const transportScopes = ['site', 'subdomains', 'preload'] as const;

export const launch = z.strictObject({
  /** Day from which the site is public; `null` until then. */
  publicSince: date.nullable(),
  /** The hosts that `Strict-Transport-Security` binds (RFC 6797); `null` until the owner of the domain has decided. */
  transport: choice(transportScopes).nullable().default(null),
  /** The version of each document that counsel has reviewed, and when. */
  counsel: z.record(documentId, z.strictObject({ version, date }), {
    error: 'documents, each with { version: "1.0", date: 2026-12-01 }',
  }),
  /**
   * The texts of each language that a speaker of the language has reviewed, by their fingerprint, and the day of the review.
   */
  translations: z
    .partialRecord(
      z.enum(languages.map(({ code }) => code)),
      z.strictObject({
        texts: z.string().regex(/^[0-9a-f]{12}$/, {
          error: 'the twelve characters that npm run check:launch prints, in quotation marks',
        }),
        date,
      }),
      { error: 'languages, each with { texts: "0123456789ab", date: 2026-12-01 }' },
    )
    .default({}),
  questions: z.array(z.strictObject({ id, question: text, answer: text.nullable() }), {
    error: 'a list of questions',
  }),
});
