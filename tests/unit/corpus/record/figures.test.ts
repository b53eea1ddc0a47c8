import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { figureBlocks } from '../../../../src/corpus/record/figures.ts';
import { markdownOf } from '../../../../src/corpus/record/markdown.ts';
import { smallWith } from '../../check/small-content.ts';

const figures = `paths:
  - id: complaint-path
    caption: The way
    steps:
      - { name: One, time: "{{fact.reply-time}}", text: "{{company.brand}} reads." }
      - { name: Two, text: We answer. }
tables:
  - { id: recovery-objectives, caption: Goals, columns: [Name, Time], rows: [[A, "{{fact.reply-time}}"]] }
`;
const risk = (id: string, impact: number, likelihood: number) =>
  `  - { id: ${id}, category: ${id}, description: D, impact: ${impact}, likelihood: ${likelihood}, mitigation: M, owner: O }\n`;
const risks = `asOf: 2026-11-20\nowner: O\nrisks:\n${risk('small', 1, 2)}${risk('great', 5, 4)}${risk('alike', 5, 4)}`;
const roadmap = `asOf: 2026-11-20
baseline: [{ id: a, area: Area, position: "{{company.brand}} waits." }]
phases: [{ id: one, quarter: 2024-Q3, title: First, aims: [Aim A, Aim B] }]
risks: [{ id: r, risk: R, impact: 2, likelihood: 3, response: Wait }]
`;
const keys = (...names: string[]) => names.map((name) => `"${name}": "${name}"`).join(', ');
const words = `{
  "risk": { ${keys('category', 'description', 'impact', 'likelihood', 'severity', 'mitigation', 'owner', 'caption', 'map')}, "asOf": "As of {{date}}" },
  "roadmap": { ${keys('area', 'position', 'baseline', 'risks', 'risk', 'impact', 'likelihood', 'severity', 'response')},
    "asOf": "On {{date}}", "baselineDate": "From {{date}}", "quarter": "Q{{quarter}} {{year}}", "planned": "in {{quarter}}" }
}
`;

const corpus = corpusOf(
  smallWith({
    'figures.yaml': figures,
    'risks.yaml': risks,
    'roadmap.yaml': roadmap,
    'locales/en/document.json': words,
    'locales/en/common.json': `{ "regulatory": { ${keys('inLine', 'notHeld', 'availability')} } }\n`,
  }),
);

function blocksOf(name: string, changes: Partial<typeof corpus> = {}) {
  const { english } = corpus;
  if (!english) throw new Error('The small content can be spoken.');
  return figureBlocks(name, { ...corpus, ...changes, speech: english });
}
const shown = (name: string) => markdownOf(blocksOf(name) ?? []);

test('a component that holds text of its own is no figure', () => {
  expect(blocksOf('Notice')).toBeUndefined();
});

describe('what a figure shows, in words', () => {
  test('a path is a list with the time of each step', () => {
    expect(shown('ComplaintPath')).toBe(
      'The way\n\n1. **One** 1–2 hours\n\n   Exampla reads.\n\n2. **Two**\n\n   We answer.',
    );
  });

  test('a table is a table with its caption', () => {
    expect(shown('RecoveryObjectives')).toBe(
      '*Goals*\n\n| Name | Time |\n| --- | --- |\n| A | 1–2 hours |',
    );
  });

  test('the statement of the regulatory status is its three sentences', () => {
    expect(shown('RegulatoryStatus')).toBe('inLine notHeld availability');
  });

  test('the register lists the most severe risk first, and counts risks at each pair of scores', () => {
    const lines = shown('RiskRegister').split('\n');
    expect(lines[0]).toBe('As of 20 November 2026');
    expect(lines.filter((line) => /^\| (great|alike|small) /.test(line))).toEqual([
      '| great | D | 5 | 4 | 20 | M | O |',
      '| alike | D | 5 | 4 | 20 | M | O |',
      '| small | D | 1 | 2 | 2 | M | O |',
    ]);
    expect(lines.slice(-7)).toEqual([
      '| impact \\\\ likelihood | 1 | 2 | 3 | 4 | 5 |',
      '| --- | --- | --- | --- | --- | --- |',
      '| 5 |  |  |  | 2 |  |',
      '| 4 |  |  |  |  |  |',
      '| 3 |  |  |  |  |  |',
      '| 2 |  |  |  |  |  |',
      '| 1 |  | 1 |  |  |  |',
    ]);
  });

  test('the roadmap has its baseline, its phases by quarter, and its risks with their severity', () => {
    expect(shown('RoadmapBaseline')).toBe(
      'On 20 November 2026\n\n*baseline*\n\n| area | position |\n| --- | --- |\n| Area | Exampla waits. |',
    );
    expect(shown('RoadmapPhases')).toBe(
      'From 20 November 2026\n\n1. **First** in Q3 2024\n\n   - Aim A\n   - Aim B',
    );
    expect(shown('RoadmapRisks').split('\n').at(-1)).toBe('| R | 2 | 3 | 6 | Wait |');
  });
});

test('a figure without its data is a mistake of the caller', () => {
  const lost = new TypeError('A figure of a document has no data.');
  expect(() => blocksOf('MoneyFlow')).toThrow(lost);
  const none = { ...corpus.risks, data: undefined };
  expect(() => blocksOf('RiskRegister', { risks: none })).toThrow(lost);
});
