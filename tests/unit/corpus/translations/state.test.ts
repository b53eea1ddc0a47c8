import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { readDocument } from '../../../../src/corpus/read/document.ts';
import { readTranslation } from '../../../../src/corpus/read/translation.ts';
import { noneAccepted } from '../../../../src/corpus/schema/translations.ts';
import { cutSections } from '../../../../src/corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../../../../src/corpus/translations/slots.ts';
import {
  headTexts,
  sectionName,
  translationState,
  translationStates,
} from '../../../../src/corpus/translations/state.ts';
import { smallContent } from '../../check/small-content.ts';
import { frenchPolicy } from '../../check/small-translation.ts';

const body = (first: string) => `
<Section id="a" title="A">

${first}

<Section id="b" title="B">

Two.

</Section>

</Section>
`;
const front = 'title: T\ndescription: D\nsummary: [One, Two, Three]';
const english = (first = 'One.', head = front) =>
  readDocument('content/documents/x.mdx', `---\n${head}\n---\n${body(first)}`).document;

const translation = readTranslation(
  'content/translations/de/x.mdx',
  `---\n${front}\n---\n${body('Eins.')}`,
)?.translation;
if (!translation) throw new Error('no translation');

const document = english();
const own = '0'.repeat(12);
const texts = Object.fromEntries([
  ...cutSections(document).map((section) => [
    sectionName('x', section.id),
    `${sectionHash(section)} ${own}`,
  ]),
  ...headTexts(document).map(({ name, text }) => [name, `${slotHash(text)} ${own}`]),
]);
const accepted = { revised: { x: new Date('2026-11-22') }, texts };

test('names of texts', () => {
  expect(Object.keys(texts)).toEqual([
    ...['x:a', 'x:b', 'documents:x.title', 'documents:x.description'],
    ...['documents:x.summary.1', 'documents:x.summary.2', 'documents:x.summary.3'],
  ]);
});

test('a translation of the present English is complete', () => {
  expect(translationState(translation, document, accepted)).toEqual({
    revised: '2026-11-22',
    stale: new Set(),
    missing: new Set(),
    surplus: [],
    staleSummary: false,
    complete: true,
    outline: document.outline,
  });
});

test('what only one of the two has is missing, or surplus, and the numbers are those of the English', () => {
  const added = english().body.text.replace(
    '<Section id="b"',
    '<Section id="new" title="New">\n\nNew.\n\n</Section>\n\n<Section id="b"',
  );
  const grown = readDocument('content/documents/x.mdx', `---\n${front}\n---\n${added}`).document;
  const state = translationState(translation, grown, accepted);
  expect(state).toMatchObject({
    ...{ stale: new Set(['new']), missing: new Set(['new']), surplus: [], complete: false },
  });
  expect(state.outline.map(({ number, id }) => `${number} ${id}`)).toEqual([
    '1 a',
    '1.1 new',
    '1.2 b',
  ]);
  const shrunk = readDocument(
    'content/documents/x.mdx',
    `---\n${front}\n---\n<Section id="a" title="A">\n\nOne.\n\n</Section>`,
  ).document;
  expect(translationState(translation, shrunk, accepted)).toMatchObject({
    ...{ stale: new Set(), missing: new Set(), surplus: ['b'], complete: true },
  });
});

test('a summary of fewer points than the English, or more, is stale', () => {
  for (const summary of ['[One, Two, Three, Four]', '[One, Two]']) {
    const other = english('One.', front.replace('[One, Two, Three]', summary));
    expect(translationState(translation, other, accepted)).toMatchObject({
      ...{ staleSummary: true, complete: false },
    });
  }
});

test('a section whose English has changed is stale, and no other', () => {
  const state = translationState(translation, english('Changed.'), accepted);
  expect(state).toMatchObject({ stale: new Set(['a']), complete: false, staleSummary: false });
});

test('a summary is stale as a whole; a title is shown all the same', () => {
  const point = translationState(
    translation,
    english('One.', front.replace('Two', 'Too')),
    accepted,
  );
  expect(point).toMatchObject({ staleSummary: true, stale: new Set(), complete: false });
  const title = translationState(translation, english('One.', front.replace('T', 'U')), accepted);
  expect(title).toMatchObject({ staleSummary: false, complete: false });
});

test('what was never accepted is a draft', () => {
  expect(translationState(translation, document, { revised: {}, texts: {} })).toMatchObject({
    revised: undefined,
    stale: new Set(['a', 'b']),
    complete: false,
  });
});

const french = 'content/translations/fr/policy-1.mdx';

test('the states of a corpus are worked out once, and leave out what translates no document', () => {
  const stray = french.replace('policy-1', 'policy-9');
  const corpus = corpusOf([
    ...smallContent(),
    ...[french, stray].map((path) => ({ path, text: frenchPolicy })),
  ]);
  const states = translationStates(corpus);
  const policy = corpus.documentsById.get('policy-1');
  const [own] = corpus.translations;
  if (!policy || !own) throw new Error('no translation');
  expect(states).toEqual([
    { translation: own, document: policy, ...translationState(own, policy, noneAccepted) },
  ]);
  expect(translationStates(corpus)).toBe(states);
});
