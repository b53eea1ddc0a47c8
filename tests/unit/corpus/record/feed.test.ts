import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import type { ArchivedVersion } from '../../../../src/corpus/record/archive.ts';
import { type VersionEntry, versionsAtom } from '../../../../src/corpus/record/feed.ts';
import { draftOf } from './versions.ts';

const entry = (number: string, announced: string): VersionEntry => ({
  version: {
    file: '',
    document: 'legal/terms',
    head: {
      ...{ title: 'Terms', path: '/legal/terms', version: number, announced, effective: announced },
      ...{ kind: 'change', changed: 'A <b> & c', reason: 'R', affects: 'You', action: 'None' },
    },
    words: '',
    text: number,
    fingerprint: '0123456789abcdef'.repeat(4),
  } satisfies ArchivedVersion,
  title: `Terms, version ${number}`,
  link: '/legal/terms/changes/1-0/1-1',
  lines: [{ text: 'Change.' }, { label: 'What changed', text: 'A <b> & c' }],
});
const atom = (entries: readonly VersionEntry[]) =>
  versionsAtom({
    site: 'https://averline.example',
    title: 'Changes',
    subtitle: 'Each version.',
    author: 'Averline Limited',
    self: '/legal/changes.atom',
    page: '/legal/changes',
    entries,
  });

test('a parser reads each version with its note, its day and where its change stands', () => {
  const feed = parseFeed(atom([entry('1.1', '2026-11-22'), entry('1.0', '2026-11-20')]));
  expect(feed.title).toBe('Changes');
  expect(feed.self).toBe('https://averline.example/legal/changes.atom');
  expect(feed.url).toBe('https://averline.example/legal/changes');
  expect(feed.updated?.toISOString()).toBe('2026-11-22T00:00:00.000Z');
  expect(feed.items.map(({ title }) => title)).toEqual([
    'Terms, version 1.1',
    'Terms, version 1.0',
  ]);
  const [first] = feed.items;
  expect(first?.id).toBe('tag:averline.example,2026-11-22:legal/terms/1.1/0123456789abcdef');
  expect(first?.url).toBe('https://averline.example/legal/terms/changes/1-0/1-1');
  expect(first?.published?.toISOString()).toBe('2026-11-22T00:00:00.000Z');
  // HTML within XML is escaped twice; the parser undoes both.
  expect(first?.content).toBe('<p>Change.</p><p><strong>What changed</strong>: A <b> & c</p>');
  expect(atom([entry('1.1', '2026-11-22')])).toContain('A &amp;lt;b&amp;gt; &amp;amp; c');
});

test('fifty versions are kept, the latest ones; without any the feed is empty and valid', () => {
  const many = Array.from({ length: 51 }, (_, index) => entry(`1.${index}`, '2026-11-22'));
  expect(parseFeed(atom(many)).items).toHaveLength(50);
  expect(parseFeed(atom([])).items).toEqual([]);
});

test('a draft is dated by the day on which it was recorded, and is not called published', () => {
  const version = draftOf('1.0', '2026-11-21');
  const text = atom([{ ...entry('1.0', ''), version }]);
  expect(text).not.toContain('publish');
  expect(text).toContain('<category term="draft"/>');
  expect(parseFeed(text).updated?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('a day begins in London: in summer an hour before midnight in UTC', () => {
  const text = atom([entry('1.0', '2026-06-01')]);
  expect(parseFeed(text).updated?.toISOString()).toBe('2026-05-31T23:00:00.000Z');
});
