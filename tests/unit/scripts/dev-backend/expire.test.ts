import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expire } from '../../../../scripts/dev-backend/expire.ts';
import { openDatabase } from '../../../../scripts/dev-backend/open-database.ts';
import { type Bench, makeFolder, startBench } from '../../../backend/support.ts';

let folder: string;
let bench: Bench;
beforeAll(async () => {
  folder = await makeFolder();
  bench = await startBench(folder);
});
afterAll(async () => {
  await bench.end();
  await rm(folder, { recursive: true, force: true });
});

test('enquiries go when they were closed, sessions at their end, whatever form their time has', async () => {
  await bench.client().auth.signInWithPassword(bench.backend.demoAccount);
  const add = (name: string, closed: string, kept = 'NULL') =>
    bench.sql(`INSERT INTO enquiries (name, email, subject, message, gdpr_consent, closed_at, kept_for)
      VALUES ('${name}', 'a@b.example', 'general', '0123456789', 1, ${closed}, ${kept})`);
  add('open', 'NULL');
  add('iso', `'2026-11-22T12:00:00.000Z'`);
  add('postgres', `'2026-11-22 12:00:00+00:00'`);
  add('kept', `'2026-11-22T12:00:00.000Z'`, `'complaint'`);
  bench.sql(`UPDATE "auth.sessions" SET created_at = '2026-11-22T12:00:00Z'`);
  const connection = await openDatabase(path.join(folder, 'data.db'));
  const left = async (now: string) => {
    await expire(connection, 3600, new Date(now));
    const names = bench.sql('SELECT name FROM enquiries ORDER BY name').map(({ name }) => name);
    return [...names, bench.sql('SELECT 1 FROM "auth.sessions"').length];
  };
  expect(await left('2026-11-22T11:59:59Z')).toEqual(['iso', 'kept', 'open', 'postgres', 1]);
  expect(await left('2026-11-22T12:00:01Z')).toEqual(['kept', 'open', 1]);
  expect(await left('2026-11-22T12:59:58Z')).toEqual(['kept', 'open', 1]);
  expect(await left('2026-11-22T13:00:01Z')).toEqual(['kept', 'open', 0]);
  await connection.close();
});
