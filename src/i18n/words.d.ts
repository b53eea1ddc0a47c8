import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** The namespaces of which islands are given words: a key that English lacks is an error of types. */
    resources: {
      common: typeof import('../../content/locales/en/common.json');
      contact: typeof import('../../content/locales/en/contact.json');
      resources: typeof import('../../content/locales/en/resources.json');
      signIn: typeof import('../../content/locales/en/signIn.json');
    };
  }
}
