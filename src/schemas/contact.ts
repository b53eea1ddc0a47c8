import * as v from 'valibot';
import { isEmail } from './email.ts';

/** Subjects of an enquiry, in the order in which they are offered. */
export const subjects = ['merchant', 'partner', 'general', 'compliance'] as const;

/** Greatest and least lengths, in UTF-16 units after trimming, as `maxlength` counts them. */
export const limits = { name: 100, company: 100, email: 255, messageMin: 10, message: 2000 };

/** What can be wrong with a field: a key of `errors` in `content/locales/<language>/contact.json`. */
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
const text = v.pipe(v.string(), v.trim());

/** The enquiry form of the specification's point 5: values are trimmed, an empty company is left out. */
export const enquirySchema = v.object({
  name: v.pipe(
    text,
    v.minLength(1, error('nameRequired')),
    v.maxLength(limits.name, error('nameLong')),
  ),
  company: v.pipe(text, v.maxLength(limits.company, error('companyLong'))),
  email: v.pipe(
    text,
    isEmail(error('emailInvalid')),
    v.maxLength(limits.email, error('emailLong')),
  ),
  subject: v.picklist(subjects, error('subject')),
  message: v.pipe(
    text,
    v.minLength(limits.messageMin, error('messageShort')),
    v.maxLength(limits.message, error('messageLong')),
  ),
  gdprConsent: v.literal(true, error('consent')),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
export type EnquiryField = keyof Enquiry;
/** What stands in the fields, before it is checked. */
export type EnquiryInput = Readonly<Record<Exclude<EnquiryField, 'gdprConsent'>, string>> & {
  readonly gdprConsent: boolean;
};
