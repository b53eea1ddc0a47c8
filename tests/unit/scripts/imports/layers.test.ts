import { describe, expect, it } from 'vitest';
import { folders, layerOf, layers } from '../../../../scripts/imports/layers.ts';

describe('layers', () => {
  it.each([
    ['src/site/facts.ts', 'site'],
    ['src/pages/[...locale]/legal/index.astro', 'pages'],
    ['src/styles/site.css', 'styles'],
    ['content/facts.yaml', 'content'],
    ['src/content.config.ts', 'configuration'],
    ['src/env.d.ts', 'configuration'],
    ['src/other.ts', undefined],
    ['src/site.ts', undefined],
    ['src/content/a.ts', undefined],
    ['src/configuration/a.ts', undefined],
    ['src/toString/a.ts', undefined],
    ['scripts/build.ts', undefined],
    ['src', undefined],
  ])('%s is in %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer);
  });

  it('import only layers that there are', () => {
    const named = Object.values(layers).flatMap(({ imports }) => imports);
    expect(named.filter((layer) => !Object.hasOwn(layers, layer))).toEqual([]);
  });

  it('are without a cycle among themselves', () => {
    const open = new Map(Object.entries(layers).map(([name, { imports }]) => [name, imports]));
    for (let left = -1; left !== open.size; ) {
      left = open.size;
      for (const [name, imports] of open)
        if (!imports.some((other) => open.has(other))) open.delete(name);
    }
    expect([...open.keys()]).toEqual([]);
  });

  it('are the folders of src in the order of the architecture', () => {
    expect(folders).toEqual([
      'site',
      'schemas',
      'i18n',
      'services',
      'stores',
      'islands',
      'client',
      'components',
      'layouts',
      'pages',
      'styles',
    ]);
  });
});
