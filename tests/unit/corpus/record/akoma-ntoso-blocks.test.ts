import { expect, test } from 'vitest';
import { xml } from '../../../../src/core/xml.ts';
import { blockElements, placeIn } from '../../../../src/corpus/record/akoma-ntoso-blocks.ts';
import { blank, paragraph, words } from '../../../../src/corpus/record/blocks.ts';

const made = (...blocks: Parameters<typeof blockElements>[0]) =>
  blockElements(blocks, placeIn('s')).map(xml).join('');

test('parts of a line', () => {
  expect(
    made({
      kind: 'paragraph',
      children: [
        words('a '),
        { kind: 'strong', children: [{ kind: 'emphasis', children: [words('b')] }] },
        { kind: 'code', text: '<c>' },
        { kind: 'link', url: 'https://x.example/?a&b', children: [words('d')] },
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
  const table = { kind: 'table', head: [[words('A')]], rows: [[[words('b')]]] } as const;
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
  expect(made({ kind: 'paragraph', children: [words('Day: '), blank] })).toBe(
    '<p>Day: <fillIn>________</fillIn></p>',
  );
});
