/**
 * What a period means to the reader: it is owed (to them or to others), it is expected of them, or it is a target of the
 * company, which is no promise. `/legal/deadlines` has a table for each kind, in this order.
 */
export const dutyKinds = ['owed', 'expected', 'target'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/**
 * The roles to which a period is owed, or from which it is expected. Their names stand in
 * `content/locales/<language>/deadlines.json`, under `roles`.
 */
export const roles = [
  'merchant',
  'enquirer',
  'complainant',
  'payer',
  'consumer',
  'data-subject',
  'disabled-person',
  'data-authority',
  'authorities',
] as const;
export type Role = (typeof roles)[number];
