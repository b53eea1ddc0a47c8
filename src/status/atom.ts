import { element, type XmlElement, xml } from '../core/xml.ts';
import type { LogEntry } from './log.ts';
import type { StatusRecords } from './records.ts';
import { lastChange, type StepKind, timelineOf } from './timeline.ts';

/** Names and addresses of the feed, and the words of its entries. */
export type FeedFrame = {
  /** Origin of the site, such as `https://www.example.org`. */
  readonly site: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Path of the feed itself, and of the page that it stands for. */
  readonly self: string;
  readonly page: string;
  /** Path and fragment of a record. */
  readonly link: (entry: LogEntry) => string;
  readonly heading: (entry: LogEntry) => string;
  readonly summary: (entry: LogEntry) => string;
  /** Word of a step with its time. */
  readonly step: (kind: StepKind, at: Date) => string;
  /** Fills in facts and names of the company. */
  readonly fill: (text: string) => string;
};

/** The most entries that the feed has, which is the number of Statuspage. */
const limit = 50;

/**
 * Incidents and maintenance as an Atom 1.0 feed (RFC 4287), the latest change first. Planned and called-off maintenance
 * is in it too. An entry keeps its id for good and changes its `updated` with each update of the record.
 */
export function atomFeed(records: StatusRecords, frame: FeedFrame): string {
  const entries = [
    ...records.incidents.map((record) => ({ kind: 'incident' as const, record })),
    ...records.maintenance.map((record) => ({ kind: 'maintenance' as const, record })),
  ]
    .sort((a, b) => compare(lastChange(b), lastChange(a)) || (a.record.id < b.record.id ? 1 : -1))
    .slice(0, limit);
  const absolute = (path: string) => new URL(path, frame.site).href;
  const updated = entries[0] ? lastChange(entries[0]) : records.asOf;
  const feed: XmlElement = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    element('id', {}, absolute(frame.self)),
    element('title', {}, frame.title),
    element('subtitle', {}, frame.subtitle),
    element('updated', {}, updated.toISOString()),
    element('author', {}, element('name', {}, frame.author)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: absolute(frame.self) }),
    element('link', { rel: 'alternate', type: 'text/html', href: absolute(frame.page) }),
    ...entries.map((entry) => entryElement(entry, frame)),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml(feed)}\n`;
}

function entryElement(entry: LogEntry, frame: FeedFrame): XmlElement {
  const { record } = entry;
  const first = timelineOf(entry)[0]?.at ?? record.start;
  const host = new URL(frame.site).hostname;
  const steps = timelineOf(entry).toReversed();
  // The escaped HTML of the entry: RFC 4287, section 3.1.1.2.
  const html = [
    xml(element('p', {}, frame.summary(entry))),
    ...steps.map(({ kind, at, text }) =>
      xml(
        element(
          'p',
          {},
          element('strong', {}, frame.step(kind, at)),
          text ? `: ${frame.fill(text)}` : '',
        ),
      ),
    ),
  ].join('');
  return element(
    'entry',
    {},
    // A tag URI (RFC 4151) stays the same even if the address of the page changes.
    element('id', {}, `tag:${host},${first.toISOString().slice(0, 10)}:status/${record.id}`),
    element('title', {}, frame.heading(entry)),
    element('published', {}, first.toISOString()),
    element('updated', {}, lastChange(entry).toISOString()),
    element('category', { term: entry.kind }),
    element('link', {
      rel: 'alternate',
      type: 'text/html',
      href: new URL(frame.link(entry), frame.site).href,
    }),
    element('content', { type: 'html' }, html),
  );
}

const compare = (a: Date, b: Date) => a.getTime() - b.getTime();
