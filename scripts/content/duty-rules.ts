// Purpose: who owes a period to whom stands in a clause: the document and the section exist, the section names the fact,
// and there are words for it. Pure; a duty that fails its schema is not judged again.
import { roles } from '../../src/site/duties.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import type { MdxDocument } from './document.ts';
import type { Names } from './names.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { textOf } from './scan-mdx.ts';
import { type Sources, shownData } from './shown-data.ts';
import { isGroup, type Path, type Source, valueAt } from './source.ts';

/**
 * The mistakes in the duties of the facts.
 * @param sources hold what documents show from data, and the English words of the page that lists the duties.
 */
export function dutyProblems(facts: Source | undefined, names: Names, sources: Sources): Problem[] {
  if (!facts || !isGroup(facts.data)) return [];
  const owed = Object.entries(facts.data)
    .filter(
      ([, fact]) => valueAt(fact, ['kind']) === 'duration' && isGroup(valueAt(fact, ['duty'])),
    )
    .map(([id]) => id);
  const words = sources.get(`content/locales/${defaultLanguage}/deadlines.json`);
  return [
    ...owed.flatMap((id) => clauseProblems(id, facts, names, sources)),
    ...(words ? wordProblems(owed, words) : []),
  ];
}

function clauseProblems(id: string, facts: Source, names: Names, sources: Sources): Problem[] {
  const at: Path = [id, 'duty'];
  const say = (key: string, message: string): Problem[] => [
    {
      file: facts.file,
      line: facts.lineOf([...at, key]),
      message: `"${key}" in "${id}": ${message}`,
    },
  ];
  const named = valueAt(facts.data, [...at, 'document']);
  const section = valueAt(facts.data, [...at, 'section']);
  if (typeof named !== 'string' || typeof section !== 'string') return [];
  const document = names.documents.get(named);
  if (!document) {
    return say(
      'document',
      `there is no document "${named}".${suggestion(named, names.documents.keys())} A document is named by its path in content/documents, without its ending.`,
    );
  }
  const ids = document.outline.map((each) => each.id);
  if (!ids.includes(section)) {
    return say(
      'section',
      `there is no section "${section}" in ${named}.${suggestion(section, ids)}`,
    );
  }
  // A misspelt name is a mistake of its own: it may be this one.
  const counts = (named: string) => named === id || !(names.facts ?? []).includes(named);
  const holding = sectionsWith(counts, id, document, sources);
  if (holding.has(section)) return [];
  const others = [...holding].map((other) => `"${other}"`).join(', ');
  return say(
    'section',
    `the section "${section}" of ${named} does not name this period. ${others ? `Sections that do: ${others}.` : 'No section of that document does.'} Point to the clause that says <Fact id="${id}" />.`,
  );
}

/** The sections of a document in which a fact stands, or what a component shows of it, with those around them. */
function sectionsWith(
  counts: (named: string) => boolean,
  fact: string,
  { scan }: MdxDocument,
  sources: Sources,
): Set<string> {
  const open: string[] = [];
  const found = new Set<string>();
  for (const tag of scan.tags) {
    if (tag.name === 'Section' && tag.kind === 'opening') open.push(textOf(tag, 'id') ?? '');
    if (tag.name === 'Section' && tag.kind === 'closing') open.pop();
    const named =
      tag.name === 'Fact'
        ? counts(textOf(tag, 'id') ?? '')
        : shownData(tag.name, sources).includes(`{{fact.${fact}}}`);
    if (named) for (const id of open) found.add(id);
  }
  return found;
}

function wordProblems(owed: readonly string[], words: Source): Problem[] {
  const say = (path: Path, message: string): Problem => ({
    file: words.file,
    line: words.lineOf(path),
    message,
  });
  const keysOf = (group: string) => {
    const value = valueAt(words.data, [group]);
    return isGroup(value) ? Object.keys(value) : [];
  };
  const missing = owed
    .filter((id) => !keysOf('what').includes(id))
    .map((id) =>
      say(
        ['what'],
        `"${id}" in "what" is missing: the fact has a "duty", and the page of deadlines needs words for it. Add "${id}": "…".`,
      ),
    );
  const unused = keysOf('what')
    .filter((id) => !owed.includes(id))
    .map((id) =>
      say(
        ['what', id],
        `"${id}" in "what": no fact of this name has a "duty".${suggestion(id, owed)} Correct the name or remove the line.`,
      ),
    );
  const unnamed = roles
    .filter((role) => !keysOf('roles').includes(role))
    .map((role) =>
      say(['roles'], `"${role}" in "roles" is missing. Add "${role}": "…", the name of that role.`),
    );
  return [...missing, ...unused, ...unnamed];
}
