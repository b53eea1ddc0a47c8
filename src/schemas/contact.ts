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
  | 'nameUnfit'
  | 'companyLong'
  | 'companyUnfit'
  | 'emailInvalid'
  | 'emailLong'
  | 'subject'
  | 'messageShort'
  | 'messageLong'
  | 'messageUnfit'
  | 'consent';

const error = (key: ContactError): ContactError => key;
const text = v.pipe(v.string(), v.trim());

/** A visible character. Spaces, joiners, fillers and the like are invisible. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;
/** Texts without control characters and lone surrogates; `line` has no line breaks either. */
const line = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/**
 * The enquiry form: values are trimmed, an empty company is left out. The database holds the
 * same rules (supabase/migrations/20261122090100_guards_on_postgres.sql).
 */
export const enquirySchema = v.object({
  name: v.pipe(
    text,
    v.regex(visible, error('nameRequired')),
    v.maxLength(limits.name, error('nameLong')),
    v.regex(line, error('nameUnfit')),
  ),
  company: v.pipe(
    text,
    v.maxLength(limits.company, error('companyLong')),
    v.regex(line, error('companyUnfit')),
    v.transform((company) => (visible.test(company) ? company : '')),
  ),
  email: v.pipe(
    text,
    isEmail(error('emailInvalid')),
    v.maxLength(limits.email, error('emailLong')),
  ),
  subject: v.picklist(subjects, error('subject')),
  message: v.pipe(
    text,
    v.regex(visible, error('messageShort')),
    v.minLength(limits.messageMin, error('messageShort')),
    v.maxLength(limits.message, error('messageLong')),
    v.regex(lines, error('messageUnfit')),
  ),
  gdprConsent: v.literal(true, error('consent')),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
/** The values of the fields before they are checked. */
export type EnquiryInput = Readonly<Record<Exclude<EnquiryField, 'gdprConsent'>, string>> & {
  readonly gdprConsent: boolean;
};
