// The constraints of the database and the rules of the form are the same: what one takes, the other takes.
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquirySchema } from '../../src/browser/schemas/contact.ts';
import { add, as, type Database, openPostgres } from './postgres-support.ts';

let database: Database;
beforeAll(async () => {
  database = await openPostgres();
  // Each value is one try; how many are taken is for another test.
  await database.run('alter table public.enquiries disable trigger limit_enquiries');
}, 120_000);
afterAll(() => database.close());

const form = {
  name: 'Ada Example',
  company: '',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and a few more.',
  gdprConsent: true,
};
type Field = 'name' | 'company' | 'email' | 'message';

/** Whether the form would send the value as it is. */
function formTakes(field: Field, value: string): boolean {
  const parsed = safeParse(enquirySchema, { ...form, [field]: value });
  return parsed.success && parsed.output[field] === value && value !== '';
}

/** Whether the database stores the value; which constraint refused it, if not. */
async function stored(field: Field, value: string): Promise<true | string> {
  const answer = await as(database, 'anon', add({ [field]: value }));
  return Array.isArray(answer) || `${answer.code} ${answer.constraint}`;
}

const long = (length: number) => 'a'.repeat(length);

describe('the database and the form agree', () => {
  it.each<[Field, string]>([
    ['name', 'n'],
    ['name', ''],
    ['name', ' n'],
    ['name', 'n\u00a0'],
    ['name', long(100)],
    ['name', long(101)],
    ['name', '😀'.repeat(50)],
    ['name', `${'😀'.repeat(50)}a`],
    ['name', '\u200b'],
    ['name', 'Ada\r\nBcc: x@example.org'],
    ['name', 'می\u200cخواهم'],
    ['company', 'c'],
    ['company', long(101)],
    ['company', '\u2060'],
    ['company', 'a\tb'],
    ['email', 'a@b.co'],
    ['email', "o'brien@example.ie"],
    ['email', 'a@xn--p1ai.xn--p1ai'],
    ['email', '@@@'],
    ['email', 'a@'],
    ['email', '@b.example'],
    ['email', 'a@b@c.example'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['email', 'a@b.example\n'],
    ['email', '<script>alert(1)</script>@x'],
    ['email', 'ä@b.example'],
    ['email', 'a@\u212aelvin.example'],
    ['email', `${long(243)}@example.org`],
    ['email', `${long(244)}@example.org`],
    ['message', long(9)],
    ['message', long(10)],
    ['message', `${long(10)}\n`],
    ['message', '😀'.repeat(5)],
    ['message', '😀'.repeat(4)],
    ['message', long(2000)],
    ['message', long(2001)],
    ['message', '\u200b'.repeat(10)],
    ['message', `line\r\n\tline ${long(5)}`],
    ['message', `${long(10)}\u001b[2J`],
  ])('%s %j', async (field, value) => {
    expect((await stored(field, value)) === true).toBe(formTakes(field, value));
  });

  it.each<[Field, string]>([
    ['name', '23514 enquiries_name_plain'],
    ['company', '23514 enquiries_company_plain'],
    ['email', '23514 enquiries_email_plain'],
  ])('and a line break in the %s breaks a rule that is named', async (field, refusal) => {
    expect(await stored(field, `${form[field]}a\nb`)).toBe(refusal);
  });

  it('whatever is typed', async () => {
    const odd = fc.constantFrom(
      ...[' ', '\n', '\r', '\t', '\u0001', '\u007f', '\u0085', '\u00a0', '\u200b', '\u2028'],
      ...['\ufeff', '\u3164', '\u{e0001}', '😀', 'é', '@', '.', '-', 'a', "'"],
    );
    const typed = fc.array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), {
      maxLength: 14,
    });
    const field = fc.constantFrom<Field>('name', 'company', 'email', 'message');
    // PostgreSQL cannot store a null character, nor can the form's request carry one past its rules.
    const text = typed.map((parts) => parts.join('').replaceAll('\0', ''));
    await fc.assert(
      fc.asyncProperty(field, text, async (name, value) => {
        expect([value, (await stored(name, value)) === true]).toEqual([
          value,
          formTakes(name, value),
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('whatever is typed, in the other direction: what the form makes of it is stored', async () => {
    const odd = fc.constantFrom(
      ...[
        '\0',
        '\u0001',
        '\u0085',
        '\ud800',
        '\udfff',
        '\u2028',
        '\t',
        '\r\n',
        '\u000b',
        '\u200b',
        '😀',
        ' ',
        'a',
      ],
    );
    const text = fc
      .array(fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, company, message) => {
        const typed = { ...form, name: `A${name}`, company, message: `Ten letters${message}` };
        const parsed = safeParse(enquirySchema, typed);
        if (!parsed.success) return;
        const { gdprConsent: _, ...row } = parsed.output;
        const answer = await as(database, 'anon', add({ ...row, company: row.company || null }));
        expect([row, answer]).toEqual([row, []]);
      }),
      { numRuns: 400 },
    );
  });

  // The planes that hold characters whole, of the empty ones a sample.
  it('on every character of Unicode, alone and within a word', async () => {
    const rows = await database.query(`
      select code,
        private.is_form_text(chr(code), 1, 2, false) as alone,
        private.is_form_text('a' || chr(code) || 'a', 1, 4, false) as within,
        private.is_form_text('a' || chr(code) || 'a', 1, 4, true) as lines
      from generate_series(1, 1114111) as code
      where code not between 55296 and 57343
        and (code < 131072 or code between 917504 and 921600 or code % 97 = 0)`);
    const differs = rows.filter((row) => {
      const letter = String.fromCodePoint(Number(row['code']));
      const within = formTakes('message', `aaaaa${letter}aaaaa`);
      return (
        row['alone'] !== formTakes('name', letter) ||
        row['within'] !== formTakes('name', `a${letter}a`) ||
        row['lines'] !== within
      );
    });
    expect(rows.length).toBeGreaterThan(140_000);
    expect(differs.slice(0, 10)).toEqual([]);
  }, 180_000);
});
