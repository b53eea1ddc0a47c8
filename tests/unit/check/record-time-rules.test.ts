// What an operator reads when a record of the status page contradicts its own instants, word for word.
import { describe, expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const incidents = 'status/incidents.yaml';
const maintenance = 'status/maintenance.yaml';
const orWaiver = 'what is meant so stands by "# waiver: …" with the reason on the line above.';
const named = (day: string): Change => [incidents, 'id: slow', `id: ${day}-slow`];
const late: Change = [incidents, 'at: 2026-11-10T08:10', 'at: 2026-11-11T08:10'];
const lateEnd: Change = [incidents, 'at: 2026-11-10T09:20', 'at: 2026-11-11T09:20'];

describe('the day of a record', () => {
  test('is that of its id', () => {
    expect(messages(named('2026-11-10'))).toEqual([]);
    // No day at its head, and a number that is none.
    for (const id of ['api-2026-11-09', '2026-11-09th']) {
      expect(messages([incidents, 'id: slow', `id: ${id}`])).toEqual([]);
    }
    expect(messages(named('2026-10-10'))).toEqual([
      `${incidents}:8  "start": found 2026-11-10T08:00:00Z, and the id of the record says 2026-10-10. Correct the one that is wrong, the id only before readers have seen it; ${orWaiver}`,
    ]);
  });

  test('may be another one where work was moved, or by a waiver', () => {
    const work: Change = [maintenance, 'id: work', 'id: 2026-11-27-work'];
    expect(messages(work)).toEqual([
      `${maintenance}:6  "start": found 2026-11-28T02:00:00Z, and the id of the record says 2026-11-27. Correct the one that is wrong, the id only before readers have seen it; ${orWaiver}`,
    ]);
    const moved = 'updates: [{ at: 2026-11-20T01:00:00Z, change: moved, text: Later. }]';
    expect(messages(work, [maintenance, 'updates: []', moved])).toEqual([]);
    const waiver = '    # waiver: found out after midnight\n    start: 2026-11-10';
    expect(messages(named('2026-11-09'), [incidents, '    start: 2026-11-10', waiver])).toEqual([]);
  });

  test('is that of its first update, or the one before', () => {
    expect(messages(late, lateEnd)).toEqual([
      `${incidents}:13  "at": found 2026-11-11T08:10:00Z, expected the first update within a day of "start", which is 2026-11-10T08:00:00Z. Correct one of the two; ${orWaiver}`,
    ]);
    expect(messages([late[0], late[1], 'at: 2026-11-11T08:00'], lateEnd)).toEqual([]);
    const waiver = '      # waiver: a merchant told us later\n      - at: 2026-11-11';
    expect(messages(late, lateEnd, [incidents, '      - at: 2026-11-11', waiver])).toEqual([]);
  });

  test('is the whole time of planned work', () => {
    expect(messages([maintenance, 'end: 2026-11-28T04', 'end: 2026-11-29T02'])).toEqual([]);
    expect(messages([maintenance, 'end: 2026-11-28T04', 'end: 2026-12-28T04'])).toEqual([
      `${maintenance}:7  "end": found 2026-12-28T04:00:00Z, more than a day after "start", which is 2026-11-28T02:00:00Z. Correct one of the two, or announce each stretch of the work by itself; ${orWaiver}`,
    ]);
  });

  test('is not judged beside an instant that is a mistake', () => {
    expect(messages(named('2026-11-10'), [incidents, 'start: 2026-11', 'start: 2026-12'])).toEqual([
      expect.stringContaining('Leave out what has not happened yet'),
    ]);
  });
});

const details = (text: string): Change => [maintenance, 'details: Work.', `details: "${text}"`];
const german = (text: string): Change => [
  maintenance,
  'updates: []\n',
  `updates: []\n    translations:\n      de:\n        details: "${text}"\n`,
];
const whole =
  'but the record starts at 2026-11-28T02:00:00Z and ends at 2026-11-28T04:00:00Z. Leave times and days out of the text: the page shows them;';

describe('the times in the texts of planned work', () => {
  test.each([
    'Between 02:00 and 04:00 UTC.',
    'From 2 a.m. to 4am.',
    'On 28 November 2026, from 2:00.',
    'On 28 November.',
    'For 24:7 service, version 3:100.',
    'Ends at 05:00 CET, which is 04:00 UTC.',
    'From 02:00 London time to 05:00.',
    'Notice of {{fact.maintenance-notice}}.',
    'Port 8080 and 1:2 mirrors.',
  ])('are those of the record: %s', (text) => {
    expect(messages(details(text))).toEqual([]);
  });

  test.each([
    ['Between 02:00 and 06:00 UTC.', '06:00'],
    ['From 2 a.m. to 4 p.m.', '4 p.m'],
    ['At 3:30.', '3:30'],
    ['On 27 November.', '27 November'],
    ['On 28 November 2027.', '28 November 2027'],
  ])('and no others: %s', (text, found) => {
    expect(messages(details(text))).toEqual([
      `${maintenance}:8  "details": found ${found}, ${whole} ${orWaiver}`,
    ]);
  });

  test('in no language; what several say is one mistake', () => {
    expect(messages(german('Von 2 bis 4 Uhr am 28. November.'))).toEqual([]);
    expect(messages(german('Von 2 bis 6 Uhr.'))).toEqual([
      `${maintenance}:12  "translations.de.details": found 6 Uhr, ${whole} ${orWaiver}`,
    ]);
    expect(messages(details('Until 06:00.'), german('Bis 06:00 Uhr.'))).toEqual([
      `${maintenance}:8  "details": found 06:00, ${whole} ${orWaiver} The same stands on line 12.`,
    ]);
  });

  test('but by a waiver', () => {
    const waiver = '    # waiver: the cut-off of payments\n    details: "Pay before 01:30."';
    expect(messages([maintenance, '    details: Work.', waiver])).toEqual([]);
  });

  test.each([
    ['fr', 'De 2 h à 6 h.', 'à 6 h'],
    ['zh', '凌晨 2 点至 6 点。', '6 点'],
    ['hi', '2 बजे से 6 बजे तक।', '6 बजे'],
    ['es', 'De 02:00 a 06:00.', '06:00'],
  ])('as %s writes them', (language, text, found) => {
    const [file, from, to = ''] = german(text);
    expect(messages([file, from, to.replace('de:', `${language}:`)])).toEqual([
      `${maintenance}:12  "translations.${language}.details": found ${found}, ${whole} ${orWaiver}`,
    ]);
  });
});

describe('the times in the texts of an incident', () => {
  const told = (text: string): Change => [
    incidents,
    'description: Slow.',
    `description: "${text}"`,
  ];
  const update = (place: string, text: string): Change => [incidents, place, `text: "${text}"`];
  test('lie between its ends', () => {
    for (const text of ['Slow from 08:05 to 08:50.', 'Since 8 a.m.', 'Slow until 09:00 UTC.']) {
      expect(messages(told(text))).toEqual([]);
    }
    expect(messages(told('Slow from 08:00 to 09:40.'))).toEqual([
      `${incidents}:10  "description": found 09:40, but the record starts at 2026-11-10T08:00:00Z and ends at 2026-11-10T09:00:00Z. Leave times and days out of the text: the page shows them; ${orWaiver}`,
    ]);
  });

  test('may look ahead in an update while it goes on, and back once it is over', () => {
    expect(messages(update('text: We look.', 'More by 10:00 UTC.'))).toEqual([]);
    expect(messages(update('text: Mended.', 'Watched from 09:00 to 09:20.'))).toEqual([]);
    expect(messages(update('text: Mended.', 'Slow since 07:10.'))).toEqual([
      `${incidents}:18  "updates.1.text": found 07:10, but the record starts at 2026-11-10T08:00:00Z and ends at 2026-11-10T09:00:00Z. Leave times and days out of the text: the page shows them; ${orWaiver}`,
    ]);
  });
});
