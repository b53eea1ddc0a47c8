import type { Corpus } from './corpus.ts';

/** What a component of a document shows from the data files, as text; nothing for one that shows no data of its own. */
export function shownData(
  component: string,
  { figures, roadmap, risks }: Pick<Corpus, 'figures' | 'roadmap' | 'risks'>,
): string {
  const id = component.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  const shown =
    [...(figures.data?.paths ?? []), ...(figures.data?.tables ?? [])].find(
      (figure) => figure.id === id,
    ) ??
    (id === 'risk-register' ? risks.data : undefined) ??
    (id.startsWith('roadmap-') ? roadmap.data : undefined);
  return shown === undefined ? '' : JSON.stringify(shown);
}
