import { expect, test } from 'vitest';
import { versionJson } from '../../../../src/corpus/record/json.ts';
import { readRecordedWords } from '../../../../src/corpus/record/read-text.ts';
import { fingerprintSections } from '../../../../src/corpus/record/sections.ts';
import { change, draftOf, someWords, versionOf, withReplaced } from './versions.ts';

const first = versionOf('1.0');
const second = versionOf('1.1', { effective: '2026-06-01', ...change });
const frame = { site: 'https://x.example', versions: [first, second] };

test('a version has its head, the days between which it applies, its fingerprint and its addresses', () => {
  const { description, summary, opening, sections, ...head } = Object(versionJson(first, frame));
  expect(head).toEqual({
    ...{ title: 'Terms & <more>', version: '1.0', kind: 'first', language: 'en' },
    ...{ announced: '2026-01-01', effective: '2026-01-02', until: '2026-06-01' },
    document: 'https://x.example/legal/terms',
    text: 'https://x.example/legal/terms/versions/1-0.md',
    sha256: first.fingerprint,
  });
});

test('a later version has its note, and no end while it is the newest', () => {
  expect(versionJson(second, frame)).toMatchObject({ ...change, until: null });
});

test('a version that was replaced before its day ends when it would begin', () => {
  const until = (version: typeof first) =>
    Object(versionJson(version, { ...frame, versions: withReplaced })).until;
  expect(withReplaced.map(until)).toEqual(['2026-07-01', '2026-06-01', null]);
});

test('every version of a document that moved names the first address, and its own files', () => {
  const moved = { ...second, document: 'rules' };
  const json = versionJson(moved, { ...frame, versions: [first, moved] });
  expect(json).toMatchObject({
    document: 'https://x.example/legal/terms',
    text: 'https://x.example/rules/versions/1-1.md',
  });
});

test('the text is there whole: description, summary and sections with their blocks and fingerprints', () => {
  const { lead, glance, body } = readRecordedWords(someWords);
  const json = Object(versionJson(first, frame));
  expect([json.description, json.summary, json.opening]).toEqual([lead, glance, []]);
  const own = fingerprintSections(body).sections;
  expect(json.sections).toHaveLength(own.length);
  expect(json.sections[1]).toEqual({
    ...{ id: 'who', number: '1.1', title: 'Who', level: 2 },
    sha256: own[1]?.sha256,
    blocks: own[1]?.blocks,
  });
});

test('a draft says so, with the day on which it was recorded and no other', () => {
  const drafts = [draftOf('1.0'), draftOf('1.1', '2026-05-01')] as const;
  const { description, summary, opening, sections, ...head } = Object(
    versionJson(drafts[0], { ...frame, versions: drafts }),
  );
  expect(head).toEqual({
    ...{ title: 'Terms & <more>', version: '1.0', recorded: '2026-01-01', state: 'draft' },
    language: 'en',
    document: 'https://x.example/legal/terms',
    text: 'https://x.example/legal/terms/versions/1-0.md',
    sha256: first.fingerprint,
  });
});
