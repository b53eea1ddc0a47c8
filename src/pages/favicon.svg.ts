// The mark on the browser's tab, in the scheme of the system.
import { favicon } from '../design/drawings/favicon.ts';

export const GET = () =>
  new Response(favicon(), { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } });
