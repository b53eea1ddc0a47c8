// The translations inside records of the status page: each belongs to an existing English text, and names the same facts.

import type { Corpus } from '../corpus/corpus.ts';
import { factsIn } from '../corpus/facts.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { leavesOf, type Path, problemAt, type Source, valueAt } from '../corpus/read/source.ts';

const key = 'translations';
/** The keys of texts that readers see; `text` is that of an update. */
export const recordTexts: readonly unknown[] = [
  'title',
  'description',
  'resolution',
  'details',
  'text',
];

/** The translations of a source that translate nothing, or lack a fact of their English text. */
export function recordTranslationRules(corpus: Corpus): Diagnostic[] {
  return [corpus.statusIncidents, corpus.statusMaintenance].flatMap(({ source }) =>
    source ? sourceProblems(source) : [],
  );
}

function sourceProblems(source: Source): Diagnostic[] {
  return leavesOf(source.data).flatMap(({ path, text }) => {
    const english = originalOf(path);
    // A key that does not exist already fails the schema.
    if (!english || !recordTexts.includes(english.at(-1))) return [];
    const original = valueAt(source.data, english);
    const name = `"${path.slice(path.indexOf(key)).map(String).join('.')}"`;
    const problem = (message: string) => problemAt(source, path, message);
    if (typeof original !== 'string') {
      const lacking = String(english.at(-1));
      return [
        problem(
          `${name} translates nothing: the record has no "${lacking}". Add the English text first, or remove this line.`,
        ),
      ];
    }
    return factsIn(original)
      .filter((fact) => !factsIn(text).includes(fact))
      .map((fact) =>
        problem(
          `${name} lacks {{${fact}}}, which the English text has: the number would be typed or missing. Put {{${fact}}} where the number stands.`,
        ),
      );
  });
}

/** The texts of a source that may be translated. */
export function translatableTextsOf(source: Source): Path[] {
  return leavesOf(source.data)
    .map(({ path }) => path)
    .filter((path) => !path.includes(key) && recordTexts.includes(path.at(-1)));
}

/** The name of an English text among accepted texts, such as `incidents:slow.updates.0.text`. */
export function recordName({ file, data }: Source, path: Path): string {
  const id = valueAt(data, [...path.slice(0, 2), 'id']);
  const place = path.slice(2).map(String).join('.');
  return `${file.replace(/^.*\/(.*)\.yaml$/, '$1')}:${String(id)}.${place}`;
}

/** The path of the translation of a text into a language. */
export function translationPath(english: Path, language: string): Path {
  const around = english.slice(0, -1);
  const last = english.at(-1);
  return last === 'text' ? [...around, key, language] : [...around, key, language, String(last)];
}

/** The path of the English text of a translation; `undefined` if the path is no translation. */
export function originalOf(path: Path): Path | undefined {
  const at = path.indexOf(key);
  // An update has one text, a record has several with names.
  return at < 0 ? undefined : [...path.slice(0, at), path[at + 2] ?? 'text'];
}
