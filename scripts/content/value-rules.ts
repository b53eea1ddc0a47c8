// Purpose: the mistakes of a file of translated values: names of the company and of components, facts that are words, items
// and roles.
// Pure. In English these stand in the data itself; a value that a language lacks is shown as the data has it.
import type { Names } from './names.ts';
import { unknownCompany, unknownFact } from './names.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { isGroup, leavesOf, listOf, type Source, valueAt } from './source.ts';

const groups = ['company', 'fact', 'component', 'texts'];

/** Words of the data that may be translated one by one: items of lists, and the roles that own documents. */
export function translatableTexts(facts: Source | undefined, names: Names): readonly string[] {
  const entries = isGroup(facts?.data) ? Object.values(facts.data) : [];
  const items = entries
    .filter((entry) => valueAt(entry, ['kind']) === 'list')
    .flatMap((entry) => listOf(valueAt(entry, ['value'])));
  const owners = [...names.documents.values()].map(({ front }) => valueAt(front?.data, ['owner']));
  return [...items, ...owners].filter((text) => typeof text === 'string');
}

/** One problem for each entry that translates nothing. */
export function valueWordsProblems(
  source: Source,
  names: Names,
  texts: readonly string[],
  components: readonly string[],
): Problem[] {
  return leavesOf(source.data).flatMap(({ path }) => {
    const [group = '', ...rest] = path.map(String);
    const key = rest.join('.');
    const say = (message: string): Problem[] => [
      { file: source.file, line: source.lineOf(path), message },
    ];
    if (!groups.includes(group)) {
      return say(
        `unknown group "${group}".${suggestion(group, groups)} Groups that are known here: ${groups.join(', ')}.`,
      );
    }
    const unknown =
      group === 'company'
        ? unknownCompany(key, names)
        : group === 'fact'
          ? unknownFact(key, names)
          : undefined;
    if (unknown) return say(unknown);
    if (group === 'component' && !components.includes(key)) {
      return say(
        `there is no component "${key}".${suggestion(key, components)} Components are listed in content/status/components.yaml.`,
      );
    }
    if (group !== 'texts' || texts.includes(key)) return [];
    return say(
      `"${key}" is no item of a list in content/facts.yaml and no owner of a document.${suggestion(key, texts)}`,
    );
  });
}
