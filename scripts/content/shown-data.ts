// Purpose: what a component of a document shows from the data files, so that its text counts as the document's own. Pure.
import { defaultLanguage } from '../../src/site/languages.ts';
import { isGroup, listOf, type Source, valueAt } from './source.ts';

/** The data files and words by their path. */
export type Sources = ReadonlyMap<string, Source>;

/** What a component shows, as text; nothing for one that shows no data of its own. */
export function shownData(component: string, sources: Sources): string {
  const id = component.replace(/(?<=.)([A-Z])/g, '-$1').toLowerCase();
  const data = (file: string) => sources.get(`content/${file}`)?.data;
  const figures = data('figures.yaml');
  const figure = [
    ...listOf(valueAt(figures, ['paths'])),
    ...listOf(valueAt(figures, ['tables'])),
  ].find((entry) => isGroup(entry) && entry['id'] === id);
  const roadmap = /^roadmap-(.*)$/.exec(id)?.[1];
  const shown =
    figure ??
    (roadmap ? valueAt(data('roadmap.yaml'), [roadmap]) : undefined) ??
    (id === 'risk-register' ? data('risks.yaml') : undefined) ??
    (id === 'regulatory-status'
      ? valueAt(data(`locales/${defaultLanguage}/common.json`), ['regulatory'])
      : undefined);
  return shown === undefined ? '' : JSON.stringify(shown);
}
