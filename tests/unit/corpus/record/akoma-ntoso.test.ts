import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xml as typed } from '../../../../src/core/xml.ts';
import { akomaNtoso, blockElements, placeIn } from '../../../../src/corpus/record/akoma-ntoso.ts';
import { blank, paragraph, words as textOf } from '../../../../src/corpus/record/blocks.ts';
import { recordedWords } from '../../../../src/corpus/record/read-text.ts';
import { akomaNtosoFaults } from '../../../schemas/validate.ts';
import { readXml, type XmlNode } from '../../core/read-xml.ts';
import { change, draftOf, versionOf, withReplaced } from './versions.ts';

const first = versionOf('1.0');
const second = versionOf('1.1', { effective: '2026-06-01', announced: '2026-05-01', ...change });
const third = versionOf('2.0', { effective: '2026-09-01', ...change });
const frame = { site: 'https://x.example', versions: [first, second, third] };
const xml = (version = second) => akomaNtoso(version, frame, 'A & B Limited');

/** Every element of a name, in the order of the document. */
function all(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
}
const attributes = (name: string, root = readXml(xml())) =>
  all(root, name).map((node) => node.attributes);

test('every version validates by the schema, and a broken one does not', () => {
  for (const version of frame.versions) expect(akomaNtosoFaults(xml(version))).toEqual([]);
  expect(
    akomaNtosoFaults(xml().replace('<num>', '<number>').replace('</num>', '</number>')),
  ).toEqual([expect.stringContaining('number')]);
  const twice = xml().replace('eId="who"', 'eId="scope"');
  expect(akomaNtosoFaults(twice).join()).toContain("Duplicate key-sequence ['scope']");
});

const values = (name: string, root = readXml(xml())) =>
  attributes(name, root).map(({ value }) => value);

test('work, expression and manifestation are named by the naming convention, with web addresses as aliases', () => {
  const work = '/akn/gb/doc/legal/2026-01-01/terms';
  expect(values('FRBRuri')).toEqual([
    work,
    `${work}/eng@2026-06-01`,
    `${work}/eng@2026-06-01/!main.xml`,
  ]);
  expect(values('FRBRthis')).toEqual([
    `${work}/!main`,
    `${work}/eng@2026-06-01/!main`,
    `${work}/eng@2026-06-01/!main.xml`,
  ]);
  expect(attributes('FRBRalias').map(({ name, value }) => [name, value])).toEqual([
    ['title', 'Terms & <more>'],
    ['web', 'https://x.example/legal/terms'],
    ['web', 'https://x.example/legal/terms/versions/1-1'],
    ['web', 'https://x.example/legal/terms/versions/1-1.xml'],
  ]);
  expect([values('FRBRsubtype'), values('FRBRnumber')]).toEqual([['legal'], ['terms']]);
  expect(attributes('FRBRdate').map(({ name, date }) => [name, date])).toEqual([
    ['publication', '2026-01-01'],
    ['from', '2026-06-01'],
    ['publication', '2026-05-01'],
    ['publication', '2026-05-01'],
  ]);
  expect(attributes('FRBRversionNumber')).toEqual([{ value: '1.1' }]);
});

test('a draft is named by the day on which it was recorded, a document of no folder without one', () => {
  const draft = { ...draftOf('1.1', '2026-05-01'), document: 'terms' };
  const root = readXml(akomaNtoso(draft, { ...frame, versions: [draft] }, 'Company'));
  expect(values('FRBRuri', root)[1]).toBe('/akn/gb/doc/2026-05-01/terms/eng@2026-05-01');
  expect(values('FRBRsubtype', root)).toEqual([]);
});

test('of two versions of one day the second has its number in its name, whichever of them applies', () => {
  const corrected = versionOf('1.2', { ...change, effective: '2026-06-01' });
  const versions = [first, second, corrected];
  const named = (version: typeof first) =>
    values('FRBRuri', readXml(akomaNtoso(version, { ...frame, versions }, 'Company')))[1];
  expect(named(second)).toMatch(/eng@2026-06-01$/);
  expect(named(corrected)).toMatch(/eng@2026-06-01_1-2$/);
});

test('a document that moved is one work by its first address, and its versions stay where they were archived', () => {
  const moved = { ...second, document: 'rules' };
  const root = readXml(akomaNtoso(moved, { ...frame, versions: [first, moved] }, 'A & B Limited'));
  expect(values('FRBRuri', root)[0]).toBe('/akn/gb/doc/legal/2026-01-01/terms');
  expect(values('FRBRalias', root).slice(1)).toEqual([
    'https://x.example/legal/terms',
    'https://x.example/rules/versions/1-1',
    'https://x.example/rules/versions/1-1.xml',
  ]);
  expect(attributes('doc', root)[0]?.['name']).toBe('terms');
  expect(attributes('original', root)[0]?.['href']).toBe(
    'https://x.example/legal/terms/versions/1-0',
  );
});

test('the points of the summary stand under their heading', () => {
  const [glance] = all(all(readXml(xml()), 'preamble')[0] ?? readXml(xml()), 'blockContainer');
  expect(glance?.children.map(({ name, text }) => [name, text])).toEqual([
    ['heading', 'At a glance'],
    ['blockList', ''],
  ]);
});

test('events are the first days of the versions as far as the next one, which ends the interval', () => {
  const days = (version = second) =>
    attributes('eventRef', readXml(xml(version))).map(({ eId, date, type }) => [eId, date, type]);
  expect(days(first)).toEqual([
    ['event_1-0', '2026-01-02', 'generation'],
    ['event_1-1', '2026-06-01', 'amendment'],
  ]);
  expect(days(third).map(([id]) => id)).toEqual(['event_1-0', 'event_1-1', 'event_2-0']);
  expect(attributes('timeInterval')).toEqual([
    { start: '#event_1-1', end: '#event_2-0', refersTo: '#current_version' },
  ]);
  expect(attributes('timeInterval', readXml(xml(third)))).toEqual([
    { start: '#event_2-0', refersTo: '#current_version' },
  ]);
});

test('a version that was replaced before its day is no event of the others, and ends with the event of its own', () => {
  const read = (version: typeof first) =>
    readXml(akomaNtoso(version, { ...frame, versions: withReplaced }, 'Company'));
  const events = (version: typeof first) =>
    attributes('eventRef', read(version)).map(({ eId }) => eId);
  expect(withReplaced.map(events)).toEqual([
    ['event_1-0', 'event_1-2'],
    ['event_1-0', 'event_1-1'],
    ['event_1-0', 'event_1-2'],
  ]);
  expect(attributes('timeInterval', read(withReplaced[1]))).toEqual([
    { start: '#event_1-1', end: '#event_1-1', refersTo: '#current_version' },
  ]);
});

test('sections have the ids of the page, and stand inside the section that they are part of', () => {
  const body = all(readXml(xml()), 'mainBody')[0];
  expect(body?.children.map(({ name, attributes }) => [name, attributes['eId']])).toEqual([
    ['section', 'scope'],
    ['section', 'end'],
  ]);
  expect(body?.children[0]?.children.map(({ name }) => name)).toEqual([
    'num',
    'heading',
    'intro',
    'subsection',
    'subsection',
  ]);
  expect(body?.children[1]?.children.map(({ name }) => name)).toEqual([
    'num',
    'heading',
    'content',
  ]);
  expect(attributes('item').map(({ eId }) => eId)).toEqual([
    'front__list_1__item_1',
    'front__list_1__item_2',
    'scope__notice_1__list_1__item_1',
    'who__list_1__item_1',
    'who__list_1__item_2',
    'who__list_1__item_2__list_1__item_1',
  ]);
});

test('the note and the fingerprint of the text are there', () => {
  const [own] = all(readXml(xml()), 'proprietary');
  expect(own?.children.map(({ name, text }) => [name, text])).toEqual([
    ['record:kind', 'change'],
    ['record:changed', 'Much & more.'],
    ['record:reason', 'Because.'],
    ['record:affects', 'All.'],
    ['record:action', 'None.'],
    ['record:text', ''],
    ['record:sha256', second.fingerprint],
  ]);
});

test('no text is read as markup: it comes back as it was, and the document stays valid', () => {
  const hostile = fc
    .array(fc.constantFrom('<p>', '</doc>', '&amp;', ']]>', '<!--', '"', "'", '&#0;', '☃', 'a'), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => `x${parts.join(' ')}y`);
  fc.assert(
    fc.property(hostile, (text) => {
      const words = recordedWords({
        lead: [textOf(text)],
        glance: [[paragraph(text)]],
        body: [
          { kind: 'heading', level: 1, number: '1.', id: 'a', title: text },
          { kind: 'quote', children: [paragraph(text)] },
        ],
      });
      const version = versionOf('1.0', { title: text }, words);
      const made = akomaNtoso(version, { ...frame, versions: [version] }, text);
      expect(akomaNtosoFaults(made)).toEqual([]);
      const root = readXml(made);
      expect(all(root, 'docTitle')[0]?.text).toBe(text);
      // The first of both is that of the summary.
      expect(all(root, 'heading')[1]?.text).toBe(text);
      expect(all(root, 'blockContainer')[1]?.children[0]?.text).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('a version with blanks validates by the schema', () => {
  const text = recordedWords({
    lead: [textOf('A form.')],
    glance: [[paragraph('One.')]],
    body: [
      {
        kind: 'table',
        head: [[textOf('Line')], [textOf('To fill in')]],
        rows: [[[textOf('Day')], [blank]]],
      },
    ],
  });
  const form = { ...first, words: text };
  const made = akomaNtoso(form, { ...frame, versions: [form] }, 'A');
  expect(all(readXml(made), 'fillIn')).toHaveLength(1);
  expect(akomaNtosoFaults(made)).toEqual([]);
});

test('drafts validate too; they say when they were recorded, and that none is the current version', () => {
  const drafts = [draftOf('1.0'), draftOf('1.1', '2026-05-01')];
  for (const draft of drafts) {
    const text = akomaNtoso(draft, { ...frame, versions: drafts }, 'A & B Limited');
    expect(akomaNtosoFaults(text)).toEqual([]);
    expect(text).not.toMatch(/current_version|publication|"from"|record:kind/);
    expect(text).toContain('<record:state>draft</record:state>');
  }
  const root = readXml(akomaNtoso(drafts[1] ?? first, { ...frame, versions: drafts }, 'A'));
  expect(attributes('FRBRdate', root).map(({ name, date }) => [name, date])).toEqual([
    ['draft', '2026-01-01'],
    ['draft', '2026-05-01'],
    ['draft', '2026-05-01'],
  ]);
  // A draft amends nothing.
  expect(attributes('eventRef', root).map(({ date, type }) => [date, type])).toEqual([
    ['2026-01-01', 'generation'],
    ['2026-05-01', 'generation'],
  ]);
});

describe('a block', () => {
  const made = (...blocks: Parameters<typeof blockElements>[0]) =>
    blockElements(blocks, placeIn('s')).map(typed).join('');

  test('parts of a line', () => {
    expect(
      made({
        kind: 'paragraph',
        children: [
          textOf('a '),
          { kind: 'strong', children: [{ kind: 'emphasis', children: [textOf('b')] }] },
          { kind: 'code', text: '<c>' },
          { kind: 'link', url: 'https://x.example/?a&b', children: [textOf('d')] },
        ],
      }),
    ).toBe(
      '<p>a <b><i>b</i></b><inline name="code">&lt;c&gt;</inline><a href="https://x.example/?a&amp;b">d</a></p>',
    );
  });

  test('lists count from their start, and only where they are numbered', () => {
    expect(made({ kind: 'list', start: 3, items: [[paragraph('a')], [paragraph('b')]] })).toBe(
      '<blockList eId="s__list_1"><item eId="s__list_1__item_1"><num>3.</num><p>a</p></item>' +
        '<item eId="s__list_1__item_2"><num>4.</num><p>b</p></item></blockList>',
    );
    expect(made({ kind: 'list', items: [[paragraph('a')]] })).not.toContain('<num>');
  });

  test('tables with and without a caption, notices, code, and a heading that stands inside another block', () => {
    const table = { kind: 'table', head: [[textOf('A')]], rows: [[[textOf('b')]]] } as const;
    const rows = '<tr><th><p>A</p></th></tr><tr><td><p>b</p></td></tr></table>';
    expect(made({ ...table, caption: 'C' }, table)).toBe(
      `<table eId="s__table_1"><caption>C</caption>${rows}<table eId="s__table_2">${rows}`,
    );
    expect(made({ kind: 'quote', children: [{ kind: 'list', items: [[paragraph('a')]] }] })).toBe(
      '<blockContainer eId="s__notice_1"><blockList eId="s__notice_1__list_1"><item eId="s__notice_1__list_1__item_1"><p>a</p></item></blockList></blockContainer>',
    );
    expect(made({ kind: 'code', text: 'x' })).toBe('<block name="code">x</block>');
    expect(made({ kind: 'heading', level: 1, number: '1.', id: 'h', title: 'T' })).toBe(
      '<p><b>1. T</b></p>',
    );
  });

  test('a blank is an element to fill in', () => {
    expect(made({ kind: 'paragraph', children: [textOf('Day: '), blank] })).toBe(
      '<p>Day: <fillIn>________</fillIn></p>',
    );
  });
});
