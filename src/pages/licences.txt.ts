// The full licences of everything that visitors load, for people who pass a copy on.
import type { APIRoute } from 'astro';
import { noticesText } from '../core/notices.ts';
import { shippedNotices } from '../corpus/queries/notices.ts';

export const GET: APIRoute = () =>
  new Response(noticesText(shippedNotices()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
