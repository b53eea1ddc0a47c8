import { expect, test } from 'vitest';
import { compareBlocks, compareItems } from '../../../../src/corpus/compare/blocks.ts';
import { comparedHtml, itemsHtml, lineHtml } from '../../../../src/corpus/compare/html.ts';
import { compareLines } from '../../../../src/corpus/compare/words.ts';
import {
  type Block,
  blank,
  type Inline,
  paragraph,
  words,
} from '../../../../src/corpus/record/blocks.ts';

const said = {
  blank: 'To fill in',
  added: 'added',
  addedEnd: 'end of addition',
  removed: 'removed',
  removedEnd: 'end of removal',
};
const note = (text: string) => `<span class="sr-only"> [${text}] </span>`;
const added = (text: string) => `<ins>${note('added')}${text}${note('end of addition')}</ins>`;
const removed = (text: string) => `<del>${note('removed')}${text}${note('end of removal')}</del>`;
/** A comparison as HTML, without the roles and labels that every table has. */
const compare = (before: Block[], after: Block[]) =>
  comparedHtml(compareBlocks(before, after), said).replace(
    / (?:role="(?:table|row|rowgroup|cell|\w+header)"|data-label="[^"]*")/g,
    '',
  );

test('a word that was replaced is marked, and said before and after', () => {
  expect(compare([paragraph('We take 5 days.')], [paragraph('We take 7 days.')])).toBe(
    `<p>We take ${removed('5')} ${added('7')} days.</p>`,
  );
});

test('the spaces at the ends of what was added or removed stand outside of its mark', () => {
  const [before, after] = [[paragraph('We take it.')], [paragraph('We take it. You send it.')]];
  expect(compare(before, after)).toBe(`<p>We take it. ${added('You send it.')}</p>`);
  expect(compare([paragraph('One of two rules.')], [paragraph('One rules.')])).toBe(
    `<p>One ${removed('of two')} rules.</p>`,
  );
  expect(lineHtml([{ change: 'added', children: [words(' all new ')] }], said)).toBe(
    ` ${added('all new')} `,
  );
});

test('what takes the place of a word stands one space apart from it', () => {
  expect(compare([paragraph('Old words go in.')], [paragraph('The new ones go in.')])).toBe(
    `<p>${removed('Old words')} ${added('The new ones')} go in.</p>`,
  );
});

test('a mark that takes the place of a word stands where the word did', () => {
  const line = (text: string) =>
    lineHtml(
      [
        { change: 'removed', children: [words(' when')] },
        { change: 'added', children: [words(text)] },
      ],
      said,
    );
  expect(line(', without')).toBe(` ${removed('when')}${added(', without')}`);
  expect(line('(without)')).toBe(` ${removed('when')} ${added('(without)')}`);
});

test('what is said has its language where the text has another', () => {
  const line = compareLines([], [words('New')]);
  expect(lineHtml(line, { ...said, lang: 'de' })).toContain(
    '<span class="sr-only" lang="de"> [added] </span>',
  );
});

test('a block that came or went stands as a whole in its mark', () => {
  expect(compare([paragraph('Old words.')], [paragraph('Here now.')])).toBe(
    `<del class="whole">${note('removed')}<p>Old words.</p>${note('end of removal')}</del>` +
      `<ins class="whole">${note('added')}<p>Here now.</p>${note('end of addition')}</ins>`,
  );
});

test('points and rows are marked inside their list and table', () => {
  const list = (...points: string[]): Block => ({
    kind: 'list',
    items: points.map((point) => [paragraph(point)]),
  });
  expect(compare([list('One.', 'Pay 5 now.')], [list('New.', 'One.', 'Pay 6 now.')])).toBe(
    `<ul><li>${added('New.')}</li><li>One.</li><li>Pay ${removed('5')} ${added('6')} now.</li></ul>`,
  );
  const table = (...rows: string[][]): Block => ({
    kind: 'table',
    head: [[words('Name')], [words('Days')]],
    rows: rows.map((row) => row.map((cell) => [words(cell)])),
  });
  expect(compare([table(['Reply', '5'])], [table(['Reply', '7'], ['Refund', '9'])])).toContain(
    `<tr><th scope="row">Reply</th><td>${removed('5')} ${added('7')}</td></tr>` +
      `<tr><th scope="row">${added('Refund')}</th><td>${added('9')}</td></tr>`,
  );
});

test('the points of a summary are a list of their own', () => {
  const items = compareItems([[paragraph('One.')]], [[paragraph('One.')], [paragraph('Two.')]]);
  expect(itemsHtml(items, said)).toBe(`<li>One.</li><li>${added('Two.')}</li>`);
});

test('no text becomes an element', () => {
  const hostile = '<script>alert(1)</script>';
  expect(compare([paragraph('x')], [paragraph(hostile)])).not.toContain('<script>');
});

test('a blank that was added is marked, and stays a blank', () => {
  const row = (last: Inline): Block => ({
    ...{ kind: 'table', head: [[words('Line')], [words('To fill in')]] },
    rows: [[[words('Day')], [last]]],
  });
  const shown = '<span class="blank" role="img" aria-label="To fill in">________</span>';
  expect(compare([row(blank)], [row(blank)])).toContain(`<td>${shown}</td>`);
  const changed = compare([row(words('Monday'))], [row(blank)]);
  expect(changed).toContain(`<td>${removed('Monday')} ${added(shown)}</td>`);
});
