import { createInstance } from 'i18next';
import HttpBackend from 'i18next-http-backend';

/** Words of a namespace: texts and groups of texts, with facts and names filled in. */
export type Words = { readonly [key: string]: string | Words };

// The backend connector's own limits are those of the specification: at most 10 parallel loads, 5 retries, the first
// after 350 ms, doubling. They stand here so that a newer version cannot change them.
const instance = createInstance();
const ready = instance.use(HttpBackend).init({
  fallbackLng: false,
  ns: [],
  maxParallelReads: 10,
  maxRetries: 5,
  retryTimeout: 350,
  interpolation: { escapeValue: false },
  backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
});

/**
 * Loads the words of a namespace in a language; a second call for the same is answered from memory.
 * @throws Error when they cannot be had
 */
export async function loadWords(language: string, namespace: string): Promise<Words> {
  await ready;
  if (!instance.hasResourceBundle(language, namespace)) {
    await instance.reloadResources([language], [namespace]);
  }
  const words: unknown = instance.getResourceBundle(language, namespace);
  if (typeof words !== 'object' || words === null) {
    throw new Error(`No words of “${namespace}” in “${language}”.`);
  }
  return words as Words;
}
