import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/content/content-files.ts';
import { isDocument, readDocument } from '../../scripts/content/document.ts';
import { readData } from '../../scripts/content/read-data.ts';
import { presentVersions, recordedVersions } from '../../scripts/content/versions.ts';

const files = await readContentFiles(join(import.meta.dirname, '../..'));
const sources = readData(files, []);

test('every document has its present version on record', () => {
  const recorded = recordedVersions(sources.get('content/versions.yaml'));
  const present = presentVersions(
    files
      .filter(({ path }) => isDocument(path))
      .map(({ path, text }) => readDocument(path, text).document),
    sources,
  );
  const lost = present.filter(
    ({ id, version, fingerprint }) => recorded[id]?.[version] !== fingerprint,
  );
  expect(present.length).toBeGreaterThan(17);
  expect(lost.map(({ id }) => `${id}: run npm run versions:accept`)).toEqual([]);
});
