// Every page that search engines should list. Editions of documents are canonical to English and stand in no sitemap.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { statusReport } from '../components/status/report.ts';
import { absoluteUrl } from '../site/absolute-url.ts';
import { pages } from '../site/pages.ts';
import { sitemap } from '../site/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const composed = pages
    .filter(({ indexed }) => indexed)
    .map(({ path }) => ({ path, translated: true }));
  const months = (await statusReport()).months.map(({ path }) => ({ path, translated: true }));
  const documents = (await getCollection('documents'))
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ id, data }) => ({ path: `/${id}`, translated: false, updated: data.updated }));
  return new Response(sitemap(absoluteUrl(site, '/'), [...composed, ...months, ...documents]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
