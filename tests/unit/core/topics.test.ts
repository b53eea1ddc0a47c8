import { expect, test } from 'vitest';
import contact from '../../../content/locales/en/contact.json' with { type: 'json' };
import { subjects } from '../../../src/browser/schemas/contact.ts';
import { isTopic, topics } from '../../../src/core/topics.ts';

test('a topic chooses a subject of the form, and words that begin the message belong to one', () => {
  for (const subject of Object.values(topics)) expect(subjects).toContain(subject);
  for (const topic of Object.keys(contact.form.topics)) expect(isTopic(topic), topic).toBe(true);
});

test.each(['', 'toString', '__proto__', 'Privacy', 'privacy '])('“%s” is no topic', (text) => {
  expect(isTopic(text)).toBe(false);
});
