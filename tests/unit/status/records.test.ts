import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as records from '../../../src/status/records.ts';

const status = join(import.meta.dirname, '../../../content');
const words = JSON.parse(readFileSync(join(status, 'locales/en/status.json'), 'utf8'));

it('every value that a record may have has its word', () => {
  expect(Object.keys(words.types)).toEqual(expect.arrayContaining([...records.incidentTypes]));
  expect(Object.keys(words.exclusions)).toEqual([...records.exclusions]);
  expect(Object.keys(words.steps)).toEqual(
    expect.arrayContaining([...records.incidentStates, ...records.planChanges]),
  );
  expect(Object.keys(words.state)).toEqual(expect.arrayContaining([...records.impacts]));
  expect(records.severities).toEqual(['P1', 'P2', 'P3']);
});
