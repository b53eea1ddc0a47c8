import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mistakesOf, readFiles } from '../../../scripts/check-imports.ts';
import { sentenceOf } from '../../../scripts/imports/modules.ts';
import { projectRoot } from '../../../scripts/lib/run.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-imports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function run() {
  const script = join(projectRoot, 'scripts', 'check-imports.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', root], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the structure check', () => {
  it('finds no mistake in the real src', () => {
    expect(mistakesOf(readFiles(projectRoot)).map(sentenceOf)).toEqual([]);
  });

  it('counts the files where all is well', () => {
    write({
      'src/site/a.ts': 'export const a = 1;\n',
      'tests/unit/site/a.test.ts': '',
      'src/pages/index.astro': "---\nimport { a } from '../site/a.ts';\n---\n<p>{a}</p>\n",
    });
    expect(run()).toEqual({ status: 0, stdout: 'imports: 2 files, no mistakes\n', stderr: '' });
  });

  it('lists every offender of every rule by file and line, then fails once', () => {
    write({
      'src/stores/b.ts': "import 'react';\nexport default document.title;\n",
      'src/stores/a.ts': "import './b';\nexport * from '../islands/A.tsx';\n",
      'src/islands/A.tsx':
        "import { a } from '../stores/a.ts';\nexport const A = () => <p>{a}</p>;\n",
      'src/components/A.astro': '<A client:load />\n',
      'src/pages/a.astro': '<p />\n'.repeat(41),
    });
    const { status, stdout, stderr } = run();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.split('\n').map((line) => line.split(';')[0])).toEqual([
      'src/components/A.astro:1: hydrates with client:load',
      'src/pages/a.astro:41: has 41 lines',
      'src/stores/a.ts:1: imports ./b',
      'src/stores/a.ts:1: only exports what other files define',
      'src/stores/a.ts:1: has no test',
      'src/stores/a.ts:2: imports src/islands/A.tsx',
      'src/stores/a.ts:2: closes the cycle src/islands/A.tsx -> src/stores/a.ts -> src/islands/A.tsx',
      'src/stores/b.ts:1: imports react',
      'src/stores/b.ts:1: has no test',
      'src/stores/b.ts:2: exports a default',
      'src/stores/b.ts:2: uses document',
      'imports: 5 files, 11 mistakes',
      '',
    ]);
  });

  it('fails where there is nothing to check', () => {
    expect(run()).toEqual({
      status: 1,
      stdout: '',
      stderr: `imports: ${root} has no sources in src/. Name the project's folder with --root.\n`,
    });
  });
});
