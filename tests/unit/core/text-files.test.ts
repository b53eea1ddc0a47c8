import { expect, test } from 'vitest';
import { humansText, securityText } from '../../../src/core/text-files.ts';

test('security.txt has the fields that RFC 9116 wants, one a line', () => {
  const text = securityText({
    contacts: ['mailto:a@a.example', 'https://a.example/contact'],
    expires: new Date('2027-11-20'),
    policy: 'https://a.example/trust/bug-bounty',
    canonical: 'https://a.example/.well-known/security.txt',
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:a@a.example',
    'Contact: https://a.example/contact',
    'Expires: 2027-11-20T00:00:00.000Z',
    'Preferred-Languages: en',
    'Policy: https://a.example/trust/bug-bounty',
    'Canonical: https://a.example/.well-known/security.txt',
    '',
  ]);
});

test('humans.txt says who, where and in which languages', () => {
  const company = {
    name: 'A Limited',
    about: 'Payments.',
    address: 'London',
    email: 'a@a.example',
  };
  const english = {
    code: 'en',
    englishName: 'English',
    nativeName: 'English',
    flag: '',
    dir: 'ltr',
    locale: 'en-GB',
  } as const;
  expect(humansText(company, [english])).toBe(
    'A Limited\nPayments.\n\nAddress: London\nE-mail: a@a.example\nLanguages: English\n',
  );
});
