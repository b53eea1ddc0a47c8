// Another build of the site, made of this one on its way: each text of its pages has a mark, its files have other names, and its pages
// their own patches.
import { createHash } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { diffPages } from '../../../src/browser/language-switch/diff-pages.ts';
import { patchAddress, readPatchAddress } from '../../../src/browser/language-switch/protocol.ts';
import { bodyFingerprint } from '../../../src/build/fingerprint-pages.ts';
import { addressOf, editionPath, splitAddress } from '../../../src/core/addresses.ts';
import { isLanguageCode, type LanguageCode } from '../../../src/languages/list.ts';
import { instead } from './fates.ts';
import type { Answer, Fate, Fates } from './faulty-network.ts';

/** What another build has otherwise in a page of a language. */
export type Change = (html: string, language: string) => string;

/** A page as another build has it, with its patch to another language. */
export type Built = { readonly html: string; readonly address: string; readonly patch: string };

/** Changes a page of this build into one of another. */
export async function buildOtherwise(
  request: APIRequestContext,
  path: string,
  change: Change,
  [from, to]: readonly [LanguageCode, LanguageCode],
): Promise<Built> {
  const [standing = '', edition = ''] = await Promise.all(
    [from, to].map(async (code) => {
      const answer = await request.get(editionPath(path, code));
      return change(await answer.text(), code);
    }),
  );
  const html = standing.replace(/( data-page="[^".]+\.)\w+"/, `$1${bodyFingerprint(standing)}"`);
  const [, name = ''] = / data-page="([^"]+)"/.exec(html) ?? [];
  return { html, address: patchAddress(name, from, to), patch: diffPages(html, edition) };
}

/** Stands before each text of the other build. Nobody sees it. */
export const mark = '\u2063';

/** Names of files that change with what is in them. */
const hashed =
  /(\/scripts\/[\da-f]{10}(?=\/)|\/scripts\/islands-[\da-f]{10}(?=\.js)|[\w-]\.[\w-]{8}(?=\.(?:js|woff2)\b))/g;
const renamed = /^(\/scripts\/(?:islands-)?[\da-f]{10}|\/_astro\/.+\.[\w-]{8})x(?=[./])/;
const rename = (text: string) => text.replaceAll(hashed, '$1x');

const marked: Change = (html) =>
  rename(html).replace(/<main\b.*<\/main>/s, (main) =>
    main
      // What React renders it compares with its own words.
      .split(/(<astro-island\b.*?<\/astro-island>|<script\b.*?<\/script>)/s)
      .map((part, index) =>
        index % 2 > 0
          ? part
          : part.replaceAll(/<(?:p|h[1-6]|li|t[dh]|d[dt])\b[^>]*>/g, `$&${mark}`),
      )
      .join(''),
  );

const styles = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** The headers of a page whose policy allows the styles of the other build, which name its typeface. */
function allowing({ headers, body }: Answer, html: string): Answer['headers'] {
  const others = styles(html);
  const policy = styles(`${body}`).reduce(
    (text, style, index) => text.replace(hashOf(style), hashOf(others[index] ?? '')),
    `${headers['content-security-policy']}`,
  );
  return { ...headers, 'content-security-policy': policy };
}

export type Build = 'this' | 'other';

/**
 * What is answered while a build is deployed.
 * @param live the build that the host has
 * @param held the page that a cache before the host still holds, and its build
 * @param keeps whether the host still answers for the scripts of the build before
 */
export function deployed(
  request: APIRequestContext,
  live: Build,
  { path: heldPath, build: held }: { readonly path: string; readonly build: Build },
  keeps: boolean,
): Fates {
  const pageOf = (path: string, to: LanguageCode) => {
    const { language, path: english } = splitAddress(path);
    return buildOtherwise(request, english, marked, [language, to]);
  };
  const page: Fate = async (ask, path) => {
    const answer = await ask();
    const { html } = await pageOf(path, 'ar');
    return { ...answer, headers: allowing(answer, html), body: html };
  };
  const patch: Fate = async (ask, path) => {
    const { page: name = '', from = '', to = '' } = readPatchAddress(path) ?? {};
    if (!isLanguageCode(from) || !isLanguageCode(to)) return ask();
    const english = addressOf(name.replace(/\.\w+$/, ''));
    const { address, patch: body } = await buildOtherwise(request, english, marked, [from, to]);
    if (address !== path) return instead(404, 'Gone')(ask, path);
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
  };
  return (path) => {
    const isPage = !/\.\w+$/.test(path);
    if (isPage) return (path === heldPath ? held : live) === 'other' ? page : undefined;
    if (path.startsWith('/patches/')) return live === 'other' ? patch : undefined;
    const own = path.replace(renamed, '$1');
    if (own !== path) {
      if (live === 'this' && !keeps) return undefined;
      return async (ask) => {
        const answer = await ask(own);
        return path.endsWith('.js') ? { ...answer, body: rename(`${answer.body}`) } : answer;
      };
    }
    const isHashed = /^\/(?:_astro|scripts)\/.+\.(?:js|woff2)$/.test(path);
    return isHashed && live === 'other' && !keeps ? instead(404, 'Gone') : undefined;
  };
}

/** Of which build the texts of a page are: of one, or of both. */
export async function buildsIn(page: Page): Promise<Build[]> {
  const found = await page
    .locator('main :is(p, h1, h2, h3, h4, h5, h6, li, td, th, dd, dt)')
    .evaluateAll(
      (parts, mark) =>
        parts
          .filter((part) => !part.closest('astro-island, #_results, #_state, .defined'))
          .map((part) => part.textContent.startsWith(mark)),
      mark,
    );
  return [...new Set(found.map((isMarked) => (isMarked ? 'other' : 'this')))];
}
