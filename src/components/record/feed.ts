// The words and addresses of the feeds of versions, which are written in English.

import { translation } from '../../corpus/queries/page-context.ts';
import { byDay, type PublishedDocument } from '../../corpus/queries/published.ts';
import { versionsAtom } from '../../corpus/record/feed.ts';
import { changesFeedPath, changesPath, versionPath } from '../../corpus/record/record.ts';
import { notesOf } from '../../corpus/record/version.ts';
import { defaultLanguage } from '../../languages/list.ts';

/**
 * A feed of versions.
 * @param documents Whose versions it holds.
 * @param page Path of the page that it stands for.
 * @param one The document, for the feed of a single one.
 */
export function changesFeed(
  documents: readonly PublishedDocument[],
  page: string,
  one?: PublishedDocument,
): Response {
  const { t, fill, company, date } = translation(defaultLanguage);
  const title = one
    ? t('changes:feedTitleOne', { document: fill(one.entry.front.title) })
    : t('changes:feedTitle');
  const atom = versionsAtom({
    site: import.meta.env.SITE,
    title,
    subtitle: t('changes:feedSubtitle'),
    author: company('legal-name'),
    self: changesFeedPath(one?.entry.id),
    page,
    entries: byDay(documents).map(({ entry, version, earlier }) => {
      const { head } = version;
      const day = date(head.effective ?? head.recorded);
      const first = head.kind
        ? `${t(`record:kind.${head.kind}`)} ${t('changes:applies', { date: day })}`
        : t('record:dated', { date: day });
      const notes = notesOf(head).map(({ key, text }) => ({ label: t(`record:${key}`), text }));
      return {
        version,
        title: t('changes:entry', {
          document: head.title,
          version: t('record:number', { version: head.version }),
        }),
        link: earlier
          ? changesPath(entry.id, earlier.head.version, head.version)
          : versionPath(entry.id, head.version),
        lines: [{ text: first }, ...notes],
      };
    }),
  });
  return new Response(atom, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
