import { expect, test } from 'vitest';
import { figurePaths, figureText, inWords } from '../../../src/corpus/figure-words.ts';

const path = {
  id: 'way',
  caption: 'A way',
  steps: [
    { name: 'One', text: 'First.', aside: false },
    { name: 'Two', time: '{{fact.time}}', text: 'Then.', aside: true },
  ],
};
const figures = {
  paths: [path],
  tables: [{ id: 'times', columns: ['A', 'B'], rows: [['C', 'D']] }],
};

test('a figure takes the words that a language has, and keeps its own', () => {
  expect(inWords(path, { caption: 'Ein Weg', steps: { 2: { name: 'Zwei', text: '' } } })).toEqual({
    ...path,
    caption: 'Ein Weg',
    steps: [path.steps[0], { ...path.steps[1], name: 'Zwei' }],
  });
  expect(inWords(path, undefined)).toBe(path);
});

test('a place in the words of a figure has its English text', () => {
  expect(figureText(figures, ['way', 'steps', '2', 'name'])).toBe('Two');
  expect(figureText(figures, ['times', 'rows', '1', '2'])).toBe('D');
  for (const none of [['way', 'id'], ['way', 'steps', '3', 'name'], ['way', 'steps'], ['gone']]) {
    expect(figureText(figures, none)).toBeUndefined();
  }
  expect(figureText(undefined, ['way', 'caption'])).toBeUndefined();
});

test('every text can be translated but one that is a fact alone', () => {
  const paths = figurePaths(figures).map((place) => place.join('.'));
  expect(paths).toEqual([
    ...['way.caption', 'way.steps.1.name', 'way.steps.1.text', 'way.steps.2.name'],
    ...['way.steps.2.text', 'times.columns.1', 'times.columns.2', 'times.rows.1.1'],
    'times.rows.1.2',
  ]);
  for (const place of figurePaths(figures)) expect(figureText(figures, place)).toBeTypeOf('string');
});
