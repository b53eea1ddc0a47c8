import { expect, test } from 'vitest';
import { changesFeed } from '../../../../src/components/record/feed.ts';
import { translation } from '../../../../src/corpus/queries/page-context.ts';
import type { PublishedDocument } from '../../../../src/corpus/queries/published.ts';
import { readXml, type XmlNode } from '../../core/read-xml.ts';
import { versionOf } from '../../corpus/record/versions.ts';
import '../../open-content.ts';

const { t } = translation('en');
const note = { changed: 'A clause.', reason: 'The law.', affects: 'You.', action: 'Nothing.' };
const versions = [
  versionOf('1.0'),
  versionOf('1.1', { ...note, announced: '2026-05-01', effective: '2026-06-01', kind: 'change' }),
];
const terms = {
  entry: { id: 'legal/terms', front: { title: 'Terms' } },
  versions,
} as unknown as PublishedDocument;

const children = (node: XmlNode, name: string) =>
  node.children.filter((child) => child.name === name);
const textOf = (node: XmlNode, name: string) => children(node, name)[0]?.text;
async function read(answer: Response): Promise<XmlNode> {
  expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  return readXml(await answer.text());
}
const links = (node: XmlNode) =>
  Object.fromEntries(
    children(node, 'link').map(({ attributes: { rel = '', href } }) => [rel, href]),
  );

test('the feed of all documents has every version, the latest first; each leads to what it changed', async () => {
  const feed = await read(changesFeed([terms], '/legal/changes'));
  expect(textOf(feed, 'title')).toBe(t('changes:feedTitle'));
  expect(links(feed)).toMatchObject({
    self: 'https://site.test/legal/changes.atom',
    alternate: 'https://site.test/legal/changes',
  });
  const entries = children(feed, 'entry');
  expect(entries.map((entry) => Object.values(links(entry))[0])).toEqual([
    'https://site.test/legal/terms/changes/1-0/1-1',
    'https://site.test/legal/terms/versions/1-0',
  ]);
});

test('an entry says of what kind a version is and from when; all but the first what changed, and why', async () => {
  const [second, first] = children(await read(changesFeed([terms], '/legal/changes')), 'entry');
  const said = (entry: XmlNode | undefined) =>
    entry?.children.find(({ name }) => name === 'content' || name === 'summary')?.text ?? '';
  expect(said(second)).toContain(t('record:kind.change'));
  expect(said(second)).toContain('1 June 2026');
  expect(said(second)).toContain(`<strong>${t('record:reason')}</strong>: The law.`);
  expect(said(first)).toContain('2 January 2026');
  expect(said(first)).not.toContain(t('record:reason'));
});

test('the feed of one document bears its name, at an address of its own', async () => {
  const feed = await read(changesFeed([terms], '/legal/terms/versions', terms));
  expect(textOf(feed, 'title')).toBe(t('changes:feedTitleOne', { document: 'Terms' }));
  expect(links(feed)['self']).toBe('https://site.test/legal/terms/changes.atom');
});
