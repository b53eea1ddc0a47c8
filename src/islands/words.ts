type Common = typeof import('../../content/locales/en/common.json');

/** Words of the header: only the groups of `common` that it shows, and of its menu only what the islands say. */
export type HeaderWords<Group extends 'navigation' | 'picker' | 'banner'> = {
  readonly common: {
    readonly [Name in Group]: Name extends 'navigation'
      ? Omit<Common['navigation'], 'brandHome' | 'close'>
      : Common[Name];
  };
};
