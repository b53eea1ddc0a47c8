// The figures that documents draw from data files, and their words in other languages. These stand in `values.json` of the
// language, under `figure` and the figure's id, in the structure of the data. An item of a list is named by its id, or by its
// number, counted from 1, if it has none.
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from './corpus.ts';
import { shapeOf } from './document-components.ts';
import { isGroup, leavesOf, type Path, valueAt } from './read/source.ts';

type Figure = { readonly id: string };
type FigureData = Pick<Corpus, 'figures' | 'risks' | 'roadmap'>;

/**
 * The figures that documents draw from data files: paths and tables, the risk register, and the roadmap, which three
 * components draw.
 */
export function figuresOf(data: FigureData): readonly Figure[] {
  return figureFiles(data).flatMap(({ figures }) => figures);
}

/** The data files of figures, each with what it holds. */
function figureFiles({
  figures,
  risks,
  roadmap,
}: FigureData): readonly { readonly path: string; readonly figures: readonly Figure[] }[] {
  return [
    {
      path: figures.path,
      figures: [...(figures.data?.paths ?? []), ...(figures.data?.tables ?? [])],
    },
    { path: risks.path, figures: risks.data ? [{ id: 'risk-register', ...risks.data }] : [] },
    { path: roadmap.path, figures: roadmap.data ? [{ id: 'roadmap', ...roadmap.data }] : [] },
  ];
}

/**
 * A figure in which the words of a language replace the English.
 * @param values The content of `values.json` of the language: words of figures, and of the roles that they name as owners.
 */
export function inLanguage<T extends Figure>(figure: T, values: unknown): T {
  return inWords(figure, valueAt(values, ['figure', figure.id]), valueAt(values, ['texts']));
}

function inWords<T>(value: T, words: unknown, roles: unknown): T {
  // The value has the type of its place in the figure, because the content check asks for that.
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

/** The paths of the texts of figures in the words of a language, without texts that consist of a fact. */
export function figurePaths(figures: readonly Figure[]): string[][] {
  return figures.flatMap((figure) =>
    leavesOf(figure)
      .filter(
        ({ path, text }) => isOwnWord(path.at(-1)) && replacePlaceholders(text, () => '') !== '',
      )
      .map(({ path }) => [figure.id, ...namesOf(figure, path)]),
  );
}

/** The English text at a path in the words of figures; `undefined` where they have none. */
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

/**
 * Whether the value of a key is translated with the figure. Ids and quarters are no words; an owner is a role, which is
 * translated once for all figures.
 */
const isOwnWord = (key: PropertyKey | undefined) => !/^(?:id|quarter|owner)$/.test(String(key));

/** The path to a place of a figure, with the names that its words use. */
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

/** The data files' part that a component of a document shows, as text; empty if it shows no such data. */
export function shownData(component: string, corpus: FigureData): string {
  const shown = figuresOf(corpus).find(({ id }) => id === shapeOf(component)?.figure);
  return shown === undefined ? '' : JSON.stringify(shown);
}

/** The data file from which a component of a document draws; `undefined` if it draws from none. */
export function shownFile(component: string, corpus: FigureData): string | undefined {
  const id = shapeOf(component)?.figure;
  return figureFiles(corpus).find(({ figures }) => figures.some((one) => one.id === id))?.path;
}
