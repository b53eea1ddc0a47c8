// Reads the body of an enquiry: one row with the columns of the form, and with values that the form would send. On a hosted
// project the constraints of the database hold the same rules.
import * as v from 'valibot';
import { enquirySchema } from '../../src/browser/schemas/contact.ts';
import { referencePattern } from '../../src/core/reference.ts';
import { type Answer, restError } from './answers.ts';

/** A row to store, or a refusal. */
export type Enquiry = { row: v.InferOutput<typeof rowSchema> } | { refused: Answer };

const { entries: form } = enquirySchema;
const rowSchema = v.strictObject({
  reference: v.pipe(v.string(), v.regex(referencePattern)),
  name: form.name,
  company: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), form.company))),
  email: form.email,
  subject: form.subject,
  message: form.message,
  gdpr_consent: form.gdprConsent,
  suspected: v.optional(v.boolean()),
});
const flags = new Set(['gdpr_consent', 'suspected']);

export function readEnquiry(body: string): Enquiry {
  const given = readRow(body);
  if (!given) return refuse('PGRST102', 'Expected one enquiry as a JSON object');
  const parsed = v.safeParse(rowSchema, given);
  if (parsed.success) {
    // The form trims its values, so a value that the schema changes did not come from the form.
    const bent = Object.entries(parsed.output).find(([name, value]) => value !== given[name]);
    return bent ? refuse('23514', broken(bent[0])) : { row: parsed.output };
  }
  const [issue] = parsed.issues;
  const column = v.getDotPath(issue) ?? '';
  if (!Object.hasOwn(rowSchema.entries, column)) {
    return refuse(
      'PGRST204',
      `Could not find the '${column}' column of 'enquiries' in the schema cache`,
    );
  }
  const value = given[column];
  if (value === undefined || value === null) {
    const message = `null value in column "${column}" of relation "enquiries" violates not-null constraint`;
    return refuse('23502', message);
  }
  const isRight = typeof value === (flags.has(column) ? 'boolean' : 'string');
  return isRight
    ? refuse('23514', broken(column))
    : refuse('22P02', `invalid input for column "${column}"`);
}

function broken(column: string): string {
  return `new row for relation "enquiries" violates a check constraint of column "${column}"`;
}

function refuse(code: string, message: string): { refused: Answer } {
  return { refused: restError(400, code, message) };
}

function readRow(body: string): Record<string, unknown> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const row: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row } : undefined;
}
