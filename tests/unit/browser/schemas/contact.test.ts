import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../../src/browser/schemas/check.ts';
import {
  type ContactError,
  type Enquiry,
  enquirySchema,
  subjects,
} from '../../../../src/browser/schemas/contact.ts';

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

describe('what no text can hold is taken out, and refused for nothing', () => {
  test.each([
    ['name', 'Ada\nBcc: x@example.org', 'Ada Bcc: x@example.org'],
    ['name', 'Ada\tExample', 'Ada Example'],
    ['name', '\u0000Ada\u0001', 'Ada'],
    ['name', 'Ada\u2028Example', 'Ada Example'],
    ['name', 'Ada\ud800', 'Ada'],
    ['name', '\u0007 Ada \u0007', 'Ada'],
    ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['name', '👩\u200d💻', '👩\u200d💻'],
    ['name', '-', '-'],
    ['company', 'a\u007fb', 'ab'],
    ['company', 'a\r\nb', 'a b'],
    ['company', '\u200b\u200b', ''],
    ['email', '\u0002ada@example.org\u0003', 'ada@example.org'],
    ['message', `${long(10)}\u001b[2J`, `${long(10)}[2J`],
    ['message', `${long(10)}\udfff`, long(10)],
    ['message', `${long(10)}\u000bmore`, `${long(10)}\nmore`],
    ['message', `${long(10)}\r\n\n\tmore\u2028x`, `${long(10)}\r\n\n\tmore\u2028x`],
  ])('%s %j', (field, value, sent) => {
    expect(check({ [field]: value })).toMatchObject({ ok: true, value: { [field]: sent } });
  });

  test.each([
    ['name', '\u200b\u200d\u2060', 'nameRequired'],
    ['name', '\u3164\u2800', 'nameRequired'],
    ['name', '\u0001\u0002', 'nameRequired'],
    ['email', 'a@b.example\nBcc: c@d.example', 'emailInvalid'],
    ['message', '\u200b'.repeat(10), 'messageShort'],
    ['message', '\u0001'.repeat(10), 'messageShort'],
    ['message', `${'\u0001'.repeat(10)}${long(9)}`, 'messageShort'],
  ])('what is left counts: %s %j', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });

  test('control characters take nothing from the lengths, and what was sent is sent as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
        const [first, message] = [check({ name: typed }), check({ message: typed })];
        for (const checked of [first, message]) {
          if (!checked.ok) continue;
          expect(check(checked.value)).toEqual(checked);
        }
        expect(errorsOf({ name: `\u0001${long(100)}\u0001` })).toEqual({});
      }),
    );
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
