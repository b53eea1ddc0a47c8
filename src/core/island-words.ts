/** The namespaces whose words pages hand to the browser, with the words that English has. */
export type IslandWords = {
  readonly common: typeof import('../../content/locales/en/common.json');
  readonly contact: typeof import('../../content/locales/en/contact.json');
  readonly resources: typeof import('../../content/locales/en/resources.json');
  readonly restricted: typeof import('../../content/locales/en/restricted.json');
  readonly search: typeof import('../../content/locales/en/search.json');
  readonly signIn: typeof import('../../content/locales/en/signIn.json');
};
