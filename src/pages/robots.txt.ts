// Everything may be crawled; the sitemap lists the pages.
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../core/addresses.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`);
