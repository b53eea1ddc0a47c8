// The due-diligence pack, as of the site's day.
import { packFile } from '../../components/record/pack.ts';
import { siteDate } from '../../core/site-date.ts';

export const GET = async () =>
  new Response(await packFile(siteDate(process.env['SITE_DATE'], new Date())));
