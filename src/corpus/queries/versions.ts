import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import { type ArchivedVersion, isPublished, type PublishedVersion } from '../record/archive.ts';
import { versionsOf } from '../record/candidate.ts';
import { statesOn } from '../record/states.ts';
import { siteDay } from '../site-day.ts';

/** The recorded versions of a document, oldest first, including those under its former addresses. */
export function publishedVersions(document: SoundDocument): ArchivedVersion[] {
  return versionsOf(document, openCorpus());
}

/**
 * The archived version that a document shows; the build refuses a page whose words differ from it. `undefined` for a document of
 * which nothing is recorded yet.
 */
export function shownVersion(document: SoundDocument): ArchivedVersion | undefined {
  return publishedVersions(document).find(({ head }) => head.version === document.front.version);
}

/** The next version of a document that is announced, beside the one that it shows. */
export function comingVersion(
  versions: readonly ArchivedVersion[],
  shown: ArchivedVersion | undefined,
): PublishedVersion | undefined {
  const states = statesOn(versions, siteDay());
  return versions
    .filter((version, index) => states[index] === 'announced' && version !== shown)
    .find(isPublished);
}
