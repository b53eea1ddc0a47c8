// Every page that search engines should list. Editions of documents are canonical to English and stand in no sitemap.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { statusReport } from '../components/status/report.ts';
import { absoluteUrl } from '../core/absolute-url.ts';
import { pages } from '../core/pages.ts';
import { type SitemapPage, sitemap } from '../core/sitemap.ts';
import { versionsPath } from '../corpus/record/record.ts';
import { publishedVersions } from '../queries/versions.ts';

export const GET: APIRoute = async ({ site }) => {
  const composed = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path, translated: true }));
  const months = (await statusReport()).months.map(({ path }) => ({ path, translated: true }));
  const entries = (await getCollection('documents')).sort((a, b) => a.id.localeCompare(b.id));
  const documents = entries.map(({ id, data }) => ({
    path: `/${id}`,
    translated: false,
    updated: data.updated,
  }));
  const timelines: SitemapPage[] = [];
  for (const entry of entries) {
    const newest = (await publishedVersions(entry)).at(-1);
    if (!newest) continue;
    const updated = new Date(newest.head.announced);
    timelines.push({ path: versionsPath(entry.id), translated: false, updated });
  }
  const listed = [...composed, ...months, ...documents, ...timelines];
  return new Response(sitemap(absoluteUrl(site, '/'), listed), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
