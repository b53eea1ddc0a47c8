// Every version of every document for programs.
import { siteDate } from '../../core/site-date.ts';
import { versionsIndex } from '../../corpus/record/record.ts';
import { archive } from '../../queries/archive.ts';

export const GET = async () => {
  const day = siteDate(process.env['SITE_DATE'], new Date());
  return Response.json(versionsIndex(await archive(), import.meta.env.SITE, day));
};
