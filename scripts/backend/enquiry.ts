// Reads the body of an enquiry: one row, the columns of the form, values of the right kind. How
// long and which values is for the constraints of the database to say.
import { type Answer, restError } from './answers.ts';

/** A row to store, a sender to humour, or a refusal. */
export type Enquiry =
  | { row: Record<string, string | boolean | null>; trapped: boolean }
  | { refused: Answer };

const TEXT_COLUMNS = new Set(['name', 'company', 'email', 'subject', 'message']);
const CONSENT = 'gdpr_consent';
// A field that people do not see: whoever fills it in is not a person. It is not a column.
const HONEYPOT = 'website';

/** Reads an enquiry from a request's body. */
export function readEnquiry(body: string): Enquiry {
  const row = readRow(body);
  if (!row) return { refused: restError(400, 'PGRST102', 'Expected one enquiry as a JSON object') };

  const columns: Record<string, string | boolean | null> = {};
  let trapped = false;
  for (const [name, value] of Object.entries(row)) {
    if (name === HONEYPOT) {
      trapped = value !== null && value !== '';
      continue;
    }
    if (!TEXT_COLUMNS.has(name) && name !== CONSENT) {
      const message = `Could not find the '${name}' column of 'enquiries' in the schema cache`;
      return { refused: restError(400, 'PGRST204', message) };
    }
    const isRight = name === CONSENT ? typeof value === 'boolean' : isText(value);
    if (value !== null && !isRight) {
      const message = `invalid input for column "${name}"`;
      return { refused: restError(400, '22P02', message) };
    }
    columns[name] = value as string | boolean | null;
  }
  return { row: columns, trapped };
}

/** PostgreSQL stores neither a null character nor half a surrogate pair; SQLite would bend them. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0');
}

function readRow(body: string): object | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  const row: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return typeof row === 'object' && row !== null && !Array.isArray(row) ? row : undefined;
}
