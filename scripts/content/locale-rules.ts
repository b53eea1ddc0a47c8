// Purpose: what stands in a translation: no key and no name in double braces that English does not have.
// Pure; a key that a translation lacks is no mistake: English stands in for it.
import type { Names } from './names.ts';
import { isSlip, suggestion } from './nearest.ts';
import { placeholdersIn } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { isGroup, leavesOf, type Path, type Source, valueAt } from './source.ts';

const plural = /_(?:zero|one|two|few|many|other)$/;

/** The mistakes of a translation beside its English file. */
export function translationProblems(source: Source, english: Source): Problem[] {
  const texts = new Map<string, string[]>();
  const groups = new Set<string>();
  for (const { path, text } of leavesOf(english.data)) {
    const key = nameOf(path);
    const forms = [key, ...(plural.test(key) ? [`${key.replace(plural, '')}_`] : [])];
    for (const form of forms) texts.set(form, [...(texts.get(form) ?? []), text]);
    for (let depth = 1; depth < path.length; depth += 1) groups.add(nameOf(path.slice(0, depth)));
  }
  // What stands in a list already fails the schema.
  const leaves = leavesOf(source.data).filter(({ path }) =>
    path.every((key) => typeof key === 'string'),
  );
  return leaves.flatMap(({ path, text }) => {
    const key = nameOf(path);
    const base = `${key.replace(plural, '')}_`;
    const known = plural.test(key) ? (texts.get(base) ?? texts.get(key)) : texts.get(key);
    const problem = (message: string): Problem => ({
      file: source.file,
      line: source.lineOf(path),
      message,
    });
    if (!known) {
      const names = [...texts.keys()].filter((name) => !name.endsWith('_'));
      const kind = groups.has(key)
        ? `"${key}" is a group of texts in ${english.file}, not a text.`
        : `unknown key "${key}": ${english.file} does not have it.`;
      return [problem(`${kind}${suggestion(key, names)} Correct the key or remove the entry.`)];
    }
    const allowed = [...new Set(known.flatMap(placeholdersIn))];
    return placeholdersIn(text)
      .filter((name) => !allowed.includes(name))
      .map((name) =>
        problem(
          `{{${name}}} in "${key}": the English text does not have it.${hint(name, allowed)}`,
        ),
      );
  });
}

/** The mistakes of a file of translated titles, descriptions and summaries. */
export function documentWordsProblems(source: Source, names: Names): Problem[] {
  const known = ['title', 'description', 'summary'];
  return Object.entries(isGroup(source.data) ? source.data : {}).flatMap(([id, words]) => {
    const problem = (path: Path, message: string): Problem => ({
      file: source.file,
      line: source.lineOf(path),
      message,
    });
    if (!names.documents.has(id)) {
      const near = suggestion(id, names.documents.keys());
      return [
        problem(
          [id],
          `there is no document "${id}".${near} A document is named by its path in content/documents, without its ending.`,
        ),
      ];
    }
    if (!isGroup(words))
      return [
        problem(
          [id],
          `"${id}": found a text, expected a group with title, description and summary.`,
        ),
      ];
    return Object.keys(words).flatMap((key) => {
      if (!known.includes(key))
        return [
          problem(
            [id, key],
            `unknown key "${key}" in "${id}".${suggestion(key, known)} Keys that are known here: ${known.join(', ')}.`,
          ),
        ];
      const isTexts = isGroup(valueAt(words, [key]));
      if (isTexts === (key === 'summary')) return [];
      const expected =
        key === 'summary' ? 'a group of texts, such as { "1": "…", "2": "…" }' : 'a text';
      return [
        problem(
          [id, key],
          `"${key}" in "${id}": found ${isTexts ? 'a group' : 'a text'}, expected ${expected}.`,
        ),
      ];
    });
  });
}

function hint(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return ' Remove it: the English text has no double braces.';
  const near = allowed.some((other) => isSlip(name, other))
    ? suggestion(name, allowed, (other) => `{{${other}}}`)
    : '';
  return `${near} It has ${allowed.map((other) => `{{${other}}}`).join(', ')}.`;
}

const nameOf = (path: Path) => path.map(String).join('.');
