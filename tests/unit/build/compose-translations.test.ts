import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { composeTranslations } from '../../../src/build/compose-translations.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { keepCorpus } from '../../../src/corpus/open-corpus.ts';
import { readDocument } from '../../../src/corpus/read/document.ts';
import { cutSections } from '../../../src/corpus/translations/sections.ts';
import { sectionHash } from '../../../src/corpus/translations/slots.ts';
import { smallContent } from '../check/small-content.ts';

const head = (effective: string) => `group: core
order: 90
owner: Legal
version: "1.0"
updated: 2026-11-20
review: 2027-11-20
effective: ${effective}
`;
const texts = (words: string, front: string) =>
  `---\ntitle: T\ndescription: D\nsummary: [A, B, C]\n${front}---\n\n<Section id="a" title="A">\n\n${words}\n\n</Section>\n`;
const text = (words: string, effective = '2026-11-20') => texts(words, head(effective));
const own = (words: string) => texts(words, '');
const german = 'content/translations/de/x.mdx';
const [section] = cutSections(readDocument('content/documents/x.mdx', text('One.')).document);
const accepted = JSON.stringify({
  revised: { x: '2026-11-22' },
  texts: { 'x:a': `${section && sectionHash(section)} 000000000000` },
});

/** The small content with a document, its translation, and what was accepted. */
const content = () =>
  new Map([
    ...smallContent().map(({ path, text }) => [path, text] as const),
    ['content/documents/x.mdx', text('One.')],
    [german, own('Eins.')],
    ['content/translations/de/accepted.json', accepted],
  ]);
const watched: string[] = [];
/** What pages are given for a file, as content stands on a day. */
function loaded(path: string, files = content(), day = '2026-12-01'): string | undefined {
  const plugin = composeTranslations();
  plugin.configResolved({ root: '/project' });
  keepCorpus(
    corpusOf(
      [...files].map(([path, text]) => ({ path, text })),
      day,
    ),
  );
  watched.length = 0;
  return plugin.load.call({ addWatchFile: (file) => watched.push(file) }, join('/project', path));
}
afterAll(() => keepCorpus());

test('a translation of the present English is given as it is, and no other file at all', () => {
  expect(loaded(german)?.trim()).toBe('<Section id="a" title="A">\n\nEins.\n\n</Section>');
  expect(loaded('content/documents/x.mdx')).toBeUndefined();
});

test('what is stale, or was never accepted, is given in English', () => {
  expect(loaded(german, content().set('content/documents/x.mdx', text('Two.')))).toContain('Two.');
  const files = content();
  files.delete('content/translations/de/accepted.json');
  expect(loaded(german, files)).toContain('One.');
});

test('it is given anew when the English changes, and when it is accepted', () => {
  loaded(german);
  expect(watched).toEqual([
    join('/project/content/documents/x.mdx'),
    join('/project/content/translations/de/accepted.json'),
  ]);
});

test('an announced text takes the place of the other from its day on, and its translation with it', () => {
  const announced = 'content/announced/de/x.mdx';
  const files = content()
    .set('content/announced/x.mdx', text('New.', '2027-01-01'))
    .set(announced, own('Neu.'));
  expect(loaded(german, files)).toContain('Eins.');
  expect(loaded(announced, files)).toBeUndefined();
  // Nothing was accepted of the new text yet.
  expect(loaded(announced, files, '2027-01-01')).toContain('New.');
  expect(loaded(german, files, '2027-01-01')).toBeUndefined();
});
