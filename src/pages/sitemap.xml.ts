// Every page that search engines should list.
import type { APIRoute } from 'astro';
import { statusReport } from '../components/status/report.ts';
import { absoluteUrl } from '../core/addresses.ts';
import { sitemap } from '../core/sitemap.ts';
import { listedPages } from '../corpus/queries/listed-pages.ts';
import { languages } from '../languages/list.ts';

export const GET: APIRoute = ({ site }) => {
  const translations = languages.map(({ code }) => code);
  const months = statusReport().months.map(({ path }) => ({ path, translations }));
  return new Response(sitemap(absoluteUrl(site, '/'), [...listedPages(), ...months]), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
