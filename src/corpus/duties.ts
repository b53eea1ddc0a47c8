/**
 * What a period is to the reader: owed to them or to others, expected of them, or a target of ours that is no promise.
 * `/legal/deadlines` has a table for each, in this order.
 */
export const dutyKinds = ['owed', 'expected', 'target'] as const;
export type DutyKind = (typeof dutyKinds)[number];

/**
 * To whom a period is owed, or of whom it is expected. Their names stand in `content/locales/<language>/deadlines.json`,
 * under `roles`.
 */
export const roles = [
  'merchant',
  'enquirer',
  'complainant',
  'payer',
  'consumer',
  'data-subject',
  'data-authority',
  'authorities',
] as const;
export type Role = (typeof roles)[number];
