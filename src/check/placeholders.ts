// Names in double braces: {{fact.…}} and {{company.…}} must exist. Pages fill in all other names, which therefore only words
// of the interface may have.

import { placeholdersIn, replacePlaceholders, valueNamed } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { spokenFact } from '../corpus/fact-forms.ts';
import { holdsEntries } from '../corpus/read/data.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { parseLocalePath } from '../corpus/read/locale-files.ts';
import { leavesOf, type Path, type Source } from '../corpus/read/source.ts';
import { translationOf } from '../corpus/read/translation.ts';
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../languages/list.ts';
import { unknownCompany, unknownFact, unknownForm } from './names.ts';

/** The mistakes in the double braces of front matter, data and words. */
export function placeholderRules(corpus: Corpus): Diagnostic[] {
  const fronts = [...corpus.texts, ...corpus.translations].flatMap(({ source }) => source ?? []);
  return [...fronts, ...corpus.sources.values()].flatMap((source) => {
    if (holdsEntries(source.file)) return nestedProblems(source);
    const namespace = parseLocalePath(source.file)?.namespace;
    const values =
      namespace === undefined || /^(?:documents|values)$/.test(namespace)
        ? 'names only'
        : 'with values';
    return placeholderProblems(source, corpus, values);
  });
}

/** @param values Whether other names than facts and company values may stand in the source. */
function placeholderProblems(
  source: Source,
  corpus: Corpus,
  values: 'with values' | 'names only',
): Diagnostic[] {
  // In values, only words of figures have names filled in.
  const isValue = ({ path }: { path: Path }) =>
    parseLocalePath(source.file)?.namespace === 'values' && path[0] !== 'figure';
  return leavesOf(source.data)
    .filter((leaf) => !isValue(leaf))
    .flatMap(({ path, text }) =>
      sentences(text, corpus, values, languageOfText(source, path)).map((message) => ({
        file: source.file,
        line: source.lineOf(path),
        message,
      })),
    );
}

/** The language of a text: that of its file, or of the translation that it stands in. */
function languageOfText({ file }: Source, path: Path): LanguageCode {
  const code =
    parseLocalePath(file)?.language ??
    translationOf(file)?.language ??
    path.find((key) => isLanguageCode(String(key)));
  return isLanguageCode(String(code)) ? (String(code) as LanguageCode) : defaultLanguage;
}

/** Reports names in a file whose texts are themselves inserted in place of names, because nothing is filled in inside them. */
function nestedProblems(source: Source): Diagnostic[] {
  return leavesOf(source.data)
    .filter(({ text }) => placeholdersIn(text).length > 0)
    .map(({ path, text }) => ({
      file: source.file,
      line: source.lineOf(path),
      message: `{{${placeholdersIn(text)[0]}}}: names in double braces are not filled in inside this file. Write the words themselves.`,
    }));
}

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
