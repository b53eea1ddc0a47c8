// A translation must name the same facts as its English text. Otherwise a number would be typed, or missing.
import type { Corpus } from '../corpus/corpus.ts';
import { factsIn } from '../corpus/facts.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { wordEntries } from './translated-entries.ts';

/** The translations, of words of the interface and of documents, that lack a fact of their English text. */
export function translatedFactRules(corpus: Corpus): Diagnostic[] {
  return wordEntries(corpus).flatMap(({ file, line, path, text, english }) =>
    factsIn(english ?? '')
      .filter((name) => !factsIn(text).includes(name))
      .map((name) => ({
        file,
        line,
        message: `"${path}" lacks {{${name}}}, which the English text has: the number would be typed or missing. Put {{${name}}} where the number stands.`,
      })),
  );
}
