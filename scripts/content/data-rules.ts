// Purpose: the names inside data files: ids that are not given twice, entries that a text can name.
// Pure; records of the status page are judged further in status-rules.ts.
import { isSlug } from './names.ts';
import type { Problem } from './problem.ts';
import { isGroup, type Path, type Source, valueAt } from './source.ts';

/** The ids that stand twice in any list of a source. */
export function duplicateIds(source: Source, path: Path = []): Problem[] {
  const value = valueAt(source.data, path);
  if (typeof value !== 'object' || value === null) return [];
  const first = new Map<unknown, Path>();
  return Object.keys(value).flatMap((key) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const inner = duplicateIds(source, at);
    const id = Array.isArray(value) ? valueAt(source.data, [...at, 'id']) : undefined;
    if (id === undefined) return inner;
    const taken = first.get(id);
    first.set(id, taken ?? at);
    if (!taken) return inner;
    const message = `the id "${String(id)}" is already taken on line ${source.lineOf([...taken, 'id'])}. Give this entry an id of its own, or remove it.`;
    return [{ file: source.file, line: source.lineOf([...at, 'id']), message }, ...inner];
  });
}

/** The keys of a file of named entries that cannot be named in a text. */
export function entryNameProblems(source: Source): Problem[] {
  return Object.keys(isGroup(source.data) ? source.data : {})
    .filter((name) => !isSlug(name))
    .map((name) => ({
      file: source.file,
      line: source.lineOf([name]),
      message: `found the name "${name}", expected small letters, digits and single hyphens, such as "refund-time". Rename it.`,
    }));
}
