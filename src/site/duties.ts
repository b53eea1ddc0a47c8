/**
 * Who may owe a period or be owed it. Their names stand in `content/locales/<language>/deadlines.json`, under `roles`.
 */
export const roles = [
  'company',
  'merchant',
  'enquirer',
  'complainant',
  'payer',
  'data-authority',
  'data-subject',
  'authorities',
  'incident-lead',
  'staff',
  'board',
  'public',
  'users',
  'either-party',
  'other-party',
] as const;
export type Role = (typeof roles)[number];

/** Who owes a period to whom, and the clause that says so. */
export type Duty = {
  readonly by: Role;
  readonly to: Role;
  /** Id of the document, such as `legal/refund-policy`. */
  readonly document: string;
  /** Id of the section in it. */
  readonly section: string;
};
