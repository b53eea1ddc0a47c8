import { expect, test } from 'vitest';
import { readBody } from '../../../../src/corpus/read/body.ts';
import { cutSections, nodesOf, plainText } from '../../../../src/corpus/translations/sections.ts';

const body = readBody(
  'a.mdx',
  `<Section id="a" title="A">

One *word* and <Fact id="x" />.

{/* waiver: nothing is read here */}

<Section id="b" title="B">

1. First

   more
2. Second

| H | I |
| --- | --- |
| 1 | 2 |

<Notice>Mind.</Notice>

<Example>

A case.

</Example>

<RiskRegister />

</Section>

> Quoted.

</Section>
`,
);

test('sections hold what is their own', () => {
  const [a, b] = cutSections({ body });
  expect(a).toMatchObject({ id: 'a', title: 'A', parent: undefined, line: 1 });
  expect(b).toMatchObject({ id: 'b', title: 'B', parent: 'a', line: 7 });
  expect(a?.units.map(({ form, line }) => [form, line])).toEqual([
    ['a paragraph', 3],
    ['a quotation', 30],
    ['a paragraph', 30],
  ]);
  expect(b?.units.map(({ form, line }) => [form, line])).toEqual([
    ['a numbered list of 2 items', 9],
    ['an item', 9],
    ['a paragraph', 9],
    ['a paragraph', 11],
    ['an item', 12],
    ['a paragraph', 12],
    ['a table of 2 rows and 2 columns', 14],
    ...[14, 14, 16, 16].map((line) => ['a cell', line]),
    ['<Notice>', 18],
    ['a paragraph', 18],
    ['<Example>', 20],
    ['a paragraph', 22],
    ['<RiskRegister />', 26],
  ]);
});

test('the nodes of a section are its own, at any depth', () => {
  const [a] = cutSections({ body });
  const types = nodesOf(a ?? { nodes: [] }).map(({ type }) => type);
  expect(types).toContain('emphasis');
  expect(types).toContain('mdxJsxTextElement');
  expect(types).not.toContain('table');
});

test('the plain text of words leaves components to the caller', () => {
  const words = cutSections({ body })[0]?.units[0]?.words ?? [];
  expect(plainText(words)).toBe('One word and .');
  expect(plainText(words, ({ name }) => `[${name}]`)).toBe('One word and [Fact].');
});

test('a body that cannot be parsed has no sections', () => {
  expect(cutSections({ body: readBody('a.mdx', '<Section') })).toEqual([]);
});
