import { getEntry } from 'astro:content';

/** The paths and tables of `content/figures.yaml`. */
async function figures() {
  const entry = await getEntry('figures', 'figures');
  if (!entry) throw new Error('content/figures.yaml is missing.');
  return entry.data;
}

/** The path of an id: its caption and its steps. */
export async function pathFigure(id: string) {
  const found = (await figures()).paths.find((path) => path.id === id);
  if (!found) throw new Error(`content/figures.yaml has no path "${id}".`);
  return found;
}

/** The table of an id: its caption, columns and rows. */
export async function tableFigure(id: string) {
  const found = (await figures()).tables.find((table) => table.id === id);
  if (!found) throw new Error(`content/figures.yaml has no table "${id}".`);
  return found;
}
