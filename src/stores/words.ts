import { map } from 'nanostores';
import type { Words } from '../i18n/browser.ts';

/** Words that have been loaded after the page, by `<language>/<namespace>`. */
export const $words = map<Record<string, Words>>({});

/**
 * Loads the words of a namespace in a language, unless they are there. A failure is logged to the console only: what
 * shows them stays in the language that it had.
 */
export async function ensureWords(language: string, namespace: string): Promise<void> {
  const key = `${language}/${namespace}`;
  if ($words.get()[key]) return;
  try {
    const { loadWords } = await import('../i18n/browser.ts');
    $words.setKey(key, await loadWords(language, namespace));
  } catch (error) {
    console.warn('Words could not be loaded.', error);
  }
}
