import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { documentComponents, shapeOf } from '../../../src/corpus/document-components.ts';

const guide = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
const uses = [...guide.matchAll(/<([A-Z]\w+)([^<>]*?)(\/?)>/g)].map(
  ([, name = '', rest = '', end]) => ({
    name,
    isAlone: end === '/',
    attributes: [...rest.matchAll(/(\w+)(?:="[^"]*")?/g)].map(([, attribute = '']) => attribute),
  }),
);

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

  it('hold, in the guide, what the table says', () => {
    const shown = Object.keys(documentComponents).map((name) => {
      const isAlone = uses.some((use) => use.name === name && use.isAlone);
      const isClosed = guide.includes(`</${name}>`);
      return [name, isClosed ? (isAlone ? 'words or nothing' : 'words') : 'nothing'];
    });
    const said = Object.entries(documentComponents).map(([name, { holds }]) => [
      name,
      holds === 'blocks' ? 'words' : holds,
    ]);
    expect(shown).toEqual(said);
  });

  it('that only texts of pages may use are those of which the guide says so', () => {
    const shown = guide.split('\n').flatMap((line) => {
      const [, tags = '', words = ''] = line.split('|');
      return words.startsWith(' only in the text of a page')
        ? [...tags.matchAll(/<(\w+)/g)].map(([, name]) => name)
        : [];
    });
    const said = Object.keys(documentComponents).filter((name) => shapeOf(name)?.onPages);
    expect(shown).toEqual(said);
  });

  it('begin with a capital, as MDX tells components from elements', () => {
    for (const name of Object.keys(documentComponents)) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
