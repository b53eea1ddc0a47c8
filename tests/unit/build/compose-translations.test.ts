import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeTranslations } from '../../../src/build/compose-translations.ts';
import { readDocument } from '../../../src/corpus/read/document.ts';
import { cutSections } from '../../../src/corpus/translations/sections.ts';
import { sectionHash } from '../../../src/corpus/translations/slots.ts';

const text = (words: string, effective = '2026-11-20') =>
  `---\ntitle: T\ndescription: D\nsummary: [A, B, C]\neffective: ${effective}\n---\n\n<Section id="a" title="A">\n\n${words}\n\n</Section>\n`;
const german = 'content/translations/de/x.mdx';
const [section] = cutSections(readDocument('content/documents/x.mdx', text('One.')).document);
const accepted = JSON.stringify({
  revised: { x: '2026-11-22' },
  texts: { 'x:a': `${section && sectionHash(section)} 000000000000` },
});

let root = '';
const write = (path: string, words: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), words);
};
/** What pages are given for a file. */
function loaded(path: string): string | undefined {
  const plugin = composeTranslations();
  plugin.configResolved({ root });
  return plugin.load.call({ addWatchFile: () => {} }, join(root, path));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compose-'));
  vi.stubEnv('SITE_DATE', '2026-12-01');
  write('content/documents/x.mdx', text('One.'));
  write(german, text('Eins.').replace(/effective.*\n/, ''));
  write('content/translations/de/accepted.json', accepted);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a translation of the present English is given as it is, and no other file at all', () => {
  expect(loaded(german)?.trim()).toBe('<Section id="a" title="A">\n\nEins.\n\n</Section>');
  expect(loaded('content/documents/x.mdx')).toBeUndefined();
});

test('what is stale, or was never accepted, is given in English', () => {
  write('content/documents/x.mdx', text('Two.'));
  expect(loaded(german)).toContain('Two.');
  write('content/documents/x.mdx', text('One.'));
  rmSync(join(root, 'content/translations/de/accepted.json'));
  expect(loaded(german)).toContain('One.');
});

test('an announced text takes the place of the other from its day on, and its translation with it', () => {
  write('content/announced/x.mdx', text('New.', '2027-01-01'));
  write('content/announced/de/x.mdx', text('Neu.').replace(/effective.*\n/, ''));
  expect(loaded(german)).toContain('Eins.');
  vi.stubEnv('SITE_DATE', '2027-01-01');
  // Nothing was accepted of the new text yet.
  expect(loaded(german)).toContain('New.');
});
