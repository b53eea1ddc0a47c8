import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** The namespaces whose words islands are given. A key that English lacks is a type error. */
    resources: {
      common: typeof import('../../content/locales/en/common.json');
      contact: typeof import('../../content/locales/en/contact.json');
      resources: typeof import('../../content/locales/en/resources.json');
      restricted: typeof import('../../content/locales/en/restricted.json');
      signIn: typeof import('../../content/locales/en/signIn.json');
    };
  }
}
