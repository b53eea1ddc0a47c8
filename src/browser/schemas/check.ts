import * as v from 'valibot';

/** The first error of each field that has one. */
export type FieldErrors<Field extends string, Message extends string> = Partial<
  Record<Field, Message>
>;

/** The result of a check: the values of the form, or the first error of each field. */
export type Checked<Output, Field extends string, Message extends string> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly errors: FieldErrors<Field, Message> };

/**
 * Checks all fields of a form at once.
 * @param input the values of the fields
 * @returns the trimmed values, or the first error of each field
 */
export function checkForm<Output extends object, Message extends string>(
  schema: v.GenericSchema<unknown, Output>,
  input: unknown,
): Checked<Output, keyof Output & string, Message> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors<keyof Output & string, Message> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) as (keyof Output & string) | null;
    if (field) errors[field] ??= issue.message as Message;
  }
  return { ok: false, errors };
}
