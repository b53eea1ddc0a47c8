import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../../src/corpus/read/document.ts';
import { readTranslation } from '../../../../src/corpus/read/translation.ts';
import { composeTranslation, editionOf } from '../../../../src/corpus/translations/compose.ts';
import { translationState } from '../../../../src/corpus/translations/state.ts';

const front = 'title: T\ndescription: D\nsummary: [One, Two, Three]';
const { document } = readDocument(
  'content/documents/x.mdx',
  `---
${front}
---

<Section id="a" title="First &amp; last">

A <Term define>User</Term> and a <Term define>Payer</Term> pay within <Fact id="time" />:

- see <See section="b" />;

<Notice>Mind <Company name="brand" />.</Notice>

<Section id="b" title="Second">

More.

</Section>

</Section>
`,
);
const german = `---
${front}
---

<Section id="a" title="Erstens">

Ein <Term define>Nutzer</Term> und <Term define of="Payer">Zahler</Term> zahlen binnen <Fact id="time" />:

- siehe <See section="b" />;

<Notice><Company name="brand" /> beachten.</Notice>

<Section id="b" title="Zweitens">

Mehr.

</Section>

</Section>
`;

/** The German translation, with some of its text replaced. */
function translated(from = '', to = '') {
  const text = german.replace(from, to);
  const translation = readTranslation('content/translations/de/x.mdx', text)?.translation;
  if (!translation || (from !== '' && text === german)) throw new Error('no translation');
  return translation;
}

const translation = translated();
const composed = (...stale: string[]) =>
  composeTranslation(translation, document, new Set(stale)).trim();

test('a translation of which nothing is stale is itself, and its definitions name their English terms', () => {
  const text = translation.body.text.trim();
  expect(composed()).toBe(text.replace('<Term define>Nutzer', '<Term of="User" define>Nutzer'));
});

test('a stale section stands in English, and says so at each component; the one inside it stays', () => {
  expect(composed('a')).toBe(`<Section lang="en" id="a" title="First &amp; last">

<section lang="en" dir="ltr">

A <Term lang="en" define>User</Term> and a <Term lang="en" define>Payer</Term> pay within <Fact lang="en" id="time" />:

- see <See lang="en" section="b" />;

<Notice lang="en">Mind <Company lang="en" name="brand" />.</Notice>

</section>

<Section id="b" title="Zweitens">

Mehr.

</Section>

</Section>`);
});

test('a stale section inside another leaves that one as it is', () => {
  const text = composed('b');
  expect(text).toContain('<Section id="a" title="Erstens">');
  expect(text).toContain(
    '<Section lang="en" id="b" title="Second">\n\n<section lang="en" dir="ltr">\n\nMore.\n\n</section>\n\n</Section>',
  );
  expect(text).not.toContain('Mehr.');
});

test('what is composed can be read again, with the same sections', () => {
  const again = readDocument('x.mdx', `---\n${front}\n---\n${composed('a', 'b')}`);
  expect(again.document.body.broken).toBeUndefined();
  expect(again.document.outline.map(({ id }) => id)).toEqual(['a', 'b']);
});

const inner = '<Section id="b" title="Zweitens">\n\nMehr.\n\n</Section>\n\n';

test('a section that is not translated stands in English in its place, and is marked as such', () => {
  expect(composeTranslation(translated(inner), document, new Set(['b']))).toContain(
    'beachten.</Notice>\n\n<Section lang="en" untranslated id="b" title="Second">\n\n<section lang="en" dir="ltr">\n\nMore.',
  );
});

test('sections stand where the English has them, and one that it no longer has stands nowhere', () => {
  const before = '<Section id="a" title="Erstens">';
  const moved = translated(inner).body.text.replace(before, `${inner}${before}`).trim();
  const other = readTranslation('content/translations/de/x.mdx', `---\n${front}\n---\n${moved}`);
  if (!other) throw new Error('no translation');
  expect(composeTranslation(other.translation, document, new Set()).trim()).toBe(composed());
  const old = '<Section id="old" title="Alt">\n\nAlt.\n\n</Section>\n\n';
  expect(composeTranslation(translated(inner, inner + old), document, new Set()).trim()).toBe(
    composed(),
  );
});

describe('an edition as files and comparisons show it', () => {
  const edition = (own: typeof translation, revised: boolean) => {
    const accepted = { revised: revised ? { x: new Date('2026-11-22') } : {}, texts: {} };
    const state = translationState(own, document, accepted);
    return editionOf({ translation: own, document, ...state });
  };

  test('has the sections of the English with their numbers, stale ones in English', () => {
    const { outline, body } = edition(translated(inner), true);
    expect(outline.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 First & last',
      '1.1 Second',
    ]);
    expect(body.text).toContain('More.');
    expect(body.text).not.toContain('Zahler');
  });
});
