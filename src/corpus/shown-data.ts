import type { Corpus } from './corpus.ts';
import { shapeOf } from './document-components.ts';
import { figureFiles, figuresOf } from './figure-words.ts';

type FigureData = Pick<Corpus, 'figures' | 'roadmap' | 'risks'>;

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
