// Every version of every document for programs.

import { publishedDocuments } from '../../corpus/queries/published.ts';
import { allFiledTranslations } from '../../corpus/queries/translations.ts';
import { versionsIndex } from '../../corpus/record/record.ts';
import { siteDay } from '../../corpus/site-day.ts';

export const GET = () => {
  const published = publishedDocuments();
  const documents = new Map(published.map(({ entry, versions }) => [entry.id, versions]));
  const translations = allFiledTranslations();
  return Response.json(versionsIndex(documents, translations, import.meta.env.SITE, siteDay()));
};
