import { expect, test } from 'vitest';
import { labelTables } from '../../../src/core/table-labels.ts';

const head = (...words: string[]) =>
  `<thead><tr>${words.map((word) => `<th>${word}</th>`).join('')}</tr></thead>`;
/** The labels of the cells, row by row. */
const labels = (html: string) =>
  labelTables(html)
    .split('<tr')
    .slice(2)
    .map((row) => [...row.matchAll(/ data-label="([^"]*)"/g)].map(([, label]) => label));

test('each cell of a body has the word of its column, and each element says what it is', () => {
  expect(
    labelTables(
      `<p>a</p><table class="data">${head('A', 'B', 'C')}<tbody><tr id="x"><th scope="row">1</th><td>2</td><td>3</td></tr></tbody></table>`,
    ),
  ).toBe(
    '<p>a</p><table role="table" class="data"><thead role="rowgroup"><tr role="row"><th role="columnheader">A</th>' +
      '<th role="columnheader">B</th><th role="columnheader">C</th></tr></thead><tbody role="rowgroup">' +
      '<tr role="row" id="x"><th role="rowheader" data-label="A" scope="row">1</th>' +
      '<td role="cell" data-label="B">2</td><td role="cell" data-label="C">3</td></tr></tbody></table>',
  );
});

test('the words of a column are read as text: without elements, what was removed, and what is only spoken', () => {
  const columns = head(
    'A "quoted" &amp; <code>B</code>\n <bdi>C</bdi>',
    '<del>Old</del> <ins><span class="sr-only"> [added] </span>New</ins>',
    'Third\u00a0one',
  );
  expect(labels(`<table>${columns}<tbody><tr><td>1</td><td>2</td><td>3</td></tr></table>`)).toEqual(
    [['A &quot;quoted&quot; &amp; B C', 'New', 'Third\u00a0one']],
  );
});

test('a cell over several columns has no label, and each row begins anew', () => {
  const rows = '<tr><td>1</td><td>2</td><td>3</td></tr><tr><td colspan="3">All</td></tr>';
  expect(labels(`<table>${head('A', 'B', 'C')}<tbody>${rows}<tr><td>4</td></tr></table>`)).toEqual([
    ['A', 'B', 'C'],
    [],
    ['A'],
  ]);
});

test('a table of one column stays as it is, beside one of two', () => {
  const narrow = `<table>${head('A')}<tbody><tr><td>1</td></tr></tbody></table>`;
  const wide = `<table>${head('C', 'D')}<tbody><tr><td>1</td></tr></tbody></table>`;
  const html = labelTables(`${narrow}${wide}`);
  expect(html.startsWith(narrow)).toBe(true);
  expect(html).toContain('<td role="cell" data-label="C">');
});
