// The due-diligence pack, as of the site's day.
import { packFile } from '../../components/record/pack.ts';
import { siteDay } from '../../corpus/site-day.ts';

export const GET = async () => new Response(await packFile(siteDay()));
