import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../src/schemas/check.ts';
import {
  type ContactError,
  type Enquiry,
  enquirySchema,
  limits,
  subjects,
} from '../../../src/schemas/contact.ts';

const right = {
  name: 'Ada Example',
  company: '',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and more.',
  gdprConsent: true,
};
const check = (input: object) =>
  checkForm<Enquiry, ContactError>(enquirySchema, { ...right, ...input });
const errorsOf = (input: object) => {
  const checked = check(input);
  return checked.ok ? {} : checked.errors;
};
const long = (length: number) => 'a'.repeat(length);

test('a right form gives its trimmed values', () => {
  expect(
    check({ name: ' Ada ', message: `\n${long(10)} `, company: ' ', email: ' a@b.co ' }),
  ).toEqual({
    ok: true,
    value: { ...right, name: 'Ada', message: long(10), company: '', email: 'a@b.co' },
  });
});

test('an empty form: one error of each required field', () => {
  const empty = { name: '', company: '', email: '', subject: '', message: '', gdprConsent: false };
  expect(errorsOf(empty)).toEqual({
    name: 'nameRequired',
    email: 'emailInvalid',
    subject: 'subject',
    message: 'messageShort',
    gdprConsent: 'consent',
  });
});

describe('the limits, in UTF-16 units after trimming', () => {
  test.each([
    ['name', long(100), undefined],
    ['name', ` ${long(100)} `, undefined],
    ['name', long(101), 'nameLong'],
    ['name', '😀'.repeat(50), undefined],
    ['name', `${'😀'.repeat(50)}a`, 'nameLong'],
    ['name', '\u00a0\u2003\u3000\ufeff', 'nameRequired'],
    ['company', long(100), undefined],
    ['company', long(101), 'companyLong'],
    ['email', `${long(243)}@example.org`, undefined],
    ['email', `${long(244)}@example.org`, 'emailLong'],
    ['email', `${long(300)}`, 'emailInvalid'],
    ['message', long(9), 'messageShort'],
    ['message', ` ${long(9)} `, 'messageShort'],
    ['message', long(10), undefined],
    ['message', 'e\u0301'.repeat(5), undefined],
    ['message', long(2000), undefined],
    ['message', ` ${long(2000)} `, undefined],
    ['message', long(2001), 'messageLong'],
  ])('%s %j', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual(error ? { [field]: error } : {});
  });
});

describe('what cannot be seen or shown', () => {
  test.each([
    ['name', '\u200b\u200d\u2060', 'nameRequired'],
    ['name', '\u3164\u2800', 'nameRequired'],
    ['name', 'Ada\nBcc: x@example.org', 'nameUnfit'],
    ['name', 'Ada\tExample', 'nameUnfit'],
    ['name', 'Ada\u0001', 'nameUnfit'],
    ['name', 'Ada\u2028Example', 'nameUnfit'],
    ['name', 'Ada\ud800', 'nameUnfit'],
    ['name', 'می\u200cخواهم', undefined],
    ['name', '👩\u200d💻', undefined],
    ['name', '-', undefined],
    ['company', 'a\u007fb', 'companyUnfit'],
    ['company', 'a\r\nb', 'companyUnfit'],
    ['email', 'a@b.example\nBcc: c@d.example', 'emailInvalid'],
    ['message', '\u200b'.repeat(10), 'messageShort'],
    ['message', `${long(10)}\u001b[2J`, 'messageUnfit'],
    ['message', `${long(10)}\ud800`, 'messageUnfit'],
    ['message', `${long(10)}\r\n\n\tmore\u2028`, undefined],
  ])('%s %j', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual(error ? { [field]: error } : {});
  });

  test('a company that cannot be seen is left out', () => {
    expect(check({ company: '\u200b\u200b' })).toMatchObject({ ok: true, value: { company: '' } });
  });
});

test('a subject is one of four, and consent is true and nothing like it', () => {
  for (const subject of subjects) expect(errorsOf({ subject })).toEqual({});
  for (const subject of ['', 'Merchant', 'other', 'constructor', null, 1]) {
    expect(errorsOf({ subject })).toEqual({ subject: 'subject' });
  }
  for (const gdprConsent of [false, 'true', 1, 'on', undefined]) {
    expect(errorsOf({ gdprConsent })).toEqual({ gdprConsent: 'consent' });
  }
});

test('the limits are those that inputs carry', () => {
  expect(limits).toEqual({ name: 100, company: 100, email: 255, messageMin: 10, message: 2000 });
});
