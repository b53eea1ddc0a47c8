// The names inside data files: no id may be given twice, and a text must be able to name each entry. What is true as of a day was so
// on a day that has come, phases follow each other, and the company’s addresses are at its domain. Records of the status page have more
// checks in status-rules.ts.

import type { Corpus } from '../corpus/corpus.ts';
import { parseLocalePath } from '../corpus/read/content-paths.ts';
import { holdsEntries } from '../corpus/read/data.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import {
  isGroup,
  listOf,
  type Path,
  problemAt,
  type Source,
  valueAt,
} from '../corpus/read/source.ts';
import { isSlug } from './names.ts';

/** The mistakes in the names of every data file, in the day as of which its records are true, and in the company's addresses. */
export function dataRules({ sources, day }: Corpus): Diagnostic[] {
  const company = sources.get('content/company.yaml');
  const all = [...sources.values()]
    .filter(({ file }) => !parseLocalePath(file))
    .flatMap((source) => [
      ...(holdsEntries(source.file) ? entryNameProblems(source) : duplicateIds(source)),
      ...dayAhead(source, day),
    ]);
  const roadmap = sources.get('content/roadmap.yaml');
  return [
    ...all,
    ...(company ? otherHosts(company) : []),
    ...(roadmap ? phasesOutOfOrder(roadmap) : []),
  ];
}

/** The phases of the roadmap whose quarter is before that of the phase above them. */
function phasesOutOfOrder(roadmap: Source): Diagnostic[] {
  const quarters = listOf(valueAt(roadmap.data, ['phases'])).map((phase) =>
    String(valueAt(phase, ['quarter'])),
  );
  return quarters.flatMap((quarter, place) => {
    const before = quarters[place - 1] ?? quarter;
    if (before <= quarter) return [];
    const message = `"quarter": found ${quarter} after ${before}. Correct it, or put the phases in the order of their quarters.`;
    return [problemAt(roadmap, ['phases', place, 'quarter'], message)];
  });
}

/** Whether a host is a domain itself, or a name below it. */
function isBelow(host: string, domain: string): boolean {
  const [name, other] = [host, domain].map((one) => one.toLowerCase().replace(/^www\./, ''));
  return name === other || (name?.endsWith(`.${other}`) ?? false);
}

/** The e-mail addresses of the company that are neither at its own domain nor at a name below or above it. */
function otherHosts(company: Source): Diagnostic[] {
  const typed = (name: string) => valueAt(company.data, [name, 'value']);
  const domain = typed('domain');
  if (typeof domain !== 'string' || !isGroup(company.data)) return [];
  return Object.keys(company.data).flatMap((name): Diagnostic[] => {
    const address = name === 'email' || name.startsWith('email-') ? typed(name) : undefined;
    const host = typeof address === 'string' ? address.split('@').at(-1) : undefined;
    if (host === undefined || isBelow(host, domain) || isBelow(domain, host)) return [];
    const message = `"${name}": found an address at ${host}, expected one at ${domain}, which is the "domain". Correct the one that is wrong.`;
    return [{ file: company.file, line: company.lineOf([name, 'value']), message }];
  });
}

function dayAhead(source: Source, today: string): Diagnostic[] {
  const typed = source.typed(['asOf']) ?? '';
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(typed) ?? [];
  if (day <= today) return [];
  const message = `"asOf": found ${typed}, which is to come. Write when this was last looked at.`;
  return [{ file: source.file, line: source.lineOf(['asOf']), message }];
}

/** Ids that occur twice in a list of a source. */
function duplicateIds(source: Source, path: Path = []): Diagnostic[] {
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
function entryNameProblems(source: Source): Diagnostic[] {
  return Object.keys(isGroup(source.data) ? source.data : {})
    .filter((name) => !isSlug(name))
    .map((name) => ({
      file: source.file,
      line: source.lineOf([name]),
      message: `found the name "${name}", expected small letters, digits and single hyphens, such as "refund-time". Rename it.`,
    }));
}
