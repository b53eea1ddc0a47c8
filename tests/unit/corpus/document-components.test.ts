import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { documentComponents } from '../../../src/corpus/document-components.ts';

const guide = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
const uses = [...guide.matchAll(/<([A-Z]\w+)([^<>]*?)\/?>/g)].map(([, name = '', rest = '']) => ({
  name,
  attributes: [...rest.matchAll(/(\w+)(?:="[^"]*")?/g)].map(([, attribute = '']) => attribute),
}));

describe('the components of documents', () => {
  it('and their attributes are those that the authors’ guide shows', () => {
    const shown = new Map<string, Set<string>>();
    for (const { name, attributes } of uses)
      shown.set(name, new Set([...(shown.get(name) ?? []), ...attributes]));
    const sorted = (entries: Iterable<[string, readonly string[]]>) =>
      [...entries].map(([name, list]) => `${name} ${list.toSorted().join(' ')}`).toSorted();
    expect(sorted([...shown].map(([name, set]) => [name, [...set]]))).toEqual(
      sorted(
        Object.entries(documentComponents).map(([name, { required, optional }]) => [
          name,
          [...required, ...optional],
        ]),
      ),
    );
  });

  it('begin with a capital, as MDX tells components from elements', () => {
    for (const name of Object.keys(documentComponents)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
