import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { type Block, blank, paragraph, words } from '../../../../src/corpus/record/blocks.ts';
import { blocksHtml } from '../../../../src/corpus/record/html.ts';

const html = (...blocks: Block[]) => blocksHtml(blocks, { blank: 'To fill in' });
const heading = (level: number, number: string, id: string): Block => ({
  ...{ kind: 'heading', level, number, id, title: `On ${id}` },
});

test('sections stand inside one another, each with its id and a heading that links to it', () => {
  expect(
    html(
      paragraph('Before.'),
      heading(1, '1.', 'a'),
      paragraph('A.'),
      heading(2, '1.1', 'x'),
      paragraph('X.'),
      heading(3, '1.1.1', 'y'),
      heading(1, '2.', 'b'),
    ),
  ).toBe(
    '<p>Before.</p><section id="a"><h2><a href="#a">1. On a</a></h2><p>A.</p>' +
      '<section id="x"><h3><a href="#x">1.1 On x</a></h3><p>X.</p>' +
      '<section id="y"><h4><a href="#y">1.1.1 On y</a></h4></section></section></section>' +
      '<section id="b"><h2><a href="#b">2. On b</a></h2></section>',
  );
});

test('a section may have a link beside its heading, in the language of the page', () => {
  const link = { href: '/ar/terms#a', text: 'اليوم', lang: 'ar', dir: 'rtl' };
  const beside = (id: string) => (id === 'a' ? link : undefined);
  expect(blocksHtml([heading(1, '1.', 'a'), heading(1, '2.', 'b')], { blank: '', beside })).toBe(
    '<section id="a"><h2><a href="#a">1. On a</a></h2>' +
      '<p class="since no-print" lang="ar" dir="rtl"><a href="/ar/terms#a">اليوم</a></p></section>' +
      '<section id="b"><h2><a href="#b">2. On b</a></h2></section>',
  );
});

test('a section whose id sounds like furniture of a page says that it is content, for reader modes', () => {
  expect(blocksHtml([heading(1, '4.', 'no-banner')], { blank: '' })).toMatch(
    /^<section id="no-banner" class="content">/,
  );
});

test('lists keep their numbers, and a point of one line has no paragraph', () => {
  const list: Block = { kind: 'list', start: 3, items: [[paragraph('A')]] };
  expect(html(list)).toBe('<ol start="3"><li>A</li></ol>');
  expect(html({ ...list, start: 1 } as Block)).toBe('<ol><li>A</li></ol>');
  expect(html({ kind: 'list', items: [[paragraph('A'), list]] })).toBe(
    '<ul><li><p>A</p><ol start="3"><li>A</li></ol></li></ul>',
  );
});

test('a table has its caption, heads of columns and rows, and the words of the columns on its cells', () => {
  const table: Block = {
    kind: 'table',
    caption: 'Goals',
    head: [[words('Name')], [words('Days')]],
    rows: [[[words('Reply')], [words('5')]]],
  };
  expect(html(table)).toBe(
    '<div class="fitted"><table role="table"><caption>Goals</caption>' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th>' +
      '<th role="columnheader" scope="col">Days</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" data-label="Name" scope="row">Reply</th>' +
      '<td role="cell" data-label="Days">5</td></tr></tbody></table></div>',
  );
});

test('notices, code, emphasis and links are elements', () => {
  expect(html({ kind: 'quote', children: [paragraph('Note.')] })).toBe(
    '<section role="note"><p>Note.</p></section>',
  );
  expect(html({ kind: 'code', text: 'a < b' })).toBe('<pre><code>a &#x3C; b</code></pre>');
  expect(
    html({
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [words('a')] },
        { kind: 'emphasis', children: [words('b')] },
        { kind: 'code', text: 'c' },
        { kind: 'link', url: 'https://x.example', children: [words('d')] },
      ],
    }),
  ).toBe('<p><strong>a</strong><em>b</em><code>c</code><a href="https://x.example">d</a></p>');
});

test('no text becomes an element or leaves its attribute', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const made = html(paragraph(hostile), { ...heading(1, '1.', 'a'), title: hostile } as Block, {
    kind: 'paragraph',
    children: [{ kind: 'link', url: hostile, children: [words('x')] }],
  });
  const elements = DomUtils.filter((node) => 'name' in node, parseDocument(made));
  expect(elements.map((element) => 'name' in element && element.name)).toEqual([
    'p',
    'section',
    'h2',
    'a',
    'p',
    'a',
  ]);
  expect(DomUtils.textContent(parseDocument(made)).split(hostile)).toHaveLength(3);
});

test('a blank has a name for who hears it, and letters for who copies it', () => {
  expect(html({ kind: 'paragraph', children: [words('Day: '), blank] })).toBe(
    '<p>Day: <span class="blank" role="img" aria-label="To fill in">________</span></p>',
  );
});
