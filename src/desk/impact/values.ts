// The facts and company values whose wording differs between two readings of the content, and the texts that name them.

import { placeholdersIn, valueNamed } from '../../core/placeholders.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { spokenFact, withoutForm } from '../../corpus/facts.ts';
import type { Document } from '../../corpus/read/document.ts';
import { textOf } from '../../corpus/read/tags.ts';
import type { LanguageCode } from '../../languages/list.ts';
import { languages } from '../../languages/list.ts';

/** A fact or a company value whose wording changes. */
export type ValueChange = {
  /** Its name as texts write it: `fact.refund-time`, `company.brand`. */
  readonly name: string;
  /** The English wording; `undefined` if there was no such value. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The languages in which the wording of any of its forms changes. */
  readonly languages: readonly LanguageCode[];
};

/** The values whose wording changes, in the order of their names. */
export function changedValues(before: Corpus, after: Corpus): ValueChange[] {
  const spoken = new Map<string, Set<LanguageCode>>();
  for (const { code } of languages) {
    const [one, other] = [before, after].map((corpus) => corpus.speechOf(code)?.variables);
    for (const kind of ['fact', 'company'] as const) {
      const [old, now] = [one?.[kind] ?? {}, other?.[kind] ?? {}];
      for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
        if (old[key] === now[key]) continue;
        const name = `${kind}.${kind === 'fact' ? spokenFact(key).id : key}`;
        spoken.set(name, (spoken.get(name) ?? new Set()).add(code));
      }
    }
  }
  const plain = (corpus: Corpus, name: string) => {
    const value = corpus.value(name);
    return value === name ? undefined : value;
  };
  return [...spoken]
    .map(([name, found]) => ({
      name,
      before: plain(before, name),
      after: plain(after, name),
      languages: [...found],
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The facts and company values that a text names in double braces. */
export function namedIn(text: string): string[] {
  return placeholdersIn(text).filter(valueNamed).map(withoutForm);
}

/** The facts and company values that a document names in its front matter and its body. */
export function namedBy({ body, front }: Document): Set<string> {
  const { title = '', description = '', summary = [] } = front;
  const tagged = body.tags.flatMap((tag) => {
    if (tag.name === 'Fact') return `fact.${textOf(tag, 'id')}`;
    return tag.name === 'Company' ? `company.${textOf(tag, 'name')}` : [];
  });
  return new Set([...tagged, ...[title, description, ...summary].flatMap(namedIn)]);
}
