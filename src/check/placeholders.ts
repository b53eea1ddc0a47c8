// Names in double braces: {{fact.…}} and {{company.…}} must exist. Pages fill in all other names, which therefore only words
// of the interface may have.

import { placeholdersIn, replacePlaceholders, valueNamed } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { spokenFact } from '../corpus/facts.ts';
import { holdsEntries } from '../corpus/read/data.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { LanguageCode } from '../languages/list.ts';
import { unknownCompany, unknownFact, unknownForm } from './names.ts';
import { textsOf } from './texts.ts';

/** The mistakes in the double braces of front matter, data and words. */
export function placeholderRules(corpus: Corpus): Diagnostic[] {
  return textsOf(corpus).flatMap(({ file, path, line, words, language, namespace }) => {
    const problem = (message: string): Diagnostic => ({ file, line, message });
    if (holdsEntries(file)) {
      // Texts that are themselves inserted in place of names have no names filled in inside them.
      const [name] = placeholdersIn(words);
      if (name === undefined) return [];
      return [
        problem(
          `{{${name}}}: names in double braces are not filled in inside this file. Write the words themselves.`,
        ),
      ];
    }
    // In values, only words of figures have names filled in.
    if (namespace === 'values' && path[0] !== 'figure') return [];
    const values =
      namespace === undefined || /^(?:documents|values)$/.test(namespace)
        ? 'names only'
        : 'with values';
    return sentences(words, corpus, values, language).map(problem);
  });
}

/** @param values Whether other names than facts and company values may stand in the text. */
function sentences(
  text: string,
  corpus: Corpus,
  values: 'with values' | 'names only',
  language: LanguageCode,
): string[] {
  const found = placeholdersIn(text).flatMap((name) => {
    const sentence = nameSentence(name, corpus, values, language);
    return sentence ? [`{{${name}}}: ${sentence}`] : [];
  });
  const rest = replacePlaceholders(text, () => '');
  if (!/\{\{|\}\}/.test(rest)) return found;
  return [
    ...found,
    'double braces that are not closed, not opened, or hold more than a name. Write {{fact.…}} or {{company.…}}, with two braces on either side.',
  ];
}

function nameSentence(
  name: string,
  corpus: Corpus,
  values: 'with values' | 'names only',
  language: LanguageCode,
): string | undefined {
  const named = valueNamed(name);
  if (named?.kind === 'fact') {
    const spoken = spokenFact(named.key);
    return unknownFact(spoken.id, corpus) ?? unknownForm(spoken, corpus, language);
  }
  if (named) return unknownCompany(named.key, corpus);
  if (values === 'with values' && !name.includes('.')) return undefined;
  const last = name.split('.').at(-1) ?? name;
  if (corpus.facts.names?.includes(last)) return `this names no fact. Write {{fact.${last}}}.`;
  if (corpus.company.names?.includes(last))
    return `this names no company value. Write {{company.${last}}}.`;
  return 'only facts and company values are filled in here. Write {{fact.…}} or {{company.…}}.';
}
