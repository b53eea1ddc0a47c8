// A translation names the same facts as its English text: what it lacks would be a typed number, or none.
import { defaultLanguage } from '../core/languages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { spokenFact } from '../corpus/fact-forms.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { localeOf } from '../corpus/read/locale-files.ts';
import { leavesOf, type Path, valueAt } from '../corpus/read/source.ts';
import { placeholdersIn } from './placeholders.ts';

/** The translations, of words of the interface and of documents, that lack a fact of their English text. */
export function translatedFactRules({ sources, documentsById }: Corpus): Diagnostic[] {
  return [...sources.values()].flatMap((source) => {
    const locale = localeOf(source.file);
    if (!locale || locale.language === defaultLanguage) return [];
    const english = sources.get(`content/locales/${defaultLanguage}/${locale.namespace}.json`);
    const original = (path: Path): unknown =>
      locale.namespace === 'documents'
        ? frontText(documentsById, path)
        : valueAt(english?.data, path);
    return leavesOf(source.data).flatMap(({ path, text }) => {
      const meant = original(path);
      if (typeof meant !== 'string') return [];
      return factsIn(meant)
        .filter((name) => !factsIn(text).includes(name))
        .map((name) => ({
          file: source.file,
          line: source.lineOf(path),
          message: `"${path.map(String).join('.')}" lacks {{${name}}}, which the English text has: the number would be typed or missing. Put {{${name}}} where the number stands.`,
        }));
    });
  });
}

/** The facts that a text names, each by `fact.` and its id, in whatever form it is spoken. */
export function factsIn(text: string): string[] {
  const named = placeholdersIn(text).filter((name) => name.startsWith('fact.'));
  return [...new Set(named.map((name) => spokenFact(name).id))];
}

/** The text of a document's front matter that a path of `documents.json` translates; its points are counted from 1. */
function frontText(documents: ReadonlyMap<string, Document>, path: Path): unknown {
  const [id, key, point] = path.map(String);
  const data = documents.get(id ?? '')?.source?.data;
  return key === 'summary'
    ? valueAt(data, ['summary', Number(point) - 1])
    : valueAt(data, [key ?? '']);
}
