import type { Corpus } from './corpus.ts';
import { figuresOf } from './figure-words.ts';

/** What a component of a document shows from the data files, as text; nothing for one that shows no data of its own. */
export function shownData(
  component: string,
  corpus: Pick<Corpus, 'figures' | 'roadmap' | 'risks'>,
): string {
  const name = component.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  const shown = figuresOf(corpus).find(({ id }) => id === name.replace(/^roadmap-.*/, 'roadmap'));
  return shown === undefined ? '' : JSON.stringify(shown);
}
