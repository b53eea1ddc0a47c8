import { describe, expect, it } from 'vitest';
import { hydration, pageLength, testPaths } from '../../../../scripts/imports/places.ts';
import { say } from './support.ts';

describe('hydration', () => {
  const island = '---\nconst a = 1;\n---\n\n<div>\n  <Menu client:idle />\n</div>\n';

  it('stands in layouts and pages only', () => {
    expect(
      say(hydration, {
        'src/layouts/Main.astro': island,
        'src/pages/index.astro': island,
        'src/components/Navigation.astro': island,
      }),
    ).toEqual([
      'src/components/Navigation.astro:6: hydrates with client:idle; client: directives stand in layouts and pages only. Move the island to the layout or page, and hand it over in a slot.',
    ]);
  });

  it('is found with a value, inside expressions and between elements that TSX would not allow', () => {
    const source = [
      '<!doctype html>',
      '<meta charset="utf-8">',
      '<A {title} class:list={[a > 1 && "b"]} client:only="react" />',
      '{items.map((item) => <B {...item} client:touch={{ margin: 1 }} />)}',
      '<style>.a { color: red }</style>',
      "<br><C client:load>It's here</C>",
    ].join('\n');
    const found = say(hydration, { 'src/components/A.astro': source });
    expect(found.map((text) => text.split(';')[0])).toEqual([
      'src/components/A.astro:3: hydrates with client:only',
      'src/components/A.astro:4: hydrates with client:touch',
      'src/components/A.astro:6: hydrates with client:load',
    ]);
  });

  it('is not what comments, text, styles and scripts speak of', () => {
    const source = `---\nconst a = 'client:load'; // <A client:load />\n---
<!-- <A client:load /> -->
{/* <A client:load /> */}
<p title="client:load">client:load</p>
<style>.a { content: '<A client:load />' }</style>
<script>const b = '<A client:load />';</script>`;
    expect(say(hydration, { 'src/components/A.astro': source })).toEqual([]);
  });
});

describe('pages', () => {
  it('have at most 40 lines', () => {
    expect(
      say(pageLength, {
        'src/pages/[...locale]/short.astro': '<p />\n'.repeat(40),
        'src/pages/[...locale]/long.astro': '<p />\n'.repeat(41),
        'src/pages/api/long.json.ts': '\n'.repeat(41),
        'src/components/Long.astro': '<p />\n'.repeat(400),
      }),
    ).toEqual([
      'src/pages/[...locale]/long.astro:41: has 41 lines; a page composes in at most 40. Move markup to src/components, and what is computed to src/site.',
      'src/pages/api/long.json.ts:41: has 41 lines; a page composes in at most 40. Move markup to src/components, and what is computed to src/site.',
    ]);
  });
});

describe('tests', () => {
  it('stand at the path that follows from the module', () => {
    const source = 'export const a = 1;';
    expect(
      say(testPaths, {
        'src/site/facts.ts': source,
        'tests/unit/site/facts.test.ts': '',
        'src/stores/form/contact.ts': source,
        'tests/unit/stores/contact.test.ts': '',
        'src/schemas/contact.ts': source,
        'src/services/auth.ts': source,
        'src/i18n/core.ts': source,
      }).map((text) => text.replace(/has no test; .* path\. /, '')),
    ).toEqual([
      'src/i18n/core.ts:1: Write tests/unit/i18n/core.test.ts, or move its test to there.',
      'src/schemas/contact.ts:1: Write tests/unit/schemas/contact.test.ts, or move its test to there.',
      'src/services/auth.ts:1: Write tests/unit/services/auth.test.ts, or move its test to there.',
      'src/stores/form/contact.ts:1: Write tests/unit/stores/form/contact.test.ts, or move its test to there.',
    ]);
  });

  it('are asked for with the rule', () => {
    expect(say(testPaths, { 'src/site/facts.ts': 'export const a = 1;' })).toEqual([
      'src/site/facts.ts:1: has no test; every module in site, schemas, i18n, services, stores has one at the matching path. Write tests/unit/site/facts.test.ts, or move its test to there.',
    ]);
  });

  it('are not asked for types, for Astro’s adapter and in other layers', () => {
    expect(
      say(testPaths, {
        'src/site/types.ts':
          "import type { A } from './a.ts';\nimport { type B } from './b.ts';\nexport type C = A | B;\nexport interface D {}\nexport type { A };\ndeclare global {}",
        'src/services/globals.d.ts': 'declare const a: number;',
        'src/i18n/build.ts': 'export const a = 1;',
        'src/islands/Menu.tsx': 'export const a = 1;',
        'src/client/head.ts': 'export const a = 1;',
        'src/content.config.ts': 'export const a = 1;',
      }),
    ).toEqual([]);
  });

  it('are asked for a module that imports for its effect', () => {
    expect(say(testPaths, { 'src/site/a.ts': "import './b.ts';" })).toHaveLength(1);
    expect(say(testPaths, { 'src/site/a.ts': "import { b } from './b.ts';" })).toHaveLength(1);
  });
});
