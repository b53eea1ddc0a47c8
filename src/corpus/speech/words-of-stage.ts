// The words of the record are two catalogues, `draft.json` and `published.json`: groups by namespace, such as `changes`, of which
// those of the record's stage are added to the words of that namespace. The other catalogue is left out, so that nothing can say it.
import type { Resources } from '../../core/translation.ts';
import { isGroup } from '../read/source.ts';
import type { Stage } from '../schema/versions.ts';

/** The words of each language as they are in a stage of the record. */
export function wordsOfStage(
  resources: Readonly<Record<string, Resources>>,
  stage: Stage,
): Record<string, Resources> {
  return Object.fromEntries(
    Object.entries(resources).map(([language, { draft = {}, published = {}, ...words }]) => [
      language,
      mergeWords(words, stage === 'draft' ? draft : published),
    ]),
  );
}

function mergeWords(words: object, more: object): Resources {
  const added = Object.entries(more).map(([key, value]) => {
    const known: unknown = Reflect.get(words, key);
    return [key, isGroup(known) && isGroup(value) ? mergeWords(known, value) : value];
  });
  return { ...words, ...Object.fromEntries(added) };
}
