import { describe, expect, it } from 'vitest';
import { barrels, defaultExports } from '../../../../scripts/imports/exports.ts';
import { say } from './support.ts';

describe('default exports', () => {
  const told =
    'exports a default; exports have names. Move the value to a named export and import it by that name.';

  it.each([
    ['a value', 'export default 1;'],
    ['a function', 'export default function a() {}'],
    ['a class', 'export default class {}'],
    ['a renamed one', 'const a = 1; export { a as default };'],
    ['one handed on', "export { default } from './b.ts';"],
    ['an assignment', 'export = 1;'],
  ])('are refused: %s', (_, source) => {
    expect(say(defaultExports, { 'src/site/a.ts': `\n${source}` })).toEqual([
      `src/site/a.ts:2: ${told}`,
    ]);
  });

  it('are refused in islands and in API routes', () => {
    expect(
      say(defaultExports, {
        'src/islands/Menu.tsx': 'export default () => <p />;',
        'src/pages/api/status.json.ts': 'export default 1;',
      }),
    ).toEqual([`src/islands/Menu.tsx:1: ${told}`, `src/pages/api/status.json.ts:1: ${told}`]);
  });

  it('are free to configuration files and to the client directive; importing a default is no offence', () => {
    expect(
      say(defaultExports, {
        'src/content.config.ts': 'export default {};',
        'src/client/hydrate-on-interaction.ts': 'export default () => {};',
        'src/site/a.ts': "import a from 'a';\nexport const b = a;",
        'src/pages/api/status.json.ts': 'export function GET() {}',
        'src/pages/index.astro': '---\nexport default 1;\n---\n',
      }),
    ).toEqual([]);
  });
});

describe('barrels', () => {
  it.each([
    ['all names of a file', "export * from './a.ts';"],
    ['some names', "// Why.\nexport { a } from './a.ts';\nexport { b } from './b.ts';"],
    ['types', "export type { A } from './a.ts';"],
    ['imports by another way', "import { a } from './a.ts';\nexport { a };"],
  ])('are refused: %s', (_, source) => {
    expect(say(barrels, { 'src/site/index.ts': source })).toEqual([
      'src/site/index.ts:1: only exports what other files define; there are no barrels. Move each import to the file that defines the name, then delete this one.',
    ]);
  });

  it('are not what defines something, and not what exports nothing', () => {
    expect(
      say(barrels, {
        'src/site/a.ts': "export { b } from './b.ts';\nexport const a = 1;",
        'src/site/b.ts': "import './c.ts';",
        'src/site/c.ts': 'export {};',
      }),
    ).toEqual([]);
  });
});
