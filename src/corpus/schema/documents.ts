import { z } from 'astro/zod';
import { hubGroups } from '../../core/hub.ts';
import { address, choice, date, id, text, texts, version, wholeNumber } from './fields.ts';

/** Greatest length of a description, in characters, with its names filled in. */
export const longestDescription = 200;

const points = { error: 'three to seven points' };

const description = text.max(1.5 * longestDescription, {
  error: `one sentence of at most ${longestDescription} characters`,
});

/** The front matter of a document of `content/documents`. */
export const frontMatter = z.strictObject({
  /** Name of the document, as its heading and in lists. */
  title: text,
  /**
   * One sentence for search results and the legal hub. As it is typed it may be longer, because it contains names in double
   * braces.
   */
  description,
  group: choice(hubGroups),
  /** Place within the group; documents of the group are listed by it. */
  order: wholeNumber(1, 999),
  /** Place among the seven key policies of the legal hub. */
  keyPolicy: wholeNumber(1, 7).optional(),
  /** Other addresses of the same page. */
  aliases: z.array(address, { error: 'a list of addresses, such as [/terms]' }).default([]),
  /** Its former addresses, written by `npm run documents:move`: all that stood below them still answers there. */
  movedFrom: z.array(address, { error: 'a list of addresses, such as [/terms]' }).default([]),
  version,
  /** First day on which the version applies; a draft has none, which src/check/stage-rules.ts holds. */
  effective: date.optional(),
  /**
   * How the text binds: `terms` as part of a contract in the version in force, `form` in the version that a signed form names,
   * `policy` as a rule that the company sets itself. Other texts only inform.
   */
  binds: choice(['terms', 'form', 'policy']).optional(),
  /** Day on which the version was published or, as a draft, recorded. */
  updated: date,
  /** Date of the next review. */
  review: date,
  /** A role, never a person. */
  owner: text,
  /** The topic of the enquiry form to which a button of its title block leads; words of the button stand in `document.ask`. */
  topic: choice(['merchant']).optional(),
  /** “At a glance”: not binding. */
  summary: texts.min(3, points).max(7, points),
  /** The section that each point of the summary links to, in the order of the points. */
  summaryClauses: z.array(id, { error: 'a list of ids of sections' }).optional(),
});

/**
 * The front matter of a text of `content/documents` that is a page. A page binds nobody, so it has no version, no dates and
 * no summary.
 */
export const pageFrontMatter = z.strictObject({
  kind: z.literal('page', { error: '"page"; a document has no kind' }),
  title: text,
  description,
});

export type FrontMatter = z.infer<typeof frontMatter>;
