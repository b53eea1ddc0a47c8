import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import {
  figurePaths,
  figureText,
  inLanguage,
  shownData,
  shownFile,
} from '../../../src/corpus/figure-words.ts';

const path = {
  id: 'way',
  caption: 'A way',
  steps: [
    { name: 'One', text: 'First.', aside: false },
    { name: 'Two', time: '{{fact.time}}', text: 'Then.', aside: true },
  ],
};
const table = { id: 'times', columns: ['A', 'B'], rows: [['C', 'D']] };
const plan = {
  id: 'plan',
  asOf: new Date('2026-01-02'),
  phases: [
    { id: 'first', quarter: '2026-Q1', owner: 'Chief', impact: 4, aims: ['Begin.', 'Go on.'] },
    { id: 'second', quarter: '2026-Q2', owner: 'Nobody', impact: 5, aims: ['End.'] },
  ],
};
const figures = [path, table, plan];

test('a figure takes the words that a language has, and keeps its own', () => {
  const way = { caption: 'Ein Weg', steps: { 2: { name: 'Zwei', text: '' } } };
  expect(inLanguage(path, { figure: { way } })).toEqual({
    ...path,
    caption: 'Ein Weg',
    steps: [path.steps[0], { ...path.steps[1], name: 'Zwei' }],
  });
  expect(inLanguage(path, undefined)).toEqual(path);
});

test('an item is named by its id, and an owner is a role of the language', () => {
  const words = {
    figure: {
      plan: { phases: { 2: { aims: { 1: 'Falsch.' } }, second: { aims: { 1: 'Ende.' } } } },
    },
    texts: { Chief: 'Leitung' },
  };
  expect(inLanguage(plan, words)).toEqual({
    ...plan,
    phases: [
      { ...plan.phases[0], owner: 'Leitung' },
      { ...plan.phases[1], aims: ['Ende.'] },
    ],
  });
});

test('a place in the words of a figure has its English text', () => {
  expect(figureText(figures, ['way', 'steps', '2', 'name'])).toBe('Two');
  expect(figureText(figures, ['times', 'rows', '1', '2'])).toBe('D');
  expect(figureText(figures, ['plan', 'phases', 'first', 'aims', '2'])).toBe('Go on.');
  const none = [
    ...['way.id', 'way.steps.3.name', 'way.steps', 'gone', 'plan.phases.1.aims.1'],
    ...['plan.phases.first.owner', 'plan.phases.first.quarter', 'plan.phases.first.id'],
  ];
  for (const place of none) expect(figureText(figures, place.split('.')), place).toBeUndefined();
  expect(figureText([], ['way', 'caption'])).toBeUndefined();
});

test('every text can be translated but one that is a fact alone', () => {
  const paths = figurePaths(figures).map((place) => place.join('.'));
  expect(paths).toEqual([
    ...['way.caption', 'way.steps.1.name', 'way.steps.1.text', 'way.steps.2.name'],
    ...['way.steps.2.text', 'times.columns.1', 'times.columns.2', 'times.rows.1.1'],
    ...['times.rows.1.2', 'plan.phases.first.aims.1', 'plan.phases.first.aims.2'],
    'plan.phases.second.aims.1',
  ]);
  for (const place of figurePaths(figures)) expect(figureText(figures, place)).toBeTypeOf('string');
});

describe('what a component shows', () => {
  const corpus = corpusOf([
    {
      path: 'content/figures.yaml',
      text: `paths:
  - id: money-flow
    caption: Way
    steps: [{ name: One, text: a }, { name: Two, text: b }]
tables: [{ id: recovery-objectives, caption: Goals, columns: [Name], rows: [] }]
`,
    },
    {
      path: 'content/roadmap.yaml',
      text: `asOf: 2026-11-20
baseline: []
phases: [{ id: one, quarter: 2024-Q3, title: First, aims: [Aim] }]
risks: []
`,
    },
  ]);

  test.each([
    ['MoneyFlow', '"caption":"Way"'],
    ['RecoveryObjectives', '"caption":"Goals"'],
    ['RoadmapPhases', '"title":"First"'],
  ])('%s shows %s', (component, shown) => {
    expect(shownData(component, corpus)).toContain(shown);
  });

  test.each([
    ['MoneyFlow', 'content/figures.yaml'],
    ['RoadmapPhases', 'content/roadmap.yaml'],
    ['RiskRegister', undefined],
    ['Section', undefined],
  ])('%s draws from %s', (component, file) => {
    expect(shownFile(component, corpus)).toBe(file);
  });

  test.each(['Section', 'RegulatoryStatus', 'RiskRegister'])('%s shows no data', (component) => {
    expect(shownData(component, corpus)).toBe('');
  });
});
