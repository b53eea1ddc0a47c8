import type { CollectionEntry } from 'astro:content';
import { idsOf } from '../../core/addresses.ts';
import { type ArchivedVersion, versionsAt } from '../record/archive.ts';
import { statesOn } from '../record/states.ts';
import { siteDay } from '../site-day.ts';
import { archive } from './archive.ts';

/** The published versions of a document, oldest first, including those under its former addresses. */
export async function publishedVersions({
  id,
  data,
}: CollectionEntry<'documents'>): Promise<ArchivedVersion[]> {
  return versionsAt(await archive(), idsOf(id, data.movedFrom));
}

/**
 * The archived version that a document shows; the build refuses a page whose words differ from it. `undefined` for a draft,
 * whose text is not fixed yet.
 */
export async function shownVersion(
  entry: CollectionEntry<'documents'>,
): Promise<ArchivedVersion | undefined> {
  const versions = await publishedVersions(entry);
  return versions.find(({ head }) => head.version === entry.data.version);
}

/** The next version of a document that is announced, beside the one that it shows. */
export function comingVersion(
  versions: readonly ArchivedVersion[],
  shown: ArchivedVersion | undefined,
): ArchivedVersion | undefined {
  const states = statesOn(versions, siteDay());
  return versions.find((version, index) => states[index] === 'announced' && version !== shown);
}
