import type { Maintenance } from './records.ts';
import { isCancelled } from './uptime.ts';

/** The names, addresses and words of the calendar and its events. */
export type CalendarFrame = {
  /** Host of the site: the latter part of every UID. */
  readonly host: string;
  readonly name: string;
  readonly description: string;
  /** Address of the calendar itself. */
  readonly source: string;
  readonly heading: (work: Maintenance) => string;
  readonly details: (work: Maintenance) => string;
  /** Full address of the record on the site. */
  readonly link: (work: Maintenance) => string;
};

/** The sequence number of the event: how many times the plan was changed (RFC 5545, section 3.8.7.4). */
export function sequenceOf({ updates }: Maintenance): number {
  return updates.filter(({ change }) => change !== undefined).length;
}

/**
 * Maintenance as a calendar to subscribe to (RFC 5545, RFC 7986), the earliest first. A record keeps its UID for ever; moving
 * or cancelling it raises its SEQUENCE. A cancelled event stays in the file as CANCELLED, so that calendars remove it. Events
 * mark nobody as busy.
 */
export function calendar(maintenance: readonly Maintenance[], frame: CalendarFrame): string {
  const events = [...maintenance].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${frame.host}//status//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(frame.name)}`,
    `X-WR-CALNAME:${escapeText(frame.name)}`,
    `DESCRIPTION:${escapeText(frame.description)}`,
    `SOURCE;VALUE=URI:${frame.source}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((work) => eventLines(work, frame)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(work: Maintenance, frame: CalendarFrame): string[] {
  const changed = work.updates.filter(({ change }) => change !== undefined).at(-1)?.at;
  // An event is stamped with the time of its last change, because the output must not depend on the time of the build.
  const stamp = utc(changed ?? work.announced);
  return [
    'BEGIN:VEVENT',
    `UID:${work.id}@${frame.host}`,
    `DTSTAMP:${stamp}`,
    `CREATED:${utc(work.announced)}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${sequenceOf(work)}`,
    `STATUS:${isCancelled(work) ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(work.start)}`,
    `DTEND:${utc(work.end)}`,
    `SUMMARY:${escapeText(frame.heading(work))}`,
    `DESCRIPTION:${escapeText(frame.details(work))}`,
    `URL:${frame.link(work)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** An instant in the form of a calendar: `20261128T020000Z`. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545, section 3.3.11: four characters are escaped; control characters are not allowed in a text. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '');
}

const encoder = new TextEncoder();

/**
 * RFC 5545, section 3.1: a line has at most 75 octets; the rest continues on the next line after a space. No character is
 * split.
 */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
