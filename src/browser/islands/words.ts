import type { IslandWords } from '../../core/island-words.ts';

type Common = IslandWords['common'];

/** Words of the header: only the groups of `common` that it shows, and of the menu only the words of the islands. */
export type HeaderWords<Group extends 'navigation' | 'picker' | 'banner'> = {
  readonly common: {
    readonly [Name in Group]: Name extends 'navigation'
      ? Omit<Common['navigation'], 'brandHome'>
      : Common[Name];
  };
};
