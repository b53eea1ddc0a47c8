import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { zipOf } from '../../../../src/components/record/zip.ts';

const files = [
  { path: '/b/two.txt', body: 'two\n'.repeat(100) },
  { path: '/a.bin', body: new Uint8Array([0, 255, 1]) },
];
const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone ?? '';
  if (zone === undefined) delete process.env['TZ'];
});

/** The entries as the format says (APPNOTE 4.3.7): name, date and time of MS-DOS, and what they hold. */
function entriesOf(zip: Uint8Array) {
  const bytes = Buffer.from(zip);
  const entries = [];
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [method, time, day] = [8, 10, 12].map((offset) => bytes.readUInt16LE(at + offset));
    const size = bytes.readUInt32LE(at + 18);
    const nameEnd = at + 30 + bytes.readUInt16LE(at + 26);
    const start = nameEnd + bytes.readUInt16LE(at + 28);
    const packed = bytes.subarray(start, start + size);
    entries.push({
      name: bytes.subarray(at + 30, nameEnd).toString(),
      body: method === 8 ? inflateRawSync(packed) : packed,
      ...{ time, day },
    });
    at = start + size;
  }
  return entries;
}

test('files stand in their order, whole, each at noon of the day', () => {
  expect(
    entriesOf(zipOf(files, '2026-11-22')).map(({ body, ...rest }) => ({
      ...rest,
      body: [...body],
    })),
  ).toEqual(
    files.map(({ path, body }) => ({
      name: path.slice(1),
      body: [...Buffer.from(body)],
      time: 12 << 11,
      day: ((2026 - 1980) << 9) | (11 << 5) | 22,
    })),
  );
});

test('the zone of the machine changes no byte, another day does', () => {
  const inZone = (name: string, day: string) => {
    process.env['TZ'] = name;
    return Buffer.from(zipOf(files, day));
  };
  const here = inZone('UTC', '2026-11-22');
  for (const name of ['Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo']) {
    expect(inZone(name, '2026-11-22').equals(here)).toBe(true);
  }
  expect(inZone('UTC', '2026-11-23').equals(here)).toBe(false);
});

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;
test.runIf(hasUnzip)('unzip finds no fault', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'zip-')), 'a.zip');
  writeFileSync(path, zipOf(files, '2026-11-22'));
  expect(spawnSync('unzip', ['-t', path]).status).toBe(0);
});
