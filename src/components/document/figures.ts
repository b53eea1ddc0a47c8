// What documents draw from data files, in the words of a language.
import { inLanguage } from '../../corpus/figure-words.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
import { valueWords } from '../../corpus/queries/page-context.ts';
import type { LanguageCode } from '../../languages/list.ts';

/** The path of an id in a language: its caption and its steps. */
export function pathFigure(id: string, language: LanguageCode) {
  const found = openCorpus().figures.data.paths.find((path) => path.id === id);
  if (!found) throw new Error(`content/figures.yaml has no path "${id}".`);
  return inLanguage(found, valueWords(language));
}

/** The table of an id in a language: its caption, columns and rows. */
export function tableFigure(id: string, language: LanguageCode) {
  const found = openCorpus().figures.data.tables.find((table) => table.id === id);
  if (!found) throw new Error(`content/figures.yaml has no table "${id}".`);
  return inLanguage(found, valueWords(language));
}

/** The risk register of `content/risks.yaml`. */
export function riskRegister(language: LanguageCode) {
  return inLanguage({ id: 'risk-register', ...openCorpus().risks.data }, valueWords(language));
}

/** The roadmap of `content/roadmap.yaml`. */
export function roadmap(language: LanguageCode) {
  return inLanguage({ id: 'roadmap', ...openCorpus().roadmap.data }, valueWords(language));
}
