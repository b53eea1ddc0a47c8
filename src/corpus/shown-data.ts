import type { Corpus } from './corpus.ts';
import { figuresOf } from './figure-words.ts';

/** The data files' part that a component of a document shows, as text; empty if it shows no such data. */
export function shownData(
  component: string,
  corpus: Pick<Corpus, 'figures' | 'roadmap' | 'risks'>,
): string {
  const name = component.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  const shown = figuresOf(corpus).find(({ id }) => id === name.replace(/^roadmap-.*/, 'roadmap'));
  return shown === undefined ? '' : JSON.stringify(shown);
}
