import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { underOtherNames } from '../../../../src/desk/launch/other-names.ts';

const text = `# Written once.
brand: { value: Exampla, placeholder: true }
email: { value: hello@exampla.example }
company-number: { value: "01234567" }
registered-in: { value: England and Wales }
`;

test('what belongs only to the company gets another value of the same shape', () => {
  expect(parse(underOtherNames(text))).toEqual({
    brand: { value: 'Rknzcyn', placeholder: true },
    email: { value: 'uryyb@rknzcyn.rknzcyr' },
    'company-number': { value: '56789012' },
    'registered-in': { value: 'England and Wales' },
  });
});

test('numbers stay texts, and comments stay', () => {
  const other = underOtherNames(text);
  expect(other).toContain('"56789012"');
  expect(other).toContain('# Written once.');
});

test('twice gives the names back', () => {
  expect(parse(underOtherNames(underOtherNames(text)))).toEqual(parse(text));
});
