import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factRules } from '../../../src/check/fact-rules.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { messages as inSmallContent } from './small-content.ts';

const words = JSON.stringify({
  businessDays_one: '{{value}} business day',
  businessDays_other: '{{value}} business days',
});
const duration = (id: string, value: string, unit: string) =>
  `${id}: { means: Time of ${id}., kind: duration, value: ${value}, unit: ${unit}, source: a test }`;
const share = (id: string, value: number) =>
  `${id}: { means: Share of ${id}., kind: percentage, value: ${value}, source: a test }`;

const limits = readFileSync('content/legal-limits.yaml', 'utf8');

/** The messages for facts, one a line of facts.yaml. */
function messages(...lines: string[]): string[] {
  const corpus = corpusOf([
    { path: 'content/facts.yaml', text: lines.join('\n') },
    { path: 'content/legal-limits.yaml', text: limits },
    { path: 'content/locales/en/facts.json', text: words },
  ]);
  return factRules(corpus)
    .filter(({ file }) => file === corpus.facts.path)
    .map(({ line, message }) => `${line} ${message}`);
}

test.each<[string, string[], string]>([
  [
    'priorities',
    [duration('p1-response', '90', 'minute'), duration('p2-response', '1', 'hour')],
    '1 "p1-response" (90 minutes, line 1) must be shorter than "p2-response" (1 hour, line 2): a higher priority is served faster. Correct the one that is wrong.',
  ],
  [
    'priorities in different units',
    [duration('p2-resolution', '3', 'day'), duration('p3-resolution', '2', 'business-day')],
    '1 "p2-resolution" (3 days, line 1) must be shorter than "p3-resolution" (2 business days, line 2): a higher priority is served faster. Correct the one that is wrong.',
  ],
  [
    'recovery',
    [duration('rpo-critical', '5', 'hour'), duration('rto-critical', '4', 'hour')],
    '1 "rpo-critical" (5 hours, line 1) must be no longer than "rto-critical" (4 hours, line 2): no more data may be lost than the time that recovery takes. Correct the one that is wrong.',
  ],
  [
    'complaints',
    [
      duration('complaint-resolution', '15', 'business-day'),
      duration('complaint-acknowledgement', '15', 'business-day'),
    ],
    '2 "complaint-acknowledgement" (15 business days, line 2) must be shorter than "complaint-resolution" (15 business days, line 1): each step comes before the next. Correct the one that is wrong.',
  ],
  [
    'pay-outs, at both ends of a range',
    [
      duration('withdrawal-standard', '[5, 6]', 'hour'),
      duration('withdrawal-large', '[4, 24]', 'hour'),
    ],
    '1 "withdrawal-standard" (5–6 hours, line 1) must be no longer than "withdrawal-large" (4–24 hours, line 2): a larger or riskier pay-out takes no less time, and the reserve must be there for it. Correct the one that is wrong.',
  ],
  [
    'the beginning of a range',
    [duration('aml-retention', '6', 'year'), duration('identity-retention', '[5, 7]', 'year')],
    '1 "aml-retention" (6 years, line 1) must be the beginning of "identity-retention" (5–7 years, line 2): identity data is kept for that law first, and for claims only after it. Correct the one that is wrong.',
  ],
  [
    'the law',
    [duration('breach-notification', '4', 'day')],
    '1 "breach-notification" (4 days, line 1) must be at most 72 hours (UK GDPR, Article 33). Correct the one that is wrong.',
  ],
  [
    'the float',
    [share('float-hot', 6), share('float-cold', 95)],
    '1 "float-hot" (6%, line 1) and "float-cold" (95%, line 2) make 101% together and must make 100%: they are the whole float, the warm reserve is additional. Correct the one that is wrong.',
  ],
  [
    'the stress test',
    [share('float-hot', 5), share('float-warm-reserve', 30), share('stress-test-spike', 30)],
    '3 "stress-test-spike" (30%, line 3) must be more than "float-hot" (5%, line 1) and "float-warm-reserve" (30%, line 2) together: the documents say that the test needs the cold storage. Correct the one that is wrong.',
  ],
  [
    'the worked settlement',
    [
      'example-payment: { means: Payment., kind: count, value: 10000, unit: USDC, source: a test }',
      'example-rate: { means: Rate., kind: money, value: 0.8123, unit: GBP, source: a test }',
      share('fx-spread', 0.25),
    ],
    '2 with "example-rate" the worked settlement of the home page comes to 20.3075, which is no whole number of pence. Choose another "example-rate" or "example-payment", and change the example in the section "fx" of content/documents/legal/merchant-agreement.mdx with it.',
  ],
])('%s', (_, lines, expected) => {
  expect(messages(...lines)).toEqual([expected]);
});

test.each([
  ['Time of reply.', 'Time of reply.'],
  ['Time of reply.', 'time of “reply”'],
])('%j is no other meaning than %j', (first, second) => {
  const fact = (id: string, means: string, value: number) =>
    `${id}: { means: ${means}, kind: duration, value: ${value}, unit: hour, source: a test }`;
  expect(messages(fact('reply', first, 2), fact('answer', second, 3))).toEqual([
    `2 "means" in "answer": found “${second}”, which "reply" on line 1 means already. Use that fact in place of this one, or say what sets the two apart.`,
  ]);
});

test('facts in order, and rules without their facts, are no mistakes', () => {
  expect(
    messages(
      duration('p1-response', '15', 'minute'),
      duration('p2-response', '1', 'hour'),
      duration('withdrawal-large', '[4, 24]', 'hour'),
      duration('withdrawal-review', '48', 'hour'),
      duration('warm-reserve-access', '4', 'hour'),
    ),
  ).toEqual([]);
});

test.each<[string, string, string]>([
  ['5 years (a law)', '4', 'year'],
  ['61 months (a law)', '5', 'year'],
  ['49 hours: a reason', '2', 'day'],
  ['3 days', '70', 'hour'],
])('a limit of %s is read with its unit', (limit, value, unit) => {
  const corpus = corpusOf([
    { path: 'content/facts.yaml', text: duration('notice', value, unit) },
    {
      path: 'content/legal-limits.yaml',
      text: `limits: [{ facts: [notice, notise], is: at least, limit: "${limit}" }]\norders: []\n`,
    },
    { path: 'content/locales/en/facts.json', text: words },
  ]);
  expect(factRules(corpus).map(({ message }) => message)).toEqual([
    'there is no fact "notise". Did you mean "notice"? Facts are listed in content/facts.yaml.',
    expect.stringContaining(`must be at least ${limit}.`),
  ]);
  // One more is enough.
  const kept = corpusOf([
    { path: 'content/facts.yaml', text: duration('notice', String(Number(value) + 1), unit) },
    ...corpus.files.filter(({ path }) => path !== 'content/facts.yaml'),
  ]);
  expect(factRules(kept)).toHaveLength(limit === '3 days' ? 2 : 1);
});

test('a share is at most the whole, and a growth may be more by a waiver', () => {
  const growth = (value: string) =>
    inSmallContent([
      'facts.yaml',
      'uptime-window:',
      `growth:\n  means: Growth.\n  kind: percentage\n  ${value}\n  source: A test.\nuptime-window:`,
    ]);
  expect(growth('value: 100')).toEqual([]);
  expect(growth('value: 250')).toEqual([
    'facts.yaml:17  "value" in "growth": found 250, expected 100 or less, as it is a percentage. Correct it; a growth of more than the whole stands by "# waiver: …" with the reason on the line above.',
  ]);
  expect(growth('# waiver: a growth to the double\n  value: 200')).toEqual([]);
});
