import { parseFeed } from '@rowanmanning/feed-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atomFeed, type FeedFrame } from '../../../src/status/atom.ts';
import { childrenOf, readXml } from '../core/read-xml.ts';
import { at, histories, incident, maintenance, records } from './support.ts';

const frame: FeedFrame = {
  site: 'https://example.test',
  title: 'Incidents & maintenance',
  subtitle: 'Everything.',
  author: 'Example Ltd',
  self: '/status/history.atom',
  page: '/status',
  link: ({ record }) => `/status/2026-11#${record.id}`,
  heading: ({ kind, record }) => `${kind}: ${record.title}`,
  summary: ({ record }) => `About ${record.id} <now>`,
  step: (kind, time) => `${kind}, ${time.toISOString()}`,
  fill: (text) => text.replace('{{brand}}', 'Example'),
};
const history = records({
  incidents: [
    incident('a', '2026-11-12T08:05', '2026-11-12T08:14', { api: 'down' }),
    incident(
      'b',
      '2026-10-28T13:12',
      '2026-10-28T13:29',
      { api: 'degraded' },
      {
        updates: [
          { at: at('2026-11-15'), state: 'resolved', text: 'R&D of {{brand}} <b>found</b> it.' },
        ],
      },
    ),
  ],
  maintenance: [maintenance('m', '2026-11-28T02:00', '2026-11-28T04:00', ['api'])],
});

describe('the feed', () => {
  const feed = parseFeed(atomFeed(history, frame));

  it('is Atom that a feed reader understands, with its own address and that of the page', () => {
    expect(feed.meta).toEqual({ type: 'atom', version: '1.0' });
    expect(feed.title).toBe('Incidents & maintenance');
    expect(feed.description).toBe('Everything.');
    expect(feed.self).toBe('https://example.test/status/history.atom');
    expect(feed.url).toBe('https://example.test/status');
    expect(feed.authors.map(({ name }) => name)).toEqual(['Example Ltd']);
    expect(feed.language).toBe('en');
  });

  it('has an entry for each record, the latest change first, and says when the last one was', () => {
    expect(feed.items.map(({ title }) => title)).toEqual([
      'maintenance: Title of m',
      'incident: Title of b',
      'incident: Title of a',
    ]);
    expect(feed.updated).toEqual(at('2026-11-23T02:00'));
    const [, second] = feed.items;
    expect(second?.published).toEqual(at('2026-11-15'));
    expect(second?.updated).toEqual(at('2026-11-15'));
    expect(second?.url).toBe('https://example.test/status/2026-11#b');
  });

  it('tells the steps in HTML, with the text of records escaped', () => {
    const [, entry] = childrenOf(readXml(atomFeed(history, frame)), 'entry');
    const [content] = childrenOf(entry, 'content');
    expect(content?.attributes).toEqual({ type: 'html' });
    expect(content?.text).toBe(
      '<p>About b &lt;now&gt;</p><p><strong>resolved, 2026-11-15T00:00:00.000Z</strong>: R&amp;D of Example &lt;b&gt;found&lt;/b&gt; it.</p>',
    );
  });

  it('keeps the id of an entry when the record goes on', () => {
    const [first] = history.incidents;
    const later = first && {
      ...first,
      title: 'Another title',
      updates: [
        ...first.updates,
        { at: at('2026-11-13'), state: 'resolved' as const, text: 'More.' },
      ],
    };
    const grown = parseFeed(atomFeed({ ...history, incidents: later ? [later] : [] }, frame));
    const idsOf = (items: typeof feed.items) => items.map(({ id }) => id);
    expect(idsOf(feed.items)).toContain('tag:example.test,2026-11-12:status/a');
    expect(idsOf(grown.items)).toContain('tag:example.test,2026-11-12:status/a');
  });

  it('is as new as the data when nothing was ever recorded', () => {
    const empty = parseFeed(atomFeed(records(), frame));
    expect(empty.items).toEqual([]);
    expect(empty.updated).toEqual(records().asOf);
  });

  it('is well-formed XML with at most fifty entries of different ids, over any history', () => {
    const titled = fc.tuple(histories, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(titled, ([any, text]) => {
        const incidents = any.incidents.map((each) => ({
          ...each,
          title: text,
          description: text,
        }));
        const xml = atomFeed(
          {
            ...any,
            incidents: [
              ...incidents,
              ...incidents.map((each) => ({ ...each, id: `${each.id}-x` })),
            ],
          },
          frame,
        );
        expect(readXml(xml).name).toBe('feed');
        const ids = parseFeed(xml).items.map(({ id }) => id);
        expect(ids.length).toBeLessThanOrEqual(50);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 50 },
    );
  });
});
