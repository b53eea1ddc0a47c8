// A site of one page, within the project, so that it finds the project's packages.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainFailure } from '../../../scripts/lib/failure.ts';
import { projectRoot, runNode } from '../../../scripts/lib/run.ts';

let root = '';
beforeEach(() => {
  mkdirSync(join(projectRoot, '.local'), { recursive: true });
  root = mkdtempSync(join(projectRoot, '.local', 'render-test-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function render(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'src', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  return await runNode(['scripts/astro-build.ts', '--root', root], { NODE_ENV: 'production' });
}

const page = `---\nimport Cost from '../components/Cost.astro';\n---\n<Cost />`;

test('a component that throws is named first, with its line and the page', async () => {
  const { ok, output } = await render({
    'pages/index.astro': '<p>Home</p>',
    'pages/about.astro': page,
    'components/Cost.astro': `---\nconst one = Number('1');\nif (one > 0) throw new Error('planted fault');\n---\n<p>{one}</p>`,
  });
  expect(ok).toBe(false);
  expect(explainFailure(output, root)).toBe(
    'planted fault\n  at src/components/Cost.astro:3\n  while rendering /about\nThe whole log is in .local/build-log.txt.',
  );
});

test('a mistake of syntax is named with its file and line', async () => {
  const { output } = await render({
    'pages/about.astro': page,
    'components/Cost.astro': '---\nconst one = ;\n---\n',
  });
  expect(explainFailure(output, root)).toMatch(
    /^Build failed[^\n]*\n[^\n]*src\/components\/Cost\.astro:2/,
  );
});

test('pages without a mistake are rendered', async () => {
  const { ok } = await render({ 'pages/index.astro': '<p>Home</p>' });
  expect(ok).toBe(true);
  expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).toContain('<p>Home</p>');
});
