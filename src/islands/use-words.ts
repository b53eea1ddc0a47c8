import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $language } from '../stores/language.ts';
import { $words, ensureWords } from '../stores/words.ts';

/** Words that came with the page, and the language that they are in. */
export type First<Words> = { readonly language: string; readonly words: Words };

/**
 * The words of an island: those that came with the page until the language is switched, then those of the language that
 * the page shows, as soon as they are there. The first render is always in the language of the props.
 */
export function useWords<Words>(namespace: string, first: First<Words>): Words {
  const [hydrated, setHydrated] = useState(false);
  const language = useStore($language);
  const loaded = useStore($words);
  const [shown, setShown] = useState(first.words);
  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (!hydrated) return;
    if (language === first.language) {
      setShown(first.words);
      return;
    }
    const words = loaded[`${language}/${namespace}`];
    // The catalogue of every language has the shape of the English one: a check of the build.
    if (words) setShown(words as Words);
    else void ensureWords(language, namespace);
  }, [hydrated, language, loaded, namespace, first.language, first.words]);
  return shown;
}
