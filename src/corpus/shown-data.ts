import type { Corpus } from './corpus.ts';
import { figureFiles, figuresOf } from './figure-words.ts';

type FigureData = Pick<Corpus, 'figures' | 'roadmap' | 'risks'>;

/** The id of the figure that a component of a document draws, if it draws one. */
function figureId(component: string): string {
  const name = component.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  return name.replace(/^roadmap-.*/, 'roadmap');
}

/** The data files' part that a component of a document shows, as text; empty if it shows no such data. */
export function shownData(component: string, corpus: FigureData): string {
  const shown = figuresOf(corpus).find(({ id }) => id === figureId(component));
  return shown === undefined ? '' : JSON.stringify(shown);
}

/** The data file from which a component of a document draws; `undefined` if it draws from none. */
export function shownFile(component: string, corpus: FigureData): string | undefined {
  const id = figureId(component);
  return figureFiles(corpus).find(({ figures }) => figures.some((one) => one.id === id))?.path;
}
