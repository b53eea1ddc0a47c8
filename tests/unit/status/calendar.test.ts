import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarFrame, calendar, sequenceOf } from '../../../src/status/calendar.ts';
import type { Maintenance } from '../../../src/status/records.ts';
import { at, maintenance } from './support.ts';

const frame: CalendarFrame = {
  host: 'example.test',
  name: 'Example maintenance',
  description: 'Notice; of work',
  source: 'https://example.test/status/maintenance.ics',
  heading: ({ title }) => title,
  details: ({ details }) => details,
  link: ({ id }) => `https://example.test/status#${id}`,
};
const work = maintenance('update', '2026-11-28T02:00', '2026-11-28T04:00', ['api'], {
  announced: at('2026-11-19T10:00'),
});

/** The events as a calendar program reads them. */
function eventsOf(list: readonly Maintenance[]) {
  const root = new ICAL.Component(ICAL.parse(calendar(list, frame)));
  return root.getAllSubcomponents('vevent').map((part) => ({
    event: new ICAL.Event(part),
    value: (name: string) => String(part.getFirstPropertyValue(name)),
  }));
}
const [read] = eventsOf([work]);

describe('the calendar', () => {
  it('is read by a calendar program with the right instants in UTC', () => {
    expect(read?.event.startDate.toJSDate()).toEqual(work.start);
    expect(read?.event.endDate.toJSDate()).toEqual(work.end);
    expect(read?.event.startDate.zone.tzid).toBe('UTC');
    expect(read?.event.summary).toBe('Title of update');
    expect(read?.value('status')).toBe('CONFIRMED');
    expect(read?.value('transp')).toBe('TRANSPARENT');
    expect(read?.value('url')).toBe('https://example.test/status#update');
  });

  it('has a name and says where it comes from and how often to ask', () => {
    const root = new ICAL.Component(ICAL.parse(calendar([], frame)));
    const value = (name: string) => String(root.getFirstPropertyValue(name));
    expect(value('version')).toBe('2.0');
    expect(value('method')).toBe('PUBLISH');
    expect(value('prodid')).toBe('-//example.test//status//EN');
    expect(value('name')).toBe('Example maintenance');
    expect(value('description')).toBe('Notice; of work');
    expect(value('source')).toBe('https://example.test/status/maintenance.ics');
    expect(value('refresh-interval')).toBe('PT1H');
  });

  it('lists events by their time, and is the same for any order of the records', () => {
    const earlier = maintenance('earlier', '2026-11-21T02:00', '2026-11-21T04:00', ['api']);
    expect(eventsOf([work, earlier]).map(({ event }) => event.uid)).toEqual([
      'earlier@example.test',
      'update@example.test',
    ]);
    expect(calendar([earlier, work], frame)).toBe(calendar([work, earlier], frame));
  });
});

describe('a maintenance that changes', () => {
  const note = { at: at('2026-11-20T10:00'), text: 'A word.' };
  const moved = { at: at('2026-11-21T10:00'), change: 'moved' as const, text: 'Later.' };
  const cancelled = { at: at('2026-11-22T10:00'), change: 'cancelled' as const, text: 'Off.' };
  const changed = (...updates: Maintenance['updates'][number][]) =>
    eventsOf([{ ...work, updates }])[0];

  it('keeps its UID and raises its sequence with each change of plan, not with a word', () => {
    const found = [changed(), changed(note), changed(note, moved), changed(note, moved, cancelled)];
    expect(found.map((each) => each?.event.uid)).toEqual(Array(4).fill('update@example.test'));
    expect(found.map((each) => each?.event.sequence)).toEqual([0, 0, 1, 2]);
    expect(sequenceOf({ ...work, updates: [note, moved, cancelled] })).toBe(2);
  });

  it('is stamped when its plan last changed, so that a build gives the same file at any time', () => {
    expect(changed(note)?.value('dtstamp')).toBe('2026-11-19T10:00:00Z');
    expect(changed(note, moved)?.value('dtstamp')).toBe('2026-11-21T10:00:00Z');
    expect(changed(note, moved)?.value('last-modified')).toBe('2026-11-21T10:00:00Z');
    expect(changed(moved)?.value('created')).toBe('2026-11-19T10:00:00Z');
  });

  it('stays in the file when it is called off, so that calendars take it out', () => {
    expect(changed(cancelled)?.value('status')).toBe('CANCELLED');
    expect(changed(moved)?.value('status')).toBe('CONFIRMED');
  });
});

describe('a text of any kind', () => {
  it('is read back as it was, in lines of at most 75 octets with the line ends of the format', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, (title, details) => {
        const file = calendar([{ ...work, title, details }], frame);
        const lines = file.split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const [event] = eventsOf([{ ...work, title, details }]);
        const plain = (value: string) =>
          value
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replaceAll('\t', ' ')
            .replace(/[^\n\P{Cc}]/gu, '');
        expect(event?.event.summary).toBe(plain(title));
        expect(event?.event.description).toBe(plain(details));
      }),
    );
  });
});
