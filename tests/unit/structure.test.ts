// What Biome cannot say of src: where islands hydrate, how long a page is, that every import can be seen, and that what
// decides something has a test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

/** Texts of files by path. */
type Files = Readonly<Record<string, string>>;
type Rule = (path: string, text: string, files: Files) => string | false;

const hydrates: Rule = (path, text) => {
  const template = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const elsewhere = path.endsWith('.astro') && !/^src\/(layouts|pages)\//.test(path);
  return (
    elsewhere &&
    /\sclient:[a-z]/.test(template) &&
    'hydrates an island. Move it to the layout or page, which hands it over in a slot.'
  );
};

const isLong: Rule = (path, text) =>
  path.startsWith('src/pages/') &&
  text.trimEnd().split('\n').length > 40 &&
  'has more than 40 lines. Move markup to src/components, and what is computed to a module of its own.';

const isNeverReady: Rule = (path, text) =>
  /^src\/browser\/islands\/(?!island\.tsx$)/.test(path) &&
  /\bisland[<(]/.test(text) &&
  !/\buseReady\(/.test(text) &&
  'never says that it is ready: what was pressed before is lost. Call useReady (src/browser/islands/use-ready.ts).';

/** Schemas of the corpus are data: tests/unit/check/check.test.ts holds them word for word. */
const layer =
  /^src\/((core|languages\/(?=list)|status|corpus(?!\/(schema|queries)\/)|design\/drawings|browser\/(schemas|language-switch|services|stores|client))\/.+)\.ts$/;
/** A branch or a loop. Constants, and functions that only pass on, are held by the tests of those who use them. */
const decides =
  /\b(if|switch|for|while|catch) \(|\? |\?\?|&&|\|\||\.(map|flatMap|filter|find|some|every|reduce|replace|match|test|exec)\w*\(/;
const comments = /\/\*[\s\S]*?\*\/|\/\/.*|^(export )?type [\s\S]*?;$/gm;
const lacksTest: Rule = (path, text, files) => {
  const test = path.replace(layer, 'tests/unit/$1.test.ts');
  const exempt = test === path || test in files;
  return !exempt && decides.test(text.replace(comments, '')) && `has no test. Write ${test}.`;
};

/** Forms of import that no rule of biome.json sees; types of the words in content/ are no code. */
const unseen =
  /\bimport\.meta\.glob\b|<script[^>]*\ssrc=["']\.|(typeof|[:|<]|type \w+ =) *import\('\.(?![./]*\/content\/)/;

const hidesImport: Rule = (path, text) =>
  path !== 'src/env.d.ts' &&
  unseen.test(text) &&
  'hides an import. Write it at the head of the file.';

/** The text between the first bracket of a text and the one that closes it. */
function bracketed(text: string): string {
  const start = text.indexOf('(');
  let depth = 0;
  for (let end = start; end < text.length && start >= 0; end += 1) {
    depth += Number(text[end] === '(') - Number(text[end] === ')');
    if (depth === 0) return text.slice(start, end);
  }
  return '';
}

/** A comment names the parameters of the function that follows it, and no others. */
const namesNoParameter: Rule = (_, text) => {
  const comments = [...text.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*@param(?:(?!\*\/)[\s\S])*\*\//g)];
  const lost = comments.flatMap(({ 0: comment, index }) => {
    const parameters = bracketed(text.slice(index + comment.length));
    return [...comment.matchAll(/@param (?:\w+\.)*(\w+)/g)].flatMap(([, name = '']) =>
      new RegExp(`\\b${name}\\b`).test(parameters) ? [] : name,
    );
  });
  return lost.length > 0 && `explains @param ${lost.join(', ')}, which its function does not have.`;
};

const theme = 'src/design/styles/theme.css';
/** A stylesheet without its comments; the theme is where sizes and colours are made. */
const rulesOf = (path: string, text: string) =>
  path.endsWith('.css') && path !== theme ? text.replace(/\/\*[\s\S]*?\*\//g, '') : '';

const isLongSheet: Rule = (path, text) =>
  path.endsWith('.css') &&
  text.trimEnd().split('\n').length > 250 &&
  'has more than 250 lines. Move the rules of a component beside it.';

/** Tailwind's finest step is a quarter of its spacing, which the theme says in rem. */
const isOffScale: Rule = (path, text, files) => {
  const step = Number(/--spacing: ([\d.]+)rem/.exec(files[theme] ?? '')?.[1]) / 4;
  const off = rulesOf(path, text)
    .match(/(?<![\w.])[\d.]+rem\b/g)
    ?.find((length) => !Number.isInteger(Number.parseFloat(length) / step));
  return off !== undefined && `has ${off}, which is no step of the theme. Take the nearest one.`;
};

const hasOwnTextSize: Rule = (path, text) => {
  const size = /\bfont(?:-size)?:[^;]*?(?<![\w.])([\d.]+(?:rem|px))\b/;
  const found = size.exec(rulesOf(path, text))?.[1];
  return (
    found !== undefined && `has text of ${found}. Take a size of the theme, such as var(--text-sm).`
  );
};

const hasOwnColour: Rule = (path, text) => {
  const found = /#[\da-f]{3,8}\b|\b(?:oklch|oklab|rgba?|hsla?)\([^)]*\)/i.exec(rulesOf(path, text));
  return (
    found !== null && `has the colour ${found[0]}. Take one of the theme, such as var(--color-ink).`
  );
};

const hasOwnBreakpoint: Rule = (path, text, files) => {
  const known: readonly string[] = files[theme]?.match(/(?<=--breakpoint-\w+: )[\d.]+rem/g) ?? [];
  const own = (rulesOf(path, text).match(/@media[^{]*/g) ?? [])
    .flatMap((query) => query.match(/\([^)]*width[^)]*\)/g) ?? [])
    .flatMap((feature) => feature.match(/[\d.]+[a-z]+/g) ?? [])
    .find((width) => !known.includes(width));
  return (
    own !== undefined && `has a breakpoint at ${own}. Take one of the theme: ${known.join(', ')}.`
  );
};

/** CSS Images 3 asks for two colours: engines that know no later level drop a gradient of one. */
const hasHalfGradient: Rule = (path, text) =>
  /-gradient\(\s*(?:(?:to|from|-?[\d.]+(?:deg|turn))[^,()]*,)?(?:[^,()]|\([^()]*\))*\)/.test(
    rulesOf(path, text),
  ) && 'has a gradient of one colour. Write the colour twice, with a comma.';

/** Each file of `src/` that breaks the rule, with what to do. */
function breaches(rule: Rule, files: Files): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const said = path.startsWith('src/') && rule(path, text, files);
    return said ? [`${path} ${said}`] : [];
  });
}

const tree: Files = Object.fromEntries(
  globSync(['src/**/*.{ts,tsx,astro,css}', 'tests/unit/**/*.test.ts'], { cwd: projectRoot }).map(
    (path) => [path.replaceAll('\\', '/'), readFileSync(join(projectRoot, path), 'utf8')],
  ),
);

it.each([
  ['islands hydrate in layouts and pages only', hydrates],
  ['a page has at most 40 lines', isLong],
  ['an island says when it is ready', isNeverReady],
  ['an import is written so that the linter sees it', hidesImport],
  ['what decides something has a test at the matching path', lacksTest],
  ['a comment explains parameters that there are', namesNoParameter],
  ['a stylesheet has at most 250 lines', isLongSheet],
  ['lengths are steps of the theme', isOffScale],
  ['text has a size of the theme', hasOwnTextSize],
  ['colours are those of the theme', hasOwnColour],
  ['breakpoints are those of the theme', hasOwnBreakpoint],
  ['a gradient has two colours', hasHalfGradient],
])('%s', (_, rule) => {
  expect(breaches(rule, tree)).toEqual([]);
});

it('planted faults are found', () => {
  const island =
    '---\nconst speech = \' client:load\';\n---\n<p title="client:load" />\n<Menu\n  client:load />\n';
  const page = (count: number) => '<p />\n'.repeat(count);
  const value = 'import { b } from "./b.ts";\nexport const a = b && 1;\n';
  const planted: Files = {
    'src/components/A.astro': island,
    'src/components/B.astro': island.replace('\n  client:load', ''),
    'src/layouts/A.astro': island,
    'src/pages/[...locale]/a.astro': island + page(34),
    'src/pages/[...locale]/b.astro': page(41),
    'src/pages/api/[...file].json.ts': page(41),
    'src/components/Long.astro': page(400),
    'src/core/a.ts': value,
    'src/browser/stores/form/b.ts': `${value}export async function c() {}`,
    'src/corpus/types.ts': 'import type { B } from "./b.ts";\nexport type A = B;\n',
    'src/corpus/names.ts':
      '/** If (a) && b. */\nexport const names = ["a"];\nexport const one = () => names[0];\n',
    'src/corpus/loop.ts': 'export function all() {\n  for (const a of b) c(a);\n}\n',
    'src/corpus/read/j.ts': value,
    'src/corpus/schema/k.ts': value,
    'src/status/c.ts': value,
    'tests/unit/status/c.test.ts': value,
    'src/browser/client/d.ts': value,
    'src/browser/client/e.ts': "type E = import('../stores/a.ts').E;\n",
    'src/browser/client/f.ts': "const files = import.meta.glob('../stores/*.ts');\n",
    'src/browser/client/g.ts': "type G = typeof import('../../content/locales/en/common.json');\n",
    'src/browser/client/h.ts': "const h = await import('../stores/a.ts');\n",
    'src/browser/islands/L.tsx': 'export const L = island<Props>(List);\n',
    'src/browser/islands/M.tsx': 'useReady(menu);\nexport const M = island<Props>(Menu);\n',
    'src/browser/islands/Part.tsx': 'export function Part() {}\n',
    'src/pages/i.astro': '<script src="../stores/a.ts"></script>\n',
  };
  const paths = (rule: Rule) => breaches(rule, planted).map((said) => said.split(' ')[0]);
  expect(paths(hydrates)).toEqual(['src/components/A.astro']);
  expect(paths(isLong)).toEqual([
    'src/pages/[...locale]/b.astro',
    'src/pages/api/[...file].json.ts',
  ]);
  expect(paths(isNeverReady)).toEqual(['src/browser/islands/L.tsx']);
  expect(paths(hidesImport)).toEqual([
    'src/browser/client/e.ts',
    'src/browser/client/f.ts',
    'src/pages/i.astro',
  ]);
  expect(breaches(lacksTest, planted)).toEqual([
    'src/core/a.ts has no test. Write tests/unit/core/a.test.ts.',
    'src/browser/stores/form/b.ts has no test. Write tests/unit/browser/stores/form/b.test.ts.',
    'src/corpus/loop.ts has no test. Write tests/unit/corpus/loop.test.ts.',
    'src/corpus/read/j.ts has no test. Write tests/unit/corpus/read/j.test.ts.',
    'src/browser/client/d.ts has no test. Write tests/unit/browser/client/d.test.ts.',
  ]);
});

it('a parameter that is gone, or is only said in the body, is found in its comment', () => {
  const planted: Files = {
    'src/core/a.ts':
      '/** @param since when */\nfunction a(\n  log: (text: string) => void,\n  start: number,\n) { const since = 1; }\n',
    'src/core/b.ts':
      '/** A. */\nconst b = 1;\n/**\n * B.\n * @param left one\n * @param right other\n */\nexport const c = ({ left }: B) => right;\n',
    'src/core/c.ts':
      'type C = {\n  /** @param code of it */\n  readonly of: (code: string) => string;\n};\n/** @param all too */\nfunction d(...all: D[]) {}\n',
  };
  expect(breaches(namesNoParameter, planted)).toEqual([
    'src/core/a.ts explains @param since, which its function does not have.',
    'src/core/b.ts explains @param right, which its function does not have.',
  ]);
});

it('planted faults of stylesheets are found', () => {
  const planted: Files = {
    [theme]:
      ':root { --spacing: 0.25rem; --breakpoint-sm: 40rem; --breakpoint-md: 60rem; --a: #fff; }',
    'src/design/styles/long.css': 'a {}\n'.repeat(251),
    'src/design/styles/full.css': 'a {}\n'.repeat(250),
    'src/components/A.css': 'a { margin: 0.3125rem -1.25rem; } /* 0.3rem #fff */',
    'src/components/B.css': 'a { margin: 0.25rem calc(100% - 0.3rem); }',
    'src/components/C.css': 'a { font: 600 0.8125rem / 1.4 serif; }',
    'src/components/D.css': 'a { font-size: 13px; margin: 1px; }',
    'src/components/E.css': 'a { font: 600 var(--text-sm) / 1.4 serif; font-size: 0.9em; }',
    'src/components/F.css': 'a { color: #0a0b0c; }',
    'src/components/G.css': 'a { color: color-mix(in oklch, oklch(0.5 0.1 20) 10%, white); }',
    'src/components/H.css': '@media (width >= 48rem), print { a { color: var(--color-ink); } }',
    'src/components/I.css': '@media (width < 60rem) and (height < 26rem) { a { color: inherit; } }',
    'src/components/J.css': 'a { background: linear-gradient(var(--color-ink) 0 0); }',
    'src/components/K.css': 'a { background: linear-gradient(var(--color-ink), transparent); }',
    'src/components/M.css': 'a { mask: linear-gradient(\n  90deg,\n  var(--color-ink) 0 0\n); }',
    'src/components/N.css': '@media print and (min-width: 700px) { a { color: inherit; } }',
    'src/components/L.css': '@page { font: 7.5pt sans-serif; }',
  };
  const said = (rule: Rule) => breaches(rule, planted);
  expect(said(isLongSheet)).toEqual([
    'src/design/styles/long.css has more than 250 lines. Move the rules of a component beside it.',
  ]);
  expect(said(isOffScale)).toEqual([
    'src/components/B.css has 0.3rem, which is no step of the theme. Take the nearest one.',
  ]);
  expect(said(hasOwnTextSize)).toEqual([
    'src/components/C.css has text of 0.8125rem. Take a size of the theme, such as var(--text-sm).',
    'src/components/D.css has text of 13px. Take a size of the theme, such as var(--text-sm).',
  ]);
  expect(said(hasOwnColour)).toEqual([
    'src/components/F.css has the colour #0a0b0c. Take one of the theme, such as var(--color-ink).',
    'src/components/G.css has the colour oklch(0.5 0.1 20). Take one of the theme, such as var(--color-ink).',
  ]);
  expect(said(hasOwnBreakpoint)).toEqual([
    'src/components/H.css has a breakpoint at 48rem. Take one of the theme: 40rem, 60rem.',
    'src/components/N.css has a breakpoint at 700px. Take one of the theme: 40rem, 60rem.',
  ]);
  expect(said(hasHalfGradient)).toEqual([
    'src/components/J.css has a gradient of one colour. Write the colour twice, with a comma.',
    'src/components/M.css has a gradient of one colour. Write the colour twice, with a comma.',
  ]);
});
