// Everything may be read; the sitemap says what there is.
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../core/absolute-url.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`);
