import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { limits } from '../../src/schemas/contact.ts';

test('the limits of the enquiry form are those of the facts', () => {
  const facts = parse(readFileSync('content/facts.yaml', 'utf8'));
  const value = (id: string): unknown => facts[id]?.value;
  expect(limits).toEqual({
    name: value('form-name-max'),
    company: value('form-company-max'),
    email: value('form-email-max'),
    messageMin: value('form-message-min'),
    message: value('form-message-max'),
  });
});
