// The words of the interface that differ between two readings of the content, because their own text changed or a value that
// they name.

import type { Corpus } from '../../corpus/corpus.ts';
import { localePath, parseLocalePath } from '../../corpus/read/content-paths.ts';
import { leavesOf, type Source } from '../../corpus/read/source.ts';
import { defaultLanguage, languages } from '../../languages/list.ts';
import { namedIn, type ValueChange } from './values.ts';

/** An entry of `content/locales` that changes for readers. */
export type EntryChange = {
  readonly file: string;
  readonly language: string;
  readonly namespace: string;
  /** Its keys, joined by dots. */
  readonly key: string;
  /** The text as it is typed; `undefined` if there was none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The changed values that it names. */
  readonly values: readonly string[];
  /** Languages whose text stayed the same although the English changed: someone must review them. */
  readonly unmoved: readonly string[];
};

type Leaves = ReadonlyMap<string, string>;

/** The entries that differ, by file and in their order there. */
export function changedEntries(
  before: Corpus,
  after: Corpus,
  values: readonly ValueChange[],
): EntryChange[] {
  const files = new Set([...before.sources.keys(), ...after.sources.keys()]);
  const leaves = new Map(
    [...files].map((file) => [
      file,
      [leavesIn(before.sources.get(file)), leavesIn(after.sources.get(file))] as const,
    ]),
  );
  return [...files].sort().flatMap((file) => {
    const locale = parseLocalePath(file);
    const [old, now] = leaves.get(file) ?? [];
    if (!locale || !old || !now) return [];
    const { language, namespace } = locale;
    const spoken = values.filter(({ languages }) => languages.some((code) => code === language));
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((key): EntryChange[] => {
      const [one, other] = [old.get(key), now.get(key)];
      const named = namedIn(other ?? one ?? '');
      const touched = spoken.flatMap(({ name }) => (named.includes(name) ? [name] : []));
      if (one === other && touched.length === 0) return [];
      const entry = { file, language, namespace, key, before: one, after: other };
      const unmoved =
        language === defaultLanguage && one !== undefined && other !== undefined && one !== other
          ? unmovedIn(namespace, key, leaves)
          : [];
      return [{ ...entry, values: touched, unmoved }];
    });
  });
}

function leavesIn(source: Source | undefined): Leaves {
  return new Map(
    leavesOf(source?.data).map(({ path, text }) => [path.map(String).join('.'), text]),
  );
}

function unmovedIn(
  namespace: string,
  key: string,
  leaves: ReadonlyMap<string, readonly [Leaves, Leaves]>,
): string[] {
  return languages.flatMap(({ code }) => {
    if (code === defaultLanguage) return [];
    const [old, now] = leaves.get(localePath(code, namespace)) ?? [];
    const text = now?.get(key);
    return text !== undefined && old?.get(key) === text ? [code] : [];
  });
}
