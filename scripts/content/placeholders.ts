// Purpose: the names in double braces, {{fact.…}} and {{company.…}}, in front matter, data and words of the interface.
// Pure; other names in double braces are values that the page gives, and only words of the interface have them.
import { type Names, unknownCompany, unknownFact } from './names.ts';
import type { Problem } from './problem.ts';
import { leavesOf, type Source } from './source.ts';

const placeholder = /\{\{-?\s*([^{},]*?)\s*(?:,[^{}]*)?\}\}/g;

/** The names in double braces of a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/**
 * The mistakes in the double braces of every text of a source.
 * @param values Whether other names than facts and company values may stand in it.
 */
export function placeholderProblems(
  source: Source,
  names: Names,
  values: 'with values' | 'names only',
): Problem[] {
  return leavesOf(source.data).flatMap(({ path, text }) =>
    sentences(text, names, values).map((message) => ({
      file: source.file,
      line: source.lineOf(path),
      message,
    })),
  );
}

/** The mistakes of a file whose own texts are put in place of names: nothing is filled in inside them. */
export function nestedPlaceholderProblems(source: Source): Problem[] {
  return leavesOf(source.data)
    .filter(({ text }) => placeholdersIn(text).length > 0)
    .map(({ path, text }) => ({
      file: source.file,
      line: source.lineOf(path),
      message: `{{${placeholdersIn(text)[0]}}}: names in double braces are not filled in inside this file. Write the words themselves.`,
    }));
}

/** A text with every name in double braces replaced. */
export function filled(text: string, value: (name: string) => string): string {
  return text.replace(placeholder, (_, name: string) => value(name));
}

function sentences(text: string, names: Names, values: 'with values' | 'names only'): string[] {
  const found = placeholdersIn(text).flatMap((name) => {
    const sentence = nameSentence(name, names, values);
    return sentence ? [`{{${name}}}: ${sentence}`] : [];
  });
  const rest = text.replace(placeholder, '');
  if (!/\{\{|\}\}/.test(rest)) return found;
  return [
    ...found,
    'double braces that are not closed, or not opened. Write {{fact.…}} or {{company.…}}, with two braces on either side.',
  ];
}

function nameSentence(
  name: string,
  names: Names,
  values: 'with values' | 'names only',
): string | undefined {
  const [, kind, key = ''] = /^(fact|company)\.(.*)$/.exec(name) ?? [];
  if (kind === 'fact') return unknownFact(key, names);
  if (kind === 'company') return unknownCompany(key, names);
  if (values === 'with values' && !name.includes('.')) return undefined;
  const last = name.split('.').at(-1) ?? name;
  if (names.facts?.includes(last)) return `this names no fact. Write {{fact.${last}}}.`;
  if (names.company?.includes(last))
    return `this names no company value. Write {{company.${last}}}.`;
  return 'only facts and company values are filled in here. Write {{fact.…}} or {{company.…}}.';
}
