import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

test('a clone has the same bytes where Git is set to end lines as Windows does', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gitattributes-test-'));
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'core.safecrlf=false', ...args], {
      stdio: 'pipe',
    });
  git('init', origin);
  copyFileSync(join(projectRoot, '.gitattributes'), join(origin, '.gitattributes'));
  const files = {
    'a.mdx': 'one\ntwo\n',
    'b.astro': '---\n---\n',
    'c.ico': 'a\r\nb\n',
    'd.woff2': '\r\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(origin, file), text);
  git('-C', origin, 'add', '.');
  git('-C', origin, '-c', 'user.name=T', '-c', 'user.email=t@t.example', 'commit', '-m', 'files');
  git('clone', '-c', 'core.autocrlf=true', origin, clone);
  for (const [file, text] of Object.entries(files)) {
    expect(readFileSync(join(clone, file), 'latin1'), file).toBe(text);
  }
  rmSync(folder, { recursive: true });
});
