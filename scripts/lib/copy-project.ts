// Purpose: copies the project, so that a command can change or build it without touching it.
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot, startNode, toolEnvironment } from './run.ts';

/** What is made anew from the rest, and folders that no build may need. */
const left = /^(\.git|\.local|\.astro|\.wrangler|dist|node_modules|screenshots|test-results)$/;

/**
 * Copies the sources of the project into a new folder among those for temporary files. The packages are a link to the
 * project's own.
 * @param purpose begins the folder's name
 * @returns the folder
 */
export function copyProject(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${purpose}-`));
  cpSync(projectRoot, folder, {
    recursive: true,
    filter: (path) => !left.test(relative(projectRoot, path)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * Runs a script of a copy, with flags and settings.
 * @throws Error with what it printed last when it fails
 */
export async function runIn(
  folder: string,
  [script, ...flags]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  failure: string,
): Promise<void> {
  const child = startNode([join('scripts', `${script}.ts`), ...flags], {
    cwd: folder,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed = (printed + chunk).slice(-4000);
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${failure}\n${printed}`);
}

/**
 * Begins the record of a copy anew, as a draft of which nothing is recorded yet.
 * @param folder the copy
 */
export function beginRecord(folder: string): void {
  const change = (path: string, pattern: RegExp, to: string) =>
    writeFileSync(
      join(folder, path),
      readFileSync(join(folder, path), 'utf8').replace(pattern, to),
    );
  for (const name of ['versions', 'announced']) {
    rmSync(join(folder, 'content', name), { recursive: true, force: true });
  }
  change('content/launch.yaml', /^publicSince:.*$/m, 'publicSince: null');
  for (const file of globSync('content/documents/**/*.mdx', { cwd: folder })) {
    change(file, /^effective:.*\n/m, '');
  }
}
