import { getEntry } from 'astro:content';
import type { LanguageCode } from '../../core/languages.ts';
import { inWords } from '../../corpus/figure-words.ts';
import { figureWords } from '../../i18n/build.ts';

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
  return inWords(found, figureWords(language, id));
}

/** The table of an id in a language: its caption, columns and rows. */
export async function tableFigure(id: string, language: LanguageCode) {
  const found = (await figures()).tables.find((table) => table.id === id);
  if (!found) throw new Error(`content/figures.yaml has no table "${id}".`);
  return inWords(found, figureWords(language, id));
}
