import { describe, expect, test } from 'vitest';
import { readEnquiry } from '../../../../scripts/dev-backend/enquiry.ts';
import { ENQUIRY } from '../../../backend/support.ts';

const row = { ...ENQUIRY, reference: 'K7M3-9QXT' };
/** The row that is stored, or the code and the message of the refusal. */
const read = (change: object) => {
  const enquiry = readEnquiry(JSON.stringify({ ...row, ...change }));
  if ('row' in enquiry) return enquiry.row;
  const { code, message } = JSON.parse(enquiry.refused.body);
  expect(enquiry.refused.status).toBe(400);
  return [code, message];
};

test('a right enquiry is stored as it is', () => {
  expect(read({})).toEqual(row);
  expect(read({ company: null })).toEqual({ ...row, company: null });
  expect(readEnquiry(JSON.stringify([row]))).toEqual({ row });
});

describe('the rules of the form are held, and what was not trimmed is no work of the form', () => {
  test.each<[string, unknown]>([
    ['name', ' Ada'],
    ['name', '\u200b'],
    ['name', 'Ada\r\nBcc: x@example.org'],
    ['company', ''],
    ['company', '\u2060'],
    ['email', '@@@'],
    ['subject', 'other'],
    ['message', 'too short'],
    ['message', `${'m'.repeat(10)}\u0000`],
    ['message', `${'m'.repeat(10)}\ud800`],
    ['gdpr_consent', false],
    ['reference', '7K3M-9QXT'],
  ])('%s %j', (column, value) => {
    const message = `new row for relation "enquiries" violates a check constraint of column "${column}"`;
    expect(read({ [column]: value })).toEqual(['23514', message]);
  });
});

test.each(['name', 'email', 'subject', 'message', 'gdpr_consent', 'reference'])(
  'without its %s it is refused',
  (column) => {
    const message = `null value in column "${column}" of relation "enquiries" violates not-null constraint`;
    expect(read({ [column]: null })).toEqual(['23502', message]);
    expect(read({ [column]: undefined })).toEqual(['23502', message]);
  },
);

test.each<[string, unknown]>([
  ['name', 5],
  ['name', ['n']],
  ['gdpr_consent', 'true'],
  ['gdpr_consent', 1],
])('a value of another kind is refused: %s %j', (column, value) => {
  expect(read({ [column]: value })).toEqual(['22P02', `invalid input for column "${column}"`]);
});

test.each(['id', 'created_at', 'closed_at', 'kept_for', 'website', 'constructor', 'rowid'])(
  'a column that is not the form’s is refused: %s',
  (column) => {
    const message = `Could not find the '${column}' column of 'enquiries' in the schema cache`;
    expect(read({ [column]: 'x' })).toEqual(['PGRST204', message]);
  },
);

test.each(['', '{', '[]', 'null', '"text"', '[[]]', '[{},{}]'])('%j is no enquiry', (body) => {
  expect(readEnquiry(body)).toMatchObject({ refused: { status: 400 } });
});
