// What programs and readers are given of the record, as the site serves it: types, no listing by search engines, equal sums.
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { allVersions, versionFilePath, versionFormats } from '../../src/corpus/record/record.ts';
import { loadCorpus } from '../../src/integrations/corpus.ts';
import { test } from './support/test.ts';

const { archive } = await loadCorpus();
const [version] = allVersions(archive);
const types = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/akn+xml; charset=utf-8',
  pdf: 'application/pdf',
};

for (const format of versionFormats) {
  test(`a version as ${format} has its type and its sum, and is in no search engine`, async ({
    request,
  }) => {
    if (!version) throw new Error('The archive is empty.');
    const path = versionFilePath(version, format);
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      'content-type': types[format],
      'x-robots-tag': 'noindex',
      'access-control-allow-origin': '*',
    });
    const sum = createHash('sha256')
      .update(await answer.body())
      .digest('hex');
    const sums = await (await request.get('/legal/SHA256SUMS')).text();
    expect(sums.split('\n')).toContain(`${sum}  ${path.slice(1)}`);
  });
}

test('the sitemap is XML that search engines may read', async ({ request }) => {
  const headers = (await request.get('/sitemap.xml')).headers();
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('the pack is a ZIP archive', async ({ request }) => {
  const answer = await request.get('/trust/pack.zip');
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/zip',
    'x-robots-tag': 'noindex',
  });
  expect((await answer.body()).subarray(0, 4).toString()).toBe('PK\u0003\u0004');
});
