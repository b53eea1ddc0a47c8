// Every version of every document for programs.

import { versionsIndex } from '../../corpus/record/record.ts';
import { siteDay } from '../../corpus/site-day.ts';
import { archive } from '../../queries/archive.ts';

export const GET = async () => {
  const day = siteDay();
  return Response.json(versionsIndex(await archive(), import.meta.env.SITE, day));
};
