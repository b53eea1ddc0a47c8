import type { Translate } from '../../core/translation.ts';

/**
 * Titles and texts of a group of the catalogue, for a grid of cards.
 * @param group namespace and path, such as `about:values`
 * @param keys entries of the group, in the order in which they are shown; each has a `title` and a `text`
 */
export function titled(t: Translate, group: string, keys: readonly string[]) {
  return keys.map((key) => ({
    title: t(`${group}.${key}.title`),
    text: t(`${group}.${key}.text`),
  }));
}
