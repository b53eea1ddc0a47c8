// The host's answer to an unknown path under /api/. The host sends the nearest 404.html, with status 404 and the type that
// _headers gives to these paths.
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json({ error: 'not_found' });
