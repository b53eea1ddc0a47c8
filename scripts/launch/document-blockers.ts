// Purpose: what a document needs before the site goes public: a review by counsel of this very version, a review date that
// has not passed, and a recorded version. Pure.
import { type MdxDocument, titleOf } from '../content/document.ts';
import { type Source, valueAt } from '../content/source.ts';
import { recordedVersions } from '../content/versions.ts';
import type { Blocker } from './blocker.ts';

/** The things that stand in the way of one document. */
export function documentBlockers(
  document: MdxDocument,
  {
    launch,
    versions,
    day,
  }: { launch: Source | undefined; versions: Source | undefined; day: string },
): Blocker[] {
  const { id, file, front } = document;
  if (!front) return [];
  const version = String(valueAt(front.data, ['version']));
  const review = dayOf(valueAt(front.data, ['review']));
  const seen = valueAt(launch?.data, ['counsel', id, 'version']);
  const title = titleOf(document);
  const counsel = {
    ...{ area: 'Documents that await counsel', file: launch?.file ?? file },
    line: launch?.lineOf(['counsel']) ?? 1,
    message: `${title}, version ${version}, needs review by counsel${seen === undefined ? '' : `; version ${String(seen)} was reviewed`}. Afterwards add under "counsel": ${id}: { version: "${version}", date: ${day} }.`,
  };
  return [
    ...(seen === version ? [] : [counsel]),
    ...(review < day
      ? [
          {
            ...{ area: 'Documents past their review', file, line: front.lineOf(['review']) },
            message: `${title} was to be reviewed by ${review}. Review it, then set "review" to the next day.`,
          },
        ]
      : []),
    ...(recordedVersions(versions)[id]
      ? []
      : [
          {
            ...{
              area: 'Documents without a recorded version',
              file,
              line: front.lineOf(['version']),
            },
            message: `no version of ${title} is recorded. Run: npm run versions:accept.`,
          },
        ]),
  ];
}

/** A date of YAML as a day; the parsers give text or a date. */
export function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
