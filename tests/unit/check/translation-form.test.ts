// What a translator reads when a translation has not the form of its English document.
import { expect, test } from 'vitest';
import { messages } from './small-content.ts';
import { english, file, said } from './small-translation.ts';

test('a translation of the form of its document passes', () => {
  expect(said('Règle 1', 'Règle première')).toEqual([]);
});

test('a file translates a document', () => {
  expect(messages(['translations/fr/policy-11.mdx', undefined, '---\n---\n'])).toContain(
    'translations/fr/policy-11.mdx:1  the file translates nothing: there is no document "policy-11". Did you mean "policy-1"? A translation has the path of its document, in content/translations/fr/ instead of content/documents/.',
  );
  expect(messages(['translations/xx/policy-1.mdx', undefined, 'x'])).toEqual([
    'translations/xx/policy-1.mdx:1  nothing reads this file. There is no language "xx": translations stand in a folder for each, such as content/translations/de/. Rename it, or move it out of content/.',
  ]);
  expect(messages(['translations/en/policy-1.mdx', undefined, 'x'])).toEqual([
    'translations/en/policy-1.mdx:1  nothing reads this file. Translations end in .mdx; English itself stands in content/documents/. Rename it, or move it out of content/.',
  ]);
});

test('its front matter holds title, description and as many points', () => {
  expect(said('  - Deux.\n', '')).toEqual([
    `${file}:4  "summary": found 2 points, expected 3, as in ${english}, in its order.`,
  ]);
  expect(said('title: Règle 1\n', '')).toEqual([
    `${file}:1  "title" is missing. Expected: a text. Add a line "title: …" to the front matter, between the two lines "---" at the head of the file.`,
  ]);
  expect(said('summary:', 'owner: X\nsummary:')).toEqual([
    `${file}:4  unknown key "owner". The nearest is "reviewed". Correct the key or remove its line. Keys that are known here: title, description, summary, reviewed.`,
  ]);
});

const details =
  '\n<Section id="details" title="Détails">\n\nLe reste est dans <See doc="policy-2" section="about" />.\n\n</Section>\n';

test('a section may be left out, or stand elsewhere: an edition has the sections of the English in their order', () => {
  expect(said(details, '')).toEqual([]);
  const first = '<Section id="about" title="Cette règle">';
  expect(said(details, '', [file, first, `${details}\n${first}`])).toEqual([]);
  expect(said(details, '', [file, 'details" />.\n', `details" />.\n${details}`])).toEqual([]);
});

test('it has no section that the English never had, and none twice', () => {
  expect(said('id="details"', 'id="detail"')).toEqual([
    `${file}:17  there is no section "detail" in ${english}. Did you mean "details"? A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
  ]);
  expect(said('id="details"', 'id="about"')).toEqual([
    `${file}:17  the section "about" stands twice. Remove one of the two.`,
  ]);
});

const list = '\n- One thing.\n- Another thing.\n';

test('paragraphs, items and rows are those of the English section', () => {
  const paragraph = `More is in <See doc="policy-2" section="about" />.\n`;
  expect(said('about" />.', 'about" />.\n\nEt plus.')).toEqual([
    `${file}:21  in the section "details": found a paragraph, expected its end, as in ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ]);
  const withList = ['documents/policy-1.mdx', paragraph, paragraph + list] as const;
  expect(said('about" />.', 'about" />.', withList)).toEqual([
    `${file}:21  in the section "details": found its end, expected a list of 2 items, as on line 30 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ]);
  expect(said('about" />.', 'about" />.\n\n- Un.', withList)).toEqual([
    `${file}:21  in the section "details": found a list of 1 item, expected a list of 2 items, as on line 30 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ]);
  const table = '\n| A | B |\n| --- | --- |\n| 1 | 2 |\n';
  const withTable = ['documents/policy-1.mdx', paragraph, paragraph + table] as const;
  expect(said('about" />.', `about" />.\n${table}`, withTable)).toEqual([]);
  expect(said('about" />.', `about" />.\n${table}| 3 | 4 |\n`, withTable)).toEqual([
    `${file}:21  in the section "details": found a table of 3 rows and 2 columns, expected a table of 2 rows and 2 columns, as on line 30 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ]);
});

test('a notice and a figure stand where the English has them', () => {
  const paragraph = `More is in <See doc="policy-2" section="about" />.\n`;
  const notice = [
    'documents/policy-1.mdx',
    paragraph,
    `${paragraph}\n<Notice>Mind.</Notice>\n`,
  ] as const;
  expect(said('about" />.', 'about" />.\n\n<Notice>Gare.</Notice>', notice)).toEqual([]);
  expect(said('about" />.', 'about" />.\n\nGare.', notice)).toEqual([
    `${file}:21  in the section "details": found a paragraph, expected <Notice>, as on line 30 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
  ]);
});

test('its title stands in it and no longer in documents.json', () => {
  const entry = '{ "policy-1": { "title": "Règle 1" } }';
  expect(said('title', 'title', ['locales/fr/documents.json', undefined, entry])).toEqual([
    `locales/fr/documents.json:1  "policy-1" is translated whole: its title, description and summary stand in content/${file}. Remove this entry.`,
  ]);
});
