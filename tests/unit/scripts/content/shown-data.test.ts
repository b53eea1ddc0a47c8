import { expect, test } from 'vitest';
import { shownData } from '../../../../scripts/content/shown-data.ts';
import { readYaml } from '../../../../scripts/content/yaml-source.ts';

const sources = new Map(
  Object.entries({
    'figures.yaml':
      'paths:\n  - { id: money-flow, caption: Way }\ntables:\n  - { id: recovery-objectives, caption: Goals }\n',
    'roadmap.yaml': 'phases: [one]\nbaseline: [two]\n',
    'risks.yaml': 'risks: [three]\n',
  }).flatMap(([name, text]) => {
    const { source } = readYaml(`content/${name}`, text);
    return source ? [[source.file, source] as const] : [];
  }),
);

test.each([
  ['MoneyFlow', '{"id":"money-flow","caption":"Way"}'],
  ['RecoveryObjectives', '{"id":"recovery-objectives","caption":"Goals"}'],
  ['RoadmapPhases', '["one"]'],
  ['RiskRegister', '{"risks":["three"]}'],
  ['Section', ''],
  ['RegulatoryStatus', ''],
])('%s shows %s', (component, shown) => {
  expect(shownData(component, sources)).toBe(shown);
});
