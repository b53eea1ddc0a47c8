// Every recorded version of the documents of today, under their present addresses.
import { editionPaths, idsOf } from '../../core/addresses.ts';
import { byHubOrder } from '../../core/hub.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import type { ArchivedVersion } from '../record/archive.ts';
import { versionPairs, versionSlug } from '../record/record.ts';
import { recordedOn } from '../record/version.ts';
import { publishedVersions } from './versions.ts';

/** A document and its versions, oldest first. */
export type PublishedDocument = {
  readonly entry: SoundDocument;
  readonly versions: readonly ArchivedVersion[];
};

/** The documents that have been recorded, in the order of the legal hub. */
export function publishedDocuments(): PublishedDocument[] {
  return openCorpus()
    .documents.toSorted((a, b) => byHubOrder(a.front, b.front))
    .map((entry) => ({ entry, versions: publishedVersions(entry) }))
    .filter(({ versions }) => versions.length > 0);
}

/**
 * All versions of the document that a version is of, oldest first.
 * @throws RangeError for one whose document is lost, which the content check refuses.
 */
export function versionsBeside({
  file,
}: Pick<ArchivedVersion, 'file'>): readonly ArchivedVersion[] {
  for (const { versions } of publishedDocuments()) {
    if (versions.some((version) => version.file === file)) return versions;
  }
  throw new RangeError(`No document has the version ${file}.`);
}

/** One version, with its document. */
export type LoggedVersion = PublishedDocument & {
  readonly version: ArchivedVersion;
  /** The version before it. */
  readonly earlier: ArchivedVersion | undefined;
};

/** The versions of documents, the latest first. Versions of one day stay in the order in which they were given. */
export function byDay(documents: readonly PublishedDocument[]): LoggedVersion[] {
  return documents
    .flatMap(({ entry, versions }) =>
      versions.map((version, index) => ({
        entry,
        versions,
        version,
        earlier: versions[index - 1],
      })),
    )
    .sort((a, b) => {
      const [day, other] = [recordedOn(a.version.head), recordedOn(b.version.head)];
      return day < other ? 1 : day > other ? -1 : 0;
    });
}

/** A route for a page of a document below each address that it has or had. */
export function routesOf({ id, front }: SoundDocument) {
  return idsOf(id, front.movedFrom).map((document) => ({ document }));
}

/** The same in each language. */
export function editionRoutesOf(entry: SoundDocument) {
  return routesOf(entry).flatMap((route) =>
    editionPaths().map(({ params }) => ({ ...params, ...route })),
  );
}

/** A route for the timeline of each document, in each language. */
export function timelineRoutes() {
  return publishedDocuments().flatMap((props) =>
    editionRoutesOf(props.entry).map((params) => ({ params, props })),
  );
}

/** A route for each version of each document, in each language. */
export function versionRoutes() {
  return publishedDocuments().flatMap(({ entry, versions }) =>
    versions.flatMap((version) =>
      editionRoutesOf(entry).map((params) => ({
        params: { ...params, version: versionSlug(version.head.version) },
        props: { entry, versions, version },
      })),
    ),
  );
}

/** A route for each two versions of each document, in each language. */
export function changesRoutes() {
  return publishedDocuments().flatMap(({ entry, versions }) =>
    versionPairs(versions).flatMap(([from, to]) =>
      editionRoutesOf(entry).map((params) => ({
        params: {
          ...params,
          from: versionSlug(from.head.version),
          to: versionSlug(to.head.version),
        },
        props: {
          ...{ entry, from, to },
          between: versions.slice(versions.indexOf(from) + 1, versions.indexOf(to) + 1),
        },
      })),
    ),
  );
}
