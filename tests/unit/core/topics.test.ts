import { expect, test } from 'vitest';
import contact from '../../../content/locales/en/contact.json' with { type: 'json' };
import { isTopic, topics } from '../../../src/core/topics.ts';
import { subjects } from '../../../src/schemas/contact.ts';

test('a topic chooses a subject of the form, and has the words that begin the message', () => {
  for (const subject of Object.values(topics)) expect(subjects).toContain(subject);
  expect(Object.keys(contact.form.topics).sort()).toEqual(Object.keys(topics).sort());
});

test('complaints and privacy requests go to compliance', () => {
  expect(topics).toMatchObject({ complaint: 'compliance', privacy: 'compliance' });
});

test.each(['', 'toString', '__proto__', 'Privacy', 'privacy '])('“%s” is no topic', (text) => {
  expect(isTopic(text)).toBe(false);
});
