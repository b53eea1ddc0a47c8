/**
 * Topics that a link to the enquiry form may name (`/contact?topic=privacy`), with the subject that each selects. The words
 * with which each begins the message stand in `content/locales/en/contact.json`, under `form.topics`.
 */
export const topics = {
  accessibility: 'general',
  violation: 'compliance',
  complaint: 'compliance',
  privacy: 'compliance',
} as const;

type Topic = keyof typeof topics;

/** Whether a text names a topic. */
export function isTopic(text: string): text is Topic {
  return Object.hasOwn(topics, text);
}
