// The renderings of the real archive: every version validates as Akoma Ntoso and has names that readers of it take, and its
// sections have the sums of their lines in the canonical text.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../src/build/site-url.ts';
import { akomaNtoso } from '../../src/corpus/record/akoma-ntoso.ts';
import { versionJson } from '../../src/corpus/record/json.ts';
import { allVersions } from '../../src/corpus/record/record.ts';
import { akomaNtosoFaults } from '../schemas/validate.ts';
import { corpus } from './real-content.ts';

// That of the build, so that one keeps the PDFs for the other.
const site = siteUrl();
const versions = allVersions(corpus.archive).map((version) => ({
  version,
  name: version.file,
  frame: { site, versions: corpus.archive.documents.get(version.document) ?? [] },
}));

/** The sums of sections as somebody without our code takes them: lines from a heading to the next, empty ones at the end cut. */
function sumsOfText(text: string): string[] {
  return text
    .split(/^(?=#{2,6} [\d.]+ )/m)
    .slice(1)
    .map((section) =>
      createHash('sha256')
        .update(`${section.replace(/\n+$/, '')}\n`)
        .digest('hex'),
    );
}

/**
 * The names that programs read, by the naming convention of OASIS: folder and author, which begin with no digit, a day, a number,
 * then a component of the work, or language, day and component of the expression and the format.
 */
const akomaName =
  /^\/akn\/[a-z]{2}(?:-[^/]+)?\/[^/]+(?:\/[^0-9/][^/]*){0,2}\/\d{4}(?:-\d\d(?:-\d\d)?)?\/[^/]+(?:\/!main|\/[a-z]{3}@\d{4}-\d\d-\d\d[^/.]*(?:\/!main(?:\.[a-z0-9]+)?)?)?$/;

const namesIn = (xml: string) =>
  [...xml.matchAll(/<FRBR(?:this|uri) value="([^"]*)"/g)].map(([, name]) => name ?? '');

test('every version has names of its own as Akoma Ntoso, and every document one', () => {
  const named = versions.map(({ version, frame }) => {
    const [, work = '', , expression = '', , manifestation = ''] = namesIn(
      akomaNtoso(version, frame, 'A'),
    );
    return { work, expression, manifestation };
  });
  expect(new Set(named.map(({ work }) => work)).size).toBe(corpus.archive.documents.size);
  expect(new Set(named.map(({ expression }) => expression)).size).toBe(versions.length);
  expect(new Set(named.map(({ manifestation }) => manifestation)).size).toBe(versions.length);
});

describe.each(versions)('$name', ({ version, frame }) => {
  test('validates as Akoma Ntoso, with names by the naming convention', () => {
    const xml = akomaNtoso(version, frame, 'A');
    expect(akomaNtosoFaults(xml)).toEqual([]);
    expect(namesIn(xml)).toHaveLength(6);
    for (const name of namesIn(xml)) expect(name).toMatch(akomaName);
  });

  test('has sections with the sums of their lines', () => {
    const { sections } = Object(versionJson(version, frame));
    const sums = sections.map(({ sha256 }: { sha256: string }) => sha256);
    expect(sums).toEqual(sumsOfText(version.text));
    expect(sums.length).toBeGreaterThan(0);
  });
});
