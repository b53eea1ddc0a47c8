// Each move of a folder may be the last thing that a build does: after any number of them, one whole folder is found again.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFolder, restoreFolder } from '../../../src/build/replace-folder.ts';

/** How many changes of the file system are left before the build is cut short. */
let left = Number.POSITIVE_INFINITY;
class Killed extends Error {}
function orKilled<Change extends (...args: never[]) => unknown>(change: Change) {
  return (...args: Parameters<Change>) => {
    if (left === 0) throw new Killed();
    left -= 1;
    return change(...args);
  };
}
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  // A folder that is removed loses its files one after the other.
  const remove = (path: string, options: object) => {
    orKilled(fs.rmSync)(join(path, 'a.html'), { force: true });
    fs.rmSync(path, options);
  };
  return { ...fs, renameSync: orKilled(fs.renameSync), rmSync: orKilled(remove) };
});

let root = '';
const places = () => ({
  served: join(root, 'dist'),
  fresh: join(root, 'fresh'),
  aside: join(root, 'aside'),
});

/** A folder of two files, each of which names the build. */
function build(folder: string, name: string) {
  mkdirSync(folder);
  for (const file of ['a.html', `${name}.html`]) writeFileSync(join(folder, file), name);
}
const served = () => readdirSync(places().served).sort().join(' ');

beforeEach(() => {
  left = Number.POSITIVE_INFINITY;
  root = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => {
  left = Number.POSITIVE_INFINITY;
  rmSync(root, { recursive: true });
});

test('the fresh folder takes the place of the served one, and nothing else is left', () => {
  build(places().served, 'old');
  build(places().fresh, 'new');
  replaceFolder(places());
  expect(served()).toBe('a.html new.html');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a first build has nothing to replace', () => {
  restoreFolder(places());
  build(places().fresh, 'new');
  replaceFolder(places());
  expect(served()).toBe('a.html new.html');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('cut short at any moment, the next build begins with a whole folder', () => {
  const found: string[] = [];
  for (let moment = 0; found.at(-1) !== 'whole'; moment += 1) {
    for (const place of Object.values(places())) rmSync(place, { recursive: true, force: true });
    build(places().served, 'old');
    build(places().fresh, 'new');
    left = moment;
    try {
      replaceFolder(places());
      found.push('whole');
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      left = Number.POSITIVE_INFINITY;
      restoreFolder(places());
      found.push(served());
    }
    left = Number.POSITIVE_INFINITY;
  }
  const [old, next] = ['a.html old.html', 'a.html new.html'];
  // While the place aside is cleared, and with the old folder there; then while that is removed.
  expect(found).toEqual([old, old, old, old, next, next, next, 'whole']);
});

test('a folder that was put aside is not brought back over one that is served', () => {
  build(places().served, 'new');
  build(places().aside, 'old');
  restoreFolder(places());
  expect(served()).toBe('a.html new.html');
  expect(existsSync(places().aside)).toBe(true);
});
