import * as v from 'valibot';
import { isEmail } from './email.ts';

/** Subjects of an enquiry, in the order in which they are offered. */
export const subjects = ['merchant', 'partner', 'general', 'compliance'] as const;

/** Greatest and least lengths, in UTF-16 units after trimming, as `maxlength` counts them. */
export const limits = { name: 100, company: 100, email: 255, messageMin: 10, message: 2000 };

/** An error of a field: a key of `errors` in `content/locales/<language>/contact.json`. */
export type ContactError =
  | 'nameRequired'
  | 'nameLong'
  | 'companyLong'
  | 'emailInvalid'
  | 'emailLong'
  | 'subject'
  | 'messageShort'
  | 'messageLong'
  | 'consent';

const error = (key: ContactError): ContactError => key;

/** A visible character. Spaces, joiners, fillers and the like are invisible. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
/** What no text can hold: control characters and halves of characters; in a text of one line, line breaks too. */
const unfitInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const unfitInLines = /(?:(?![\t\n\r])[\p{Cc}\p{Cs}])+/gu;

/**
 * A text as it is sent. It is cleaned and not refused, because the reader would look in vain for what is wrong with it.
 * @param unfit what is taken out
 * @param blank what stays in place of a tab or a line break, so that words stay apart
 */
const text = (unfit: RegExp, blank: string) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.replace(unfit, (found) => (/\s/.test(found) ? blank : '')).trim()),
    v.transform((given) => (visible.test(given) ? given : '')),
  );
const line = text(unfitInLine, ' ');

/**
 * The enquiry form, whose values are cleaned and trimmed. The database takes every
 * text that comes out of it, and no other (supabase/migrations/20261122090100_guards_on_postgres.sql).
 */
export const enquirySchema = v.object({
  name: v.pipe(
    line,
    v.minLength(1, error('nameRequired')),
    v.maxLength(limits.name, error('nameLong')),
  ),
  company: v.pipe(line, v.maxLength(limits.company, error('companyLong'))),
  email: v.pipe(
    line,
    isEmail(error('emailInvalid')),
    v.maxLength(limits.email, error('emailLong')),
  ),
  subject: v.picklist(subjects, error('subject')),
  message: v.pipe(
    text(unfitInLines, '\n'),
    v.minLength(limits.messageMin, error('messageShort')),
    v.maxLength(limits.message, error('messageLong')),
  ),
  gdprConsent: v.literal(true, error('consent')),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
/** The values of the fields before they are checked. */
export type EnquiryInput = Readonly<Record<Exclude<EnquiryField, 'gdprConsent'>, string>> & {
  readonly gdprConsent: boolean;
};
