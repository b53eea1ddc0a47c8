import { describe, expect, test } from 'vitest';
import { deriveFacts } from '../../../src/corpus/derived-facts.ts';
import type { FactEntry } from '../../../src/corpus/schema/facts.ts';
import { languages } from '../../../src/languages/list.ts';
import type { StatusRecords } from '../../../src/status/records.ts';

const today = '2026-11-22';
const common = { means: 'M.', source: 'A test' };
const entries = (window: FactEntry) =>
  new Map<string, FactEntry>([
    ['languages', { ...common, kind: 'count', value: 'languages', unit: 'language' }],
    ['measured', { ...common, kind: 'percentage', value: 'uptime' }],
    ['share', { ...common, kind: 'percentage', value: 25 }],
    ['uptime-window', window],
  ]);
const window = (value: number, unit: 'day' | 'month' = 'day'): FactEntry => ({
  ...common,
  kind: 'duration',
  value,
  unit,
});
const records = (since: string): StatusRecords => ({
  asOf: new Date('2026-11-20T00:00:00Z'),
  components: [
    {
      id: 'site',
      name: 'Site',
      description: 'The site.',
      since: new Date(since),
      lastUpdate: new Date('2026-11-20T00:00:00Z'),
    },
  ],
  incidents: [
    {
      id: 'one',
      title: 'One',
      severity: 'P2',
      type: 'brief-interruption',
      impact: { site: 'down' },
      start: new Date('2026-11-19T00:00:00Z'),
      end: new Date('2026-11-19T02:24:00Z'),
      description: 'D.',
      updates: [],
    },
  ],
  maintenance: [],
});

describe('derived facts', () => {
  test('count the languages and measure uptime; what is typed stays', () => {
    const { facts, failed } = deriveFacts(entries(window(10)), today, records('2026-01-01'));
    expect(facts.get('languages')?.value).toBe(languages.length);
    // 144 minutes of ten days are one percent.
    expect(facts.get('measured')?.value).toBe(99);
    expect(facts.get('share')?.value).toBe(25);
    expect(failed.size).toBe(0);
  });

  test('are missing while a record is a mistake, which is told elsewhere', () => {
    const { facts, failed } = deriveFacts(entries(window(10)), today, undefined);
    expect(facts.has('measured')).toBe(false);
    expect([...failed]).toEqual([['measured', undefined]]);
  });

  test('say why a figure follows from nothing', () => {
    expect(
      deriveFacts(entries(window(10)), today, records('2026-11-15')).failed.get('measured'),
    ).toMatch(
      /^the figure cannot be derived: it covers 10 days from 2026-11-10T00:00:00Z, and no component has records from then on\./,
    );
    expect(
      deriveFacts(entries(window(1, 'month')), today, records('2026-01-01')).failed.get('measured'),
    ).toBe(
      'the figure cannot be derived: the fact "uptime-window" must be a duration of one value in minutes, hours, days or weeks. Add it, or correct it.',
    );
  });
});

test('a fact has the value of the day, from its first day on, and says nothing more of the other', () => {
  const share: FactEntry = {
    ...{ ...common, kind: 'percentage', value: 25, from: '2026-11-22' },
    // biome-ignore lint/suspicious/noThenProperty: a key of facts.yaml, never awaited.
    then: 30,
  };
  const on = (day: string) =>
    deriveFacts(new Map([['share', share]]), day, undefined).facts.get('share');
  expect(on('2026-11-21')).toEqual({ ...common, kind: 'percentage', value: 25 });
  expect(on('2026-11-22')).toEqual({ ...common, kind: 'percentage', value: 30 });
});
