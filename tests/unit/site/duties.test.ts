import { expect, it } from 'vitest';
import { roles } from '../../../src/site/duties.ts';

it('a role is named once, in a form that a key can have', () => {
  expect(new Set(roles).size).toBe(roles.length);
  for (const role of roles) expect(role).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
