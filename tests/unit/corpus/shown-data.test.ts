import { expect, test } from 'vitest';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { shownData, shownFile } from '../../../src/corpus/shown-data.ts';

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
