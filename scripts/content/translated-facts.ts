// Purpose: a translation names the same facts as its English text: what it lacks would be a typed number, or none. Pure.
import { defaultLanguage } from '../../src/site/languages.ts';
import type { MdxDocument } from './document.ts';
import { localeOf } from './locale-files.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { leavesOf, type Path, type Source, valueAt } from './source.ts';

/** The translations, of words of the interface and of documents, that lack a fact of their English text. */
export function translatedFactProblems(
  sources: ReadonlyMap<string, Source>,
  documents: ReadonlyMap<string, MdxDocument>,
): Problem[] {
  return [...sources.values()].flatMap((source) => {
    const locale = localeOf(source.file);
    if (!locale || locale.language === defaultLanguage) return [];
    const english = sources.get(`content/locales/${defaultLanguage}/${locale.namespace}.json`);
    const original = (path: Path): unknown =>
      locale.namespace === 'documents' ? frontText(documents, path) : valueAt(english?.data, path);
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

/** The facts that a text names. */
export function factsIn(text: string): string[] {
  return placeholdersIn(text).filter((name) => name.startsWith('fact.'));
}

/** The text of a document's front matter that a path of `documents.json` translates; its points are counted from 1. */
function frontText(documents: ReadonlyMap<string, MdxDocument>, path: Path): unknown {
  const [id, key, point] = path.map(String);
  const data = documents.get(id ?? '')?.front?.data;
  return key === 'summary'
    ? valueAt(data, ['summary', Number(point) - 1])
    : valueAt(data, [key ?? '']);
}
