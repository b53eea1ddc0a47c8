import { expect, test } from 'vitest';
import { limits } from '../../src/browser/schemas/contact.ts';
import { corpus } from './real-content.ts';

test('the limits of the enquiry form are those of the facts', () => {
  const value = (id: string) => corpus.facts.values.get(`form-${id}`)?.value;
  expect(limits).toEqual({
    name: value('name-max'),
    company: value('company-max'),
    email: value('email-max'),
    messageMin: value('message-min'),
    message: value('message-max'),
  });
});
