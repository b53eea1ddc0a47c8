// What programs and readers are given of the record, as the site serves it: types, no listing by search engines, equal sums.
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { readCorpus } from '../../src/corpus/open-corpus.ts';
import {
  allVersions,
  translationFilePath,
  translationFormats,
  versionFilePath,
  versionFormats,
  versionPath,
  versionsPath,
} from '../../src/corpus/record/record.ts';
import { filedTranslations } from '../../src/corpus/translations/files.ts';
import { test } from './support/test.ts';

const corpus = readCorpus();
const [version] = allVersions(corpus.archive);
const translations = filedTranslations(corpus);
const [translation] = translations;
if (!version || !translation) throw new Error('Nothing is published, or nothing translated.');
const types = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  pdf: 'application/pdf',
};

const served = [
  ...versionFormats.map((format) => ({
    name: `a version as ${format}`,
    path: versionFilePath(version, format),
    type: types[format],
  })),
  ...translationFormats.map((format) => ({
    name: `a translation as ${format}`,
    path: translationFilePath(translation, format),
    type: types[format],
  })),
];

for (const { name, path, type } of served) {
  test(`${name} has its type and its sum, and is in no search engine`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      'content-type': type,
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

test('an edition leads to the files of its translation, and no other page does', async ({
  request,
}) => {
  const { language, version: translated } = translation;
  const id = translation.document.id;
  const pages = [`/${id}`, versionsPath(id), versionPath(id, translated.head.version)];
  const [other] = translations.filter((one) => one.document.id === id && one.language !== language);
  for (const page of pages) {
    const html = async (prefix: string) => (await request.get(`${prefix}${page}`)).text();
    const [own, english, foreign] = [
      await html(`/${language}`),
      await html(''),
      other ? await html(`/${other.language}`) : '',
    ];
    for (const format of translationFormats) {
      const link = `href="${translationFilePath(translation, format)}"`;
      expect(own).toContain(link);
      expect(english).not.toContain(link);
      expect(foreign).not.toContain(link);
    }
  }
});

test('a page whose text stands as Markdown names it in its head', async ({ request }) => {
  const { language, document } = translation;
  const named = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html)?.[1];
  };
  const { version: shown } = translation;
  const asItStood = versionPath(version.document, version.head.version);
  expect(await named(`/${document.id}`)).toBe(versionFilePath(shown, 'md'));
  expect(await named(`/${language}/${document.id}`)).toBe(translationFilePath(translation, 'md'));
  expect(await named(asItStood)).toBe(versionFilePath(version, 'md'));
  expect(await named(`/${language}${asItStood}`)).toBe(versionFilePath(version, 'md'));
  expect(await named('/legal')).toBeUndefined();
});

test('the sitemap is XML that search engines may read', async ({ request }) => {
  const headers = (await request.get('/sitemap.xml')).headers();
  expect(headers['content-type']).toBe('application/xml');
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
