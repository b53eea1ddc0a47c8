// What documents draw from data files, in the words of a language.
import { getEntry } from 'astro:content';
import { inLanguage } from '../../corpus/figure-words.ts';
import { valueWords } from '../../corpus/queries/page-context.ts';
import type { LanguageCode } from '../../languages/list.ts';

/** The paths and tables of `content/figures.yaml`. */
async function figures() {
  const entry = await getEntry('figures', 'figures');
  if (!entry) throw new Error('content/figures.yaml is missing.');
  return entry.data;
}

/** The path of an id in a language: its caption and its steps. */
export async function pathFigure(id: string, language: LanguageCode) {
  const found = (await figures()).paths.find((path) => path.id === id);
  if (!found) throw new Error(`content/figures.yaml has no path "${id}".`);
  return inLanguage(found, valueWords(language));
}

/** The table of an id in a language: its caption, columns and rows. */
export async function tableFigure(id: string, language: LanguageCode) {
  const found = (await figures()).tables.find((table) => table.id === id);
  if (!found) throw new Error(`content/figures.yaml has no table "${id}".`);
  return inLanguage(found, valueWords(language));
}

/** The risk register of `content/risks.yaml`. */
export async function riskRegister(language: LanguageCode) {
  const entry = await getEntry('risks', 'risks');
  if (!entry) throw new Error('content/risks.yaml is missing.');
  return inLanguage({ id: 'risk-register', ...entry.data }, valueWords(language));
}

/** The roadmap of `content/roadmap.yaml`. */
export async function roadmap(language: LanguageCode) {
  const entry = await getEntry('roadmap', 'roadmap');
  if (!entry) throw new Error('content/roadmap.yaml is missing.');
  return inLanguage({ id: 'roadmap', ...entry.data }, valueWords(language));
}
