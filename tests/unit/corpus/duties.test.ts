import { expect, it } from 'vitest';
import { dutyKinds, roles } from '../../../src/corpus/duties.ts';

it.each([
  ['kinds', dutyKinds],
  ['roles', roles],
] as const)('%s are named once, in a form that a key can have', (_, names) => {
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
