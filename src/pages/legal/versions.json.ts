// Every version of every document for programs.

import { versionsIndex } from '../../corpus/record/record.ts';
import { siteDay } from '../../corpus/site-day.ts';
import { archive } from '../../queries/archive.ts';
import { allFiledTranslations } from '../../queries/translations.ts';

export const GET = async () => {
  const translations = await allFiledTranslations();
  return Response.json(
    versionsIndex(await archive(), translations, import.meta.env.SITE, siteDay()),
  );
};
