// Every version of every document for programs.

import { openCorpus } from '../../corpus/open-corpus.ts';
import { publishedDocuments } from '../../corpus/queries/published.ts';
import { versionsIndex } from '../../corpus/record/record.ts';
import { siteDay } from '../../corpus/site-day.ts';
import { filedTranslations } from '../../corpus/translations/files.ts';

export const GET = () => {
  const published = publishedDocuments();
  const documents = new Map(published.map(({ entry, versions }) => [entry.id, versions]));
  const translations = filedTranslations(openCorpus());
  return Response.json(versionsIndex(documents, translations, import.meta.env.SITE, siteDay()));
};
