/**
 * Topics that a link to the enquiry form may name (`/contact?topic=privacy`), with the subject that each selects. Some begin
 * the message with words, which stand in `content/locales/en/contact.json` under `form.topics`; the others write nothing.
 */
export const topics = {
  merchant: 'merchant',
  partner: 'partner',
  accessibility: 'general',
  violation: 'compliance',
  complaint: 'compliance',
  privacy: 'compliance',
} as const;

export type Topic = keyof typeof topics;

export function isTopic(text: string): text is Topic {
  return Object.hasOwn(topics, text);
}
