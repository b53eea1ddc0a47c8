import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { translationPdf, versionPdf } from '../../../../src/components/record/pdf.ts';
import { finishedPdf } from '../../../../src/components/record/readable-pdf.ts';
import { paragraph, words as textOf } from '../../../../src/corpus/record/blocks.ts';
import { type RecordedText, recordedWords } from '../../../../src/corpus/record/read-text.ts';
import { filedTranslations, translationNotice } from '../../../../src/corpus/translations/files.ts';
import type { LanguageCode } from '../../../../src/languages/list.ts';
import { change, draftOf, versionOf } from '../../corpus/record/versions.ts';
import { filedCorpus } from '../../corpus/translations/filed.ts';
import { readByPdfium, type Tag } from './pdfium.ts';
import { bare, readPdf, spokenIn } from './read-pdf.ts';

const english = spokenIn();
const site = 'https://x.example';
const version = versionOf('1.1', { effective: '2026-06-01', ...change });
const author = english.fill('{{company.legal-name}}');

const [french] = filedTranslations(filedCorpus());
if (!french) throw new Error('The small content has a translation that is served.');
const planted = french;

/** A translation into a language, with a text of a lead, a point, and a section that holds a list and a table. */
function translated(language: LanguageCode, title: string, lead: string, row: readonly string[]) {
  const translation = { ...planted.translation, language };
  const filed = { ...planted, language, translation, version };
  const text: RecordedText = {
    lead: [textOf(lead)],
    glance: [[paragraph(lead)]],
    body: [
      { kind: 'heading', level: 1, number: '1.', id: 'who', title },
      { kind: 'list', items: [[paragraph(lead)]] },
      { kind: 'table', head: row.map((cell) => [textOf(cell)]), rows: [] },
    ],
  };
  return [filed, { title, text }, site, spokenIn(language)] as const;
}

// What is typeset here is kept apart from what a build keeps.
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('a version that another one replaced before its day does not say since when it is our text', async () => {
  const later = versionOf('1.2', { announced: '2026-05-20', effective: '2026-05-20', ...change });
  const told = async (versions: readonly (typeof version)[]) =>
    bare((await readPdf(await versionPdf(version, site, english, versions))).pages.join(''));
  const date = '1 June 2026';
  const notice = bare(english.t('record:old.replaced', { date }));
  const inForce = bare(english.t('record:pdf.effective') + date);
  const [alone, replaced] = [await told([version]), await told([version, later])];
  expect(alone).toContain(inForce);
  expect(alone).not.toContain(notice);
  expect(replaced).toContain(notice);
  expect(replaced).toContain(bare(english.t('record:pdf.original.announcedFor') + date));
  expect(replaced).not.toContain(inForce);
  expect(replaced).not.toContain('· from ');
});

test('a version that was corrected on its first day says so, and not that it never applied', async () => {
  const later = versionOf('1.2', {
    ...change,
    ...{ kind: 'correction', announced: '2026-06-01', effective: '2026-06-01' },
  });
  const { pages } = await readPdf(await versionPdf(version, site, english, [version, later]));
  const date = '1 June 2026';
  expect(pages[0]).toContain(bare(english.t('record:old.corrected', { date })));
  expect(pages[0]).toContain(bare(english.t('record:pdf.effective') + date));
  expect(pages[1]).toContain(bare('corrected on its first day'));
});

test('a draft says that it is one, and names neither a day on which it applies nor a note', async () => {
  const words = spokenIn('en', 'draft');
  const draft = draftOf('1.1', '2026-05-01');
  const { pages, bookmarks } = await readPdf(await versionPdf(draft, site, words, [draft]));
  expect(pages[0]).toContain(bare(words.t('document:draft')));
  expect(pages[0]).toContain(bare(`${words.t('record:pdf.recorded')}1 May 2026`));
  expect(pages[1]).toContain(bare('version 1.1 · draft of 1 May 2026'));
  expect(pages.join('')).not.toMatch(/inforce|published/i);
  expect(bookmarks[0]).toBe('At a glance');
});

describe('the PDF of a version', async () => {
  process.chdir(folder);
  const bytes = await versionPdf(version, site, english, []);
  const pdf = await readPdf(bytes);
  const text = pdf.pages.join('');

  test('has title, author and language, and is tagged; its window shows the title and not the name of the file', () => {
    expect(pdf).toMatchObject({ title: 'Terms & <more>', author, language: 'en', tagged: true });
    expect(pdf.titled).toBe(true);
  });

  test('is tagged for pdfium too: the parts in the order in which they are read, and no picture without words', () => {
    const { pages, tagged, language } = readByPdfium(bytes);
    expect([tagged, language]).toEqual([true, 'en']);
    const flat = (tags: readonly Tag[]): Tag[] =>
      tags.flatMap((tag) => [tag, ...flat(tag.children)]);
    const found = pages.flatMap(({ tags }) => flat(tags));
    const roles = found.map(({ role }) => role);
    const table = roles.slice(roles.indexOf('Table'));
    expect(table.filter((role) => /^T[RHD]$/.test(role))).toEqual([
      'TR',
      'TH',
      'TH',
      'TR',
      'TD',
      'TD',
    ]);
    const order = ['H1', 'L', 'H2', 'Table'].map((role) => roles.indexOf(role));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(found.filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([]);
  });

  test('has a bookmark for each heading, in order, with its number', () => {
    expect(pdf.bookmarks).toEqual([
      'At a glance',
      'What this version changes',
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
      const running = `${author} · Terms & <more> · version 1.1 · from 1 June 2026`;
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

test('a table of many columns lies across pages of its own, unless it stands in a notice', async () => {
  const table = (columns: number, word: string) => ({
    kind: 'table' as const,
    head: Array.from({ length: columns }, (_, index) => [textOf(`${word}${index}`)]),
    rows: [Array.from({ length: columns }, () => [textOf('words')])],
  });
  const words = recordedWords({
    lead: [textOf('Lead')],
    glance: [[paragraph('Point')]],
    body: [
      { kind: 'heading', level: 1, number: '1.', id: 'who', title: 'Who' },
      ...[table(6, 'six'), table(7, 'seven')],
      { kind: 'quote', children: [table(7, 'noted')] },
    ],
  });
  const { pages, across } = await readPdf(
    await versionPdf(versionOf('1.0', {}, words), site, english, []),
  );
  expect(across).toEqual([pages.findIndex((page) => page.includes('seven6')) + 1]);
  const upright = pages.filter((_, index) => !across.includes(index + 1)).join('');
  for (const word of ['six5', 'noted6']) expect(upright).toContain(word);
});

test('a PDF that is not written as Typst writes it is refused', async () => {
  const bytes = await versionPdf(version, site, english, []);
  const moved = Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]);
  expect(() => finishedPdf(moved, true)).toThrow('The PDF has no object 1 in its place.');
});

test('the same text gives the same bytes, typeset anew or kept; another word gives others', async () => {
  const [filed, ...arabic] = translated('ar', 'سياسة', 'نص', ['الغرض']);
  const once = await versionPdf(version, site, english, []);
  const onceTranslated = await translationPdf(filed, ...arabic);
  rmSync(join(folder, '.local'), { recursive: true });
  vi.resetModules();
  process.chdir(home);
  const fresh = await import('../../../../src/components/record/pdf.ts');
  process.chdir(folder);
  expect(Buffer.compare(once, await fresh.versionPdf(version, site, english, []))).toBe(0);
  expect(Buffer.compare(onceTranslated, await fresh.translationPdf(filed, ...arabic))).toBe(0);
  const other = versionOf('1.1', { effective: '2026-06-02', ...change });
  expect(Buffer.compare(once, await fresh.versionPdf(other, site, english, []))).not.toBe(0);
  const later = await fresh.translationPdf({ ...filed, revised: '2026-12-01' }, ...arabic);
  expect(Buffer.compare(onceTranslated, later)).not.toBe(0);
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
        await versionPdf(versionOf('1.0', { title: text }, words), site, english, []),
      );
      expect(pdf.title).toBe(text);
      expect(pdf.bookmarks.at(-1)).toBe(`1. ${text}`);
      // Title, description, point, contents, heading, notice, caption and two cells.
      expect(pdf.pages.join('').split(bare(text)).length - 1).toBeGreaterThanOrEqual(9);
    }),
    { numRuns: 8, examples: [[`x${parts.join(' ')}y`]] },
  );
});

describe('the PDF of a translation', () => {
  test.each([
    ['de', 'Erstattungen', 'Größe und Maß', ['Zweck', 'Grund'], ['Inhalt', 'Auf einen Blick']],
    [
      'ar',
      'سياسة الخصوصية',
      'الإصدار والمنازعات',
      ['الغرض', 'الأساس'],
      ['المحتويات', 'لمحة سريعة'],
    ],
    // Signs that stand before their letter, over it and under it, letters that are joined, and a group in three parts.
    [
      'hi',
      'गोपनीयता नीति',
      'कार्यवाही हुआ स्वीकृत राष्ट्रीय रिफ़ंड',
      ['क्षति', 'में'],
      ['विषय-सूची', 'एक नज़र में'],
    ],
    ['zh', '隐私政策', '退款、争议与投诉（英国）', ['目的', '依据'], ['目录', '要点概览']],
  ] as const)(
    'in "%s" has its language, title, tags, bookmarks and words',
    async (language, title, lead, row, [contents, glance]) => {
      const parts = translated(language, title, lead, row);
      const pdf = await readPdf(await translationPdf(...parts));
      expect(pdf).toMatchObject({ title, language, author, tagged: true });
      expect(pdf.direction).toBe(language === 'ar' ? 'R2L' : 'L2R');
      expect(pdf.bookmarks).toEqual([glance, contents, `1. ${title}`]);
      const counts = ['H1', 'Table', 'TH', 'L'].map((role) => pdf.tags.get(role) ?? 0);
      expect(counts).toEqual([3, 1, 2, 2]);
      const shown = pdf.pages.join('');
      for (const word of [lead, ...row].flatMap((text) => text.split(' '))) {
        expect(shown).toContain(bare(word));
      }
      expect(shown).toContain(version.fingerprint);
      expect(pdf.links).toContain(`https://x.example/${language}/legal/terms/versions`);
      expect(pdf.links).toContain('https://x.example/legal/terms/versions/1-1.md');
      expect(pdf.links).toContain('https://x.example/legal/SHA256SUMS');
    },
  );

  test.each([
    ['de', 'left', 'Titel'],
    ['ar', 'right', 'عنوان'],
  ] as const)('in "%s" begins lines at the %s', async (language, side, title) => {
    const parts = translated(language, title, title, [title]);
    const { placed } = await readPdf(await translationPdf(...parts));
    const begins = placed.filter(({ text }) => text === title).map((one) => Math.round(one[side]));
    // The title, lead, a point, the contents, a heading, an item, and a table as far out as the title: in points.
    const behindDash = expect.any(Number);
    expect(begins).toEqual([91, 142, behindDash, 193, 142, behindDash, 91]);
  });

  test('says on each page what it is, and has the words of its language alone', async () => {
    const [filed, ...german] = translated('de', 'Titel', 'Text.', ['Zweck']);
    const { pages } = await readPdf(await translationPdf(filed, ...german));
    expect(pages[0]).toContain(bare(translationNotice(filed, spokenIn('de'))));
    pages.forEach((page, index) => {
      expect(page).toContain(bare(`Übersetzung der Version 1.1`));
      expect(page).toContain(bare(`Seite ${index + 1} von ${pages.length}`));
      expect(page).not.toMatch(/Page|version1|Contents|record/);
    });
  });

  test('is not made of a letter that no face has: the message names the file, the letter and its place', async () => {
    const parts = translated('zh', '隐私', '这是 ༄ 字', ['目的']);
    await expect(translationPdf(...parts)).rejects.toThrow(
      /^content\/translations\/fr\/policy-1\.mdx cannot be typeset as PDF: no face has a letter for “༄” \(U\+0F04\), which stands in “[^”]*这是 ༄ 字/,
    );
  });
});
