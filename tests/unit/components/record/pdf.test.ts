import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { versionPdf } from '../../../../src/components/record/pdf.ts';
import { paragraph, words as textOf } from '../../../../src/corpus/record/blocks.ts';
import { recordedWords } from '../../../../src/corpus/record/read-text.ts';
import { change, versionOf } from '../../corpus/record/versions.ts';
import { bare, readPdf, spokenEnglish } from './read-pdf.ts';

const english = await spokenEnglish();
const site = 'https://x.example';
const version = versionOf('1.1', { effective: '2026-06-01', ...change });
const author = english.fill('{{company.legal-name}}');

// What is typeset here is kept apart from what a build keeps.
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('the PDF of a version', async () => {
  process.chdir(folder);
  const pdf = await readPdf(await versionPdf(version, site, english));
  const text = pdf.pages.join('');

  test('has title, author and language, and is tagged', () => {
    expect(pdf).toMatchObject({ title: 'Terms & <more>', author, language: 'en', tagged: true });
  });

  test('has a bookmark for each heading, in order, with its number', () => {
    expect(pdf.bookmarks).toEqual([
      'What this version changes',
      'At a glance',
      'Contents',
      '1. Scope & more',
      '1.1 Who',
      '1.2 What',
      '2. End',
    ]);
  });

  test('says by tags what is a heading, a list, a table with a head, a link', () => {
    const counts = (...roles: string[]) => roles.map((role) => pdf.tags.get(role) ?? 0);
    expect(counts('H1', 'H2', 'Table', 'TH', 'TD', 'Caption')).toEqual([5, 2, 1, 2, 2, 1]);
    expect(counts('L', 'LI')).toEqual([4, 6]);
    expect(pdf.tags.get('Link')).toBeGreaterThanOrEqual(2);
  });

  test('shows days, fingerprint and the address of the record on its first page', () => {
    for (const part of ['1.1', '1 January 2026', '1 June 2026', version.fingerprint]) {
      expect(pdf.pages[0]).toContain(bare(part));
    }
    expect(pdf.links).toContain('https://x.example/legal/terms/versions');
    expect(pdf.links).toContain('https://law.example/?a=1&b=2');
  });

  test('has on each page its number, and from the second on the company, the title, the version and its day', () => {
    pdf.pages.forEach((page, index) => {
      expect(page).toContain(bare(`Page ${index + 1} of ${pdf.pages.length}`));
      const running = `${author} · Terms & <more> · version 1.1 · in force from 1 June 2026`;
      expect(page.includes(bare(running))).toBe(index > 0);
    });
    expect(pdf.pages.length).toBeGreaterThan(1);
  });

  test('shows every word of the text and of the note', () => {
    const shown =
      'What it <is> & was. Two code. Read this, the law. Notice. mind this. You; we. inside. Goals. let x = 1; Done. Much & more. Because';
    for (const part of shown.split('. ')) {
      for (const piece of part.split('; ')) expect(text).toContain(bare(piece));
    }
  });
});

test('the same version gives the same bytes, typeset anew or kept; another word gives others', async () => {
  const once = await versionPdf(version, site, english);
  rmSync(join(folder, '.local'), { recursive: true });
  vi.resetModules();
  process.chdir(home);
  const fresh = await import('../../../../src/components/record/pdf.ts');
  process.chdir(folder);
  expect(Buffer.compare(once, await fresh.versionPdf(version, site, english))).toBe(0);
  const other = versionOf('1.1', { effective: '2026-06-02', ...change });
  expect(Buffer.compare(once, await fresh.versionPdf(other, site, english))).not.toBe(0);
});

test('no text is read as code: it stands in the PDF as it was', async () => {
  const parts = [
    ...['#panic("a")', '#import "@x/y:1.0.0"', '$x^2$', '*b*', '_i_', '`r`', '= T', '//', '/*'],
    ...['\\', '\\u{41}', '@who', '<who>', '#{', '"', '"]', '{page}', '~', '---', "'", '...'],
  ];
  const hostile = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 })
    .map((some) => `x${some.join(' ')}y`);
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const words = recordedWords({
        lead: [textOf(text)],
        glance: [[paragraph(text)]],
        body: [
          { kind: 'heading', level: 1, number: '1.', id: 'who', title: text },
          { kind: 'quote', children: [paragraph(text)] },
          { kind: 'table', caption: text, head: [[textOf(text)]], rows: [[[textOf(text)]]] },
        ],
      });
      const pdf = await readPdf(
        await versionPdf(versionOf('1.0', { title: text }, words), site, english),
      );
      expect(pdf.title).toBe(text);
      expect(pdf.bookmarks.at(-1)).toBe(`1. ${text}`);
      // Title, description, point, contents, heading, notice, caption and two cells.
      expect(pdf.pages.join('').split(bare(text)).length - 1).toBeGreaterThanOrEqual(9);
    }),
    { numRuns: 8, examples: [[`x${parts.join(' ')}y`]] },
  );
});
