// The words of figures in other languages: in `values.json` of the language, under `figure` and the figure's id, in the form of
// content/figures.yaml; what stands there in a list is counted from 1.
import { leavesOf, type Path, valueAt } from './read/source.ts';
import type { Words } from './schema/words.ts';

type Figures = { readonly paths: readonly object[]; readonly tables: readonly object[] };

/** A figure with the words that a language has for it in the place of the English. */
export function inWords<T>(figure: T, words: string | Words | undefined): T {
  // Both have the type of the place at which they stand: the content check asks for it.
  if (typeof figure === 'string') return (typeof words === 'string' && words ? words : figure) as T;
  if (typeof figure !== 'object' || figure === null || typeof words !== 'object') return figure;
  if (Array.isArray(figure)) {
    return figure.map((one, index) => inWords(one, words[String(index + 1)])) as T;
  }
  return Object.fromEntries(
    Object.entries(figure).map(([key, one]) => [key, inWords(one, words[key])]),
  ) as T;
}

/** Where the texts of all figures stand in the words of a language, but those that are a fact alone. */
export function figurePaths(figures: Figures | undefined): string[][] {
  const all = [...(figures?.paths ?? []), ...(figures?.tables ?? [])];
  return all.flatMap((figure) =>
    leavesOf(figure)
      .filter(({ path, text }) => path[0] !== 'id' && !/^\{\{[^{}]*\}\}$/.test(text))
      .map(({ path }) => [
        String(valueAt(figure, ['id'])),
        ...path.map((key) => String(typeof key === 'number' ? key + 1 : key)),
      ]),
  );
}

/** The English text of a place in the words of a figure; `undefined` where the figures have none. */
export function figureText(figures: Figures | undefined, [id, ...path]: Path): string | undefined {
  const all = [...(figures?.paths ?? []), ...(figures?.tables ?? [])];
  const figure = all.find((one) => valueAt(one, ['id']) === id);
  const english = path.reduce<unknown>(
    (value, key) => valueAt(value, [Array.isArray(value) ? Number(key) - 1 : key]),
    figure,
  );
  return typeof english === 'string' && path[0] !== 'id' ? english : undefined;
}
