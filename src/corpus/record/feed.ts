// The versions of documents as an Atom feed.
import { isoInstant } from '../../core/iso-date.ts';
import { startInLondon } from '../../core/london-day.ts';
import { element, type XmlElement, xml } from '../../core/xml.ts';
import type { ArchivedVersion } from './archive.ts';
import { recordedOn } from './version.ts';

/** Names and addresses of a feed of versions. */
export type VersionsFeed = {
  /** Origin of the site, such as `https://www.example.org`. */
  readonly site: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  /** Path of the feed itself, and of the page that it stands for. */
  readonly self: string;
  readonly page: string;
  readonly entries: readonly VersionEntry[];
};

/** A version as an entry of a feed. */
export type VersionEntry = {
  readonly version: ArchivedVersion;
  readonly title: string;
  /** Path of the page with the changes, or of the whole text if there is no version before it. */
  readonly link: string;
  /** Lines that say what the version is, what changed, why, and what to do. `label` is the emphasised beginning of a line. */
  readonly lines: readonly { readonly label?: string; readonly text: string }[];
};

/** The most entries that a feed has. */
const limit = 50;

/**
 * Versions as an Atom 1.0 feed (RFC 4287). An entry never changes, because its id names the fingerprint of its text.
 * @param feed Its entries, the latest first; those after the 50th are left out.
 */
export function versionsAtom(feed: VersionsFeed): string {
  const absolute = (path: string) => new URL(path, feed.site).href;
  const entries = feed.entries.slice(0, limit);
  const newest = entries[0] ? recordedOn(entries[0].version.head) : '1970-01-01';
  const root = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    element('id', {}, absolute(feed.self)),
    element('title', {}, feed.title),
    element('subtitle', {}, feed.subtitle),
    element('updated', {}, instant(newest)),
    element('author', {}, element('name', {}, feed.author)),
    element('link', { rel: 'self', type: 'application/atom+xml', href: absolute(feed.self) }),
    element('link', { rel: 'alternate', type: 'text/html', href: absolute(feed.page) }),
    ...entries.map((entry) => entryElement(entry, feed.site)),
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml(root)}\n`;
}

function entryElement({ version, title, link, lines }: VersionEntry, site: string): XmlElement {
  const { document, head, fingerprint } = version;
  const day = recordedOn(head);
  // The escaped HTML of the entry: RFC 4287, section 3.1.1.2.
  const html = lines
    .map(({ label, text }) =>
      xml(element('p', {}, ...(label ? [element('strong', {}, label), `: ${text}`] : [text]))),
    )
    .join('');
  return element(
    'entry',
    {},
    // A tag URI (RFC 4151) stays the same even if the address of the document changes, because the archive keeps the first
    // address.
    element(
      'id',
      {},
      `tag:${new URL(site).hostname},${day}:${document}/${head.version}/${fingerprint.slice(0, 16)}`,
    ),
    element('title', {}, title),
    ...(head.announced === undefined ? [] : [element('published', {}, instant(head.announced))]),
    element('updated', {}, instant(day)),
    element('category', { term: head.kind ?? 'draft' }),
    element('link', { rel: 'alternate', type: 'text/html', href: new URL(link, site).href }),
    element('content', { type: 'html' }, html),
  );
}

/** A day as the instant at which it begins in London. */
const instant = (day: string) => isoInstant(startInLondon(day));
