import { expect, test } from 'vitest';
import { readDocument } from '../../../../src/corpus/read/document.ts';
import { readTranslation } from '../../../../src/corpus/read/translation.ts';
import { composeTranslation } from '../../../../src/corpus/translations/compose.ts';

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
const translation = readTranslation(
  'content/translations/de/x.mdx',
  `---
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
`,
)?.translation;
if (!translation) throw new Error('no translation');
const composed = (...stale: string[]) => composeTranslation(translation, document, new Set(stale));

test('a translation of which nothing is stale is itself, and its definitions name their English terms', () => {
  const { text } = translation.body;
  expect(composed()).toBe(text.replace('<Term define>Nutzer', '<Term of="User" define>Nutzer'));
});

test('a stale section stands in English, and says so at each component; the one inside it stays', () => {
  expect(composed('a').trim()).toBe(`<Section lang="en" id="a" title="First &amp; last">

<div lang="en" dir="ltr">

A <Term lang="en" define>User</Term> and a <Term lang="en" define>Payer</Term> pay within <Fact lang="en" id="time" />:

- see <See lang="en" section="b" />;

<Notice lang="en">Mind <Company lang="en" name="brand" />.</Notice>

</div>

<Section id="b" title="Zweitens">

Mehr.

</Section>

</Section>`);
});

test('a stale section inside another leaves that one as it is', () => {
  const text = composed('b');
  expect(text).toContain('<Section id="a" title="Erstens">');
  expect(text).toContain(
    '<Section lang="en" id="b" title="Second">\n\n<div lang="en" dir="ltr">\n\nMore.\n\n</div>\n\n</Section>',
  );
  expect(text).not.toContain('Mehr.');
});

test('what is composed can be read again, with the same sections', () => {
  const again = readDocument('x.mdx', `---\n${front}\n---\n${composed('a', 'b')}`);
  expect(again.document.body.broken).toBeUndefined();
  expect(again.document.outline.map(({ id }) => id)).toEqual(['a', 'b']);
});
