// What the page of a version is called: on screens, in search results and on paper.
import type { SoundDocument } from '../../corpus/corpus.ts';
import type { PageContext } from '../../corpus/queries/page-context.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import { shownOn } from '../../corpus/record/states.ts';
import { recordedOn } from '../../corpus/record/version.ts';
import { siteDay } from '../../corpus/site-day.ts';

type Version = {
  readonly entry: SoundDocument;
  /** All versions of the document, oldest first. */
  readonly versions: readonly ArchivedVersion[];
  readonly version: ArchivedVersion;
};

/** Title and description of a version, and the foot of its pages on paper, which says if it is not the current one. */
export function versionWords(
  { entry, versions, version }: Version,
  { t, date, document }: PageContext,
): { title: string; description: string; printed: string } {
  const { head } = version;
  const values = {
    document: document(entry).name,
    version: t('record:number', { version: head.version }),
  };
  const title = t('record:old.title', values);
  const isCurrent = version === shownOn(versions, siteDay());
  return {
    title,
    description: t('record:old.description', { ...values, date: date(recordedOn(head)) }),
    printed: isCurrent ? title : `${title} · ${t('record:old.notCurrent')}`,
  };
}
