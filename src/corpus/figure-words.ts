// The words of figures in other languages: in `values.json` of the language, under `figure` and the figure's id, in the form of
// the data. An item of a list is named by its id, and counted from 1 where it has none.
import type { Corpus } from './corpus.ts';
import { isGroup, leavesOf, type Path, valueAt } from './read/source.ts';

type Figure = { readonly id: string };

/** What documents draw from data files: paths and tables, the risk register, and the roadmap, which three components draw. */
export function figuresOf({
  figures,
  risks,
  roadmap,
}: Pick<Corpus, 'figures' | 'risks' | 'roadmap'>): readonly Figure[] {
  return [
    ...(figures.data?.paths ?? []),
    ...(figures.data?.tables ?? []),
    ...(risks.data ? [{ id: 'risk-register', ...risks.data }] : []),
    ...(roadmap.data ? [{ id: 'roadmap', ...roadmap.data }] : []),
  ];
}

/**
 * A figure with the words that a language has for it in the place of the English.
 * @param values What stands in `values.json` of the language: words of figures, and of the roles that they name as owners.
 */
export function inLanguage<T extends Figure>(figure: T, values: unknown): T {
  return inWords(figure, valueAt(values, ['figure', figure.id]), valueAt(values, ['texts']));
}

function inWords<T>(value: T, words: unknown, roles: unknown): T {
  // Both have the type of the place at which they stand: the content check asks for it.
  if (typeof value === 'string') return (typeof words === 'string' && words ? words : value) as T;
  if (Array.isArray(value)) {
    return value.map((one, index) =>
      inWords(one, valueAt(words, [nameOf(one, index)]), roles),
    ) as T;
  }
  if (!isGroup(value) || value instanceof Date) return value;
  const own = (key: string, one: unknown) =>
    key === 'owner' ? valueAt(roles, [String(one)]) : valueAt(words, [key]);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inWords(one, own(key, one), roles)]),
  ) as T;
}

/** Where the texts of figures stand in the words of a language, but those that are a fact alone. */
export function figurePaths(figures: readonly Figure[]): string[][] {
  return figures.flatMap((figure) =>
    leavesOf(figure)
      .filter(({ path, text }) => isOwnWord(path.at(-1)) && !/^\{\{[^{}]*\}\}$/.test(text))
      .map(({ path }) => [figure.id, ...namesOf(figure, path)]),
  );
}

/** The English text of a place in the words of figures; `undefined` where they have none. */
export function figureText(figures: readonly Figure[], [id, ...path]: Path): string | undefined {
  const figure = figures.find((one) => one.id === id);
  const english = path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value)
        ? value.find((one, index) => nameOf(one, index) === key)
        : valueAt(value, [key]),
    figure,
  );
  return typeof english === 'string' && isOwnWord(path.at(-1)) ? english : undefined;
}

/** Whether a key holds words: an id and a quarter are none, and an owner is a role, which is translated once for all. */
const isOwnWord = (key: PropertyKey | undefined) => !/^(?:id|quarter|owner)$/.test(String(key));

/** The way to a place of a figure, in the names that its words have. */
function namesOf(figure: Figure, path: Path): string[] {
  return path.map((key, depth) =>
    typeof key === 'number' ? nameOf(valueAt(figure, path.slice(0, depth + 1)), key) : String(key),
  );
}

/** The name of an item of a list: its id, or its number counted from 1. */
function nameOf(item: unknown, index: number): string {
  const id = valueAt(item, ['id']);
  return typeof id === 'string' ? id : String(index + 1);
}
