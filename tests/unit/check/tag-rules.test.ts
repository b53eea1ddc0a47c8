// The attributes of a tag, written into the first section of a policy, on line 21. What is broken as text is in check.test.ts.
import { expect, test } from 'vitest';
import { documentComponents } from '../../../src/corpus/document-components.ts';
import { policy, said } from './small-content.ts';

test.each([
  [
    '<Fact id="reply-time" id="reply-time" />',
    'the attribute "id" is written twice. Remove one of the two.',
  ],
  ['<Fact id="" />', '"id" has no value. Write id="…".'],
  ['<Fact id />', '"id" has no value. Write id="…".'],
  [
    '<See doc="contact" topic="{{fact.reply-time}}">us</See>',
    '"topic" is a plain text in which braces are not filled in. Write the words themselves.',
  ],
  ['<RiskRegister id="x" />', 'unknown attribute "id". <RiskRegister> takes none.'],
])('%s', (typed, message) => {
  const tag = /^<[^>]*>/.exec(typed)?.[0];
  expect(said(typed)).toContain(`${policy}:21  ${tag}: ${message}`);
});

test('a section without its attributes is told both, each by itself', () => {
  expect(said('<Section>\n\nText.\n\n</Section>')).toEqual(
    expect.arrayContaining([
      `${policy}:21  <Section>: "id" is missing. Write <Section id="…" title="…">.`,
      `${policy}:21  <Section>: "title" is missing. Write <Section id="…" title="…">.`,
    ]),
  );
});

test('the word “define” stands alone', () => {
  expect(said('A <Term define="yes">Buyer</Term> and a <Term>Buyer</Term>.')).toContain(
    `${policy}:21  <Term define="yes">: the word "define" stands alone. Write <Term define>…</Term>.`,
  );
});

test('a closing tag of a component that there is not is named where it is opened, once', () => {
  expect(said('<Notise>Text.</Notise>')).toHaveLength(1);
});

test('components that are crossed are named where the first one is still open', () => {
  expect(said('<Notice>A <Term>User</Notice></Term>')).toEqual([
    `${policy}:21  </Notice>: <Term> of line 21 is still open. Write </Term> before this.`,
  ]);
});

test('a component that holds nothing is judged by itself when it is not closed at once', () => {
  expect(said('<Fact id="reply-time"></Fact>')).toEqual([
    `${policy}:21  <Fact id="reply-time">: the component holds no text of its own. End it with "/>"; it has no closing tag.`,
  ]);
});

const holding = (wanted: string) =>
  Object.entries(documentComponents).flatMap(([name, { holds, required }]) =>
    holds === wanted ? [[name, required.map((each) => ` ${each}="x"`).join('')] as const] : [],
  );

test.each(holding('nothing'))(
  'words inside <%s> are refused, as nobody would see them',
  (name, given) => {
    const message = `${policy}:21  <${name}${given}>: the component holds no text of its own. End it with "/>"; it has no closing tag.`;
    expect(said(`<${name}${given}>We refund every payment.</${name}>`)).toContain(message);
    expect(said(`<${name}${given}>\n\nWe refund every payment.\n\n</${name}>`)).toContain(message);
  },
);

test.each([...holding('words'), ...holding('words or nothing')])(
  'a paragraph inside <%s>, which holds words of a line, is refused with the form to write',
  (name) => {
    const message = `${policy}:21  <${name}>: the component stands within a line and holds words, no paragraphs. Write <${name}>words</${name}> on one line.`;
    expect(said(`<${name}>\n\nUser\n\n</${name}>`)).toContain(message);
  },
);

test.each([...holding('words'), ...holding('blocks')])(
  '<%s> without text is refused',
  (name, given) => {
    const message = `${policy}:21  <${name}${given} />: the component has no text. Write <${name}>, then the text, then </${name}>.`;
    expect(said(`<${name}${given} />`)).toContain(message);
  },
);

test.each([
  ['A <Notice>word</Notice> within a line.', 'Notice'],
  ['The money goes <MoneyFlow /> so.', 'MoneyFlow'],
  ['<Notice>So it goes: <DataFlow /></Notice>', 'DataFlow'],
  ['| a |\n| --- |\n| <RiskRegister /> |', 'RiskRegister'],
  ['[<Example>word</Example>](https://example.org)', 'Example'],
])('%s: a block within a line is refused', (typed, name) => {
  const message = `<${name}>: the component is a block of its own and stands within a line. Write it on a line of its own, with an empty line before and after it.`;
  expect(said(typed)).toContainEqual(expect.stringContaining(message));
});

test.each(['<Blank />', 'Signed: <Blank />', '| a |\n| --- |\n| Signed <Blank /> |'])(
  '%j: a blank that no row names is refused',
  (typed) => {
    const message = `${policy}:`;
    const rest =
      '<Blank />: the component stands alone in a cell of a table, whose row names it. Write it as the whole text of a cell.';
    expect(
      said(typed).filter((each) => each.startsWith(message) && each.endsWith(rest)),
    ).toHaveLength(1);
  },
);

test('a blank alone in a cell is none', () => {
  expect(said('| Line | To fill in |\n| --- | --- |\n| Day | <Blank /> |')).toEqual([]);
});

test('a block that stands alone on its line, or alone in an item, is no block within a line', () => {
  expect(said('<Notice>Words.</Notice>\n\n- <Notice>Words.</Notice>')).toEqual([]);
});
