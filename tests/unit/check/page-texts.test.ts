// What an editor reads when the text of a page is wrong.
import { expect, test } from 'vitest';
import { pages } from '../../../src/core/pages.ts';
import { type Change, messages } from './small-content.ts';

const paths = pages.flatMap(({ path, text }) => (text ? path : []));
const [path = ''] = paths;
const file = `documents${path}.mdx`;
const text = `---
kind: page
title: A page
description: What it says.
---

<Section id="answers" title="Answers">

A <Term of="User" doc="policy-1">user</Term> waits <Fact id="reply-time" />: <See doc="policy-1" section="about" />.

</Section>
`;
const said = (from: string, to: string, ...more: readonly Change[]) =>
  messages([file, undefined, text], [file, from, to], ...more);

test('a page has a text without version, dates and summary', () => {
  expect(said('A page', 'The page')).toEqual([]);
  expect(said('title: A page', 'version: "1.0"\ntitle: A page')).toEqual([
    `${file}:3  unknown key "version". The nearest is "kind". Correct the key or remove its line. Keys that are known here: kind, title, description.`,
  ]);
});

test('its text is held to the rules of documents', () => {
  expect(said('<Fact id="reply-time" />', '1–2 hours')).toHaveLength(1);
  expect(said('section="about"', 'section="abuot"')).toHaveLength(1);
  expect(said('id="answers"', 'id="Answers"')).toHaveLength(1);
  expect(said('of="User"', 'of="Usher"')).toHaveLength(1);
  expect(said('What it says.', '{{fact.no-such}}.')).toHaveLength(1);
});

test('only a page that shows a text has one', () => {
  const known = `Pages that do: ${paths.join(', ')}. A document has no kind: remove the line, and give the file the keys of a document.`;
  expect(messages(['documents/about.mdx', undefined, text])).toEqual([
    `documents/about.mdx:2  "kind": no page /about shows a text of content/documents. ${known}`,
  ]);
  expect(said('kind: page', 'kind: pgae')).toEqual([
    `${file}:2  "kind": found pgae, expected "page"; a document has no kind. The nearest is "page".`,
  ]);
});

test('a badge names a record, and stands in the text of a page only', () => {
  const badge =
    '</Section>\n\n<Section id="more" title="More">\n\n<ClaimStatus id="soc" />\n\n</Section>\n';
  expect(said('</Section>\n', badge)).toEqual([
    `${file}:15  <ClaimStatus id="soc" />: there is no record "soc" in content/claims.yaml. A claim that was withdrawn is taken out of the text too.`,
  ]);
  expect(
    messages(['documents/policy-2.mdx', '</Section>', '<FloatShares />\n\n</Section>']),
  ).toEqual([
    expect.stringContaining(
      '<FloatShares />: only the text of a page shows it, which has `kind: page` in its front matter. A document says it in words.',
    ),
  ]);
});

test('a translation of it has no summary', () => {
  const french = `translations/fr${path}.mdx`;
  const page = text
    .replace('kind: page\n', '')
    .replace('title: A page', 'title: Une page')
    .replace('What it says.', 'Ce qu’elle dit.');
  const own = page
    .replace('title="Answers"', 'title="Réponses"')
    .replace('A <Term', 'Un <Term')
    .replace('>user<', '>utilisateur<')
    .replace('waits', 'attend')
    .replace('/>: <See', '/>\u00a0: <See');
  expect(said('A page', 'A page', [french, undefined, own])).toEqual([]);
  const more = own.replace('---\n\n<', 'summary:\n  - Un.\n---\n\n<');
  expect(said('A page', 'A page', [french, undefined, more])).toEqual([
    `${french}:4  "summary": found 1 point, expected 0, as in content/documents${path}.mdx, in its order.`,
  ]);
});
