// A translation of words has no key and no name in double braces that English does not have. A missing key is no mistake:
// English is shown instead. A name that most languages have and English has not was lost in English.
import { placeholdersIn } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { withoutForm } from '../corpus/facts.ts';
import { figuresOf, figureText } from '../corpus/figure-words.ts';
import { localePath, parseLocalePath } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { isSlip, suggestion } from '../corpus/read/nearest.ts';
import {
  isGroup,
  leavesOf,
  type Path,
  problemAt,
  type Source,
  valueAt,
} from '../corpus/read/source.ts';
import { componentIds, unknownComponent } from '../corpus/read/status-records.ts';
import { defaultLanguage } from '../languages/list.ts';
import { noDocument, unknownCompany, unknownFact } from './names.ts';

const plural = /_(?:zero|one|two|few|many|other)$/;

/** A mistake; of a name that the English text lacks, that text. */
type Found = Diagnostic & { readonly lost?: Lost };
type Lost = { readonly english: Source; readonly path: Path; readonly name: string };

/** In how many languages a name must be that the English lacks, so that it is the English that has lost it. */
export const many = 4;

/** The mistakes inside files of words. */
export function localeRules(corpus: Corpus): Diagnostic[] {
  const found = [...corpus.sources.values()].flatMap((source): Found[] => {
    const locale = parseLocalePath(source.file);
    if (!locale) return [];
    const { language, namespace } = locale;
    if (namespace === 'documents') return documentWordsProblems(source, language, corpus);
    if (namespace === 'values') return valueWordsProblems(source, corpus);
    const english = corpus.sources.get(localePath(defaultLanguage, namespace));
    return english && language !== defaultLanguage ? translationProblems(source, english) : [];
  });
  const causes = Map.groupBy(found, (one) =>
    one.lost ? [one.lost.english.file, dottedKey(one.lost.path), one.lost.name].join(' ') : one,
  );
  return [...causes.values()].flatMap((group): Diagnostic[] => {
    const files = [...new Set(group.map(({ file }) => file))];
    const lost = group[0]?.lost;
    if (!lost || files.length < many) {
      return group.map(({ file, line, message }) => ({ file, line, message }));
    }
    const { english, path, name } = lost;
    const message = `"${dottedKey(path)}" lacks {{${name}}}, which ${files.length} languages have at this place. Write it back; or, if it is meant to go, remove it there too: ${files.join(', ')}.`;
    return [{ file: english.file, line: english.lineOf(path), message }];
  });
}

/** The mistakes of a translation beside its English file. */
function translationProblems(source: Source, english: Source): Found[] {
  const texts = new Map<string, string[]>();
  const groups = new Set<string>();
  for (const { path, text } of leavesOf(english.data)) {
    const key = dottedKey(path);
    const forms = [key, ...(plural.test(key) ? [`${key.replace(plural, '')}_`] : [])];
    for (const form of forms) texts.set(form, [...(texts.get(form) ?? []), text]);
    for (let depth = 1; depth < path.length; depth += 1)
      groups.add(dottedKey(path.slice(0, depth)));
  }
  // Lists already fail the schema.
  const leaves = leavesOf(source.data).filter(
    ({ path }) => path.every((key) => typeof key === 'string') && !isForm(source.file, path),
  );
  return leaves.flatMap(({ path, text }) => {
    const key = dottedKey(path);
    const base = `${key.replace(plural, '')}_`;
    const known = plural.test(key) ? (texts.get(base) ?? texts.get(key)) : texts.get(key);
    const problem = (message: string) => problemAt(source, path, message);
    if (!known) {
      const names = [...texts.keys()].filter((name) => !name.endsWith('_'));
      const kind = groups.has(key)
        ? `"${key}" is a group of texts in ${english.file}, not a text.`
        : `unknown key "${key}": ${english.file} does not have it.`;
      return [problem(`${kind}${suggestion(key, names)} Correct the key or remove the entry.`)];
    }
    const allowed = [...new Set(known.flatMap(placeholdersIn))];
    const named = new Set(allowed.map(withoutForm));
    return placeholdersIn(text)
      .filter((name) => !named.has(withoutForm(name)))
      .map((name) => ({
        ...problem(
          `{{${name}}} in "${key}": the English text does not have it.${hint(name, allowed)}`,
        ),
        ...(valueAt(english.data, path) === undefined ? {} : { lost: { english, path, name } }),
      }));
  });
}

/** The mistakes of a file of translated titles, descriptions and summaries. */
function documentWordsProblems(
  source: Source,
  language: string,
  { documentsById, translations }: Corpus,
): Diagnostic[] {
  const known = ['title', 'description', 'summary'];
  return Object.entries(isGroup(source.data) ? source.data : {}).flatMap(([id, words]) => {
    const problem = (path: Path, message: string) => problemAt(source, path, message);
    if (!documentsById.has(id)) return [problem([id], noDocument(id, documentsById))];
    const translation = translations.find((one) => one.language === language && one.id === id);
    if (translation) {
      const message = `"${id}" is translated whole: its title, description and summary stand in ${translation.file}. Remove this entry.`;
      return [problem([id], message)];
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

/** What a file of values holds. */
const valueGroups = ['company', 'fact', 'component', 'figure', 'texts'];

/**
 * One problem for each translated value that translates nothing: names of the company and of components, facts that are words,
 * items, roles, and words of figures. In English these are in the data.
 */
function valueWordsProblems(source: Source, corpus: Corpus): Diagnostic[] {
  const texts = translatableTexts(corpus);
  const components = componentIds(corpus) ?? [];
  const figures = figuresOf(corpus);
  return leavesOf(source.data).flatMap(({ path }) => {
    const [group = '', ...rest] = path.map(String);
    const key = rest.join('.');
    const diagnostic = (message: string) => [problemAt(source, path, message)];
    if (!valueGroups.includes(group)) {
      return diagnostic(
        `unknown group "${group}".${suggestion(group, valueGroups)} Groups that are known here: ${valueGroups.join(', ')}.`,
      );
    }
    const unknown =
      (group === 'company' && unknownCompany(key, corpus)) ||
      (group === 'fact' && unknownFact(key, corpus)) ||
      (group === 'component' && unknownComponent(key, components));
    if (unknown) return diagnostic(unknown);
    if (group === 'figure') {
      const isRead = corpus.figures.data && corpus.risks.data && corpus.roadmap.data;
      if (!isRead || figureText(figures, path.slice(1)) !== undefined) return [];
      return diagnostic(
        `"${key}" translates nothing: no figure has a text there. A path or a table is named by its id in content/figures.yaml, content/risks.yaml is risk-register and content/roadmap.yaml is roadmap; an item of a list is named by its id, and counted from 1 where it has none, such as complaint-path.steps.1.text.`,
      );
    }
    // If a fact cannot be read, nobody knows which items it lists.
    const isKnown = corpus.facts.values.size === corpus.facts.names?.length;
    if (group !== 'texts' || !isKnown || texts.includes(key)) return [];
    return diagnostic(
      `"${key}" is no item of a list in content/facts.yaml and no owner of a document or of a risk.${suggestion(key, texts)}`,
    );
  });
}

/** Words of the data that are translated one by one: items of lists, and the roles that own documents and risks. */
function translatableTexts({ facts, documentsById, risks }: Corpus): readonly string[] {
  const items = [...facts.values.values()].flatMap((fact) =>
    fact.kind === 'list' ? fact.value : [],
  );
  const owners = [...documentsById.values()].flatMap(({ front }) => front.owner ?? []);
  return [...items, ...owners, ...(risks.data?.risks.map(({ owner }) => owner) ?? [])];
}

function hint(name: string, allowed: readonly string[]): string {
  if (allowed.length === 0) return ' Remove it: the English text has no double braces.';
  const near = allowed.some((other) => isSlip(name, other))
    ? suggestion(name, allowed, (other) => `{{${other}}}`)
    : '';
  return `${near} It has ${allowed.map((other) => `{{${other}}}`).join(', ')}.`;
}

/** Forms of facts belong to one language, which names their values as it needs them. */
function isForm(file: string, path: Path): boolean {
  return parseLocalePath(file)?.namespace === 'facts' && path[0] === 'forms';
}

const dottedKey = (path: Path) => path.map(String).join('.');
