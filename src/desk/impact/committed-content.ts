// Purpose: the content folder as it was committed, and one file of it as it was from commit to commit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentFile, readContentFiles } from '../../corpus/read/content-files.ts';
import { AnswerError } from '../dialogue/questions.ts';

/**
 * The files of `content/` at a revision. git's work tree and index stay as they are.
 * @param root The project folder.
 * @param revision What git accepts as a commit: `HEAD`, `main`, a hash.
 * @throws AnswerError with one sentence if git has no such revision, or is not installed.
 */
export async function committedContent(root: string, revision: string): Promise<ContentFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  // git fills the folder by a separate index.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    git('read-tree', '--prefix=content/', `${revision}:./content`);
    git('checkout-index', '--all', `--prefix=${folder}/`);
    return readContentFiles(folder);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    const reason = said.split('\n')[0] || (error instanceof Error ? error.message : String(error));
    throw new AnswerError([`The content of “${revision}” cannot be read from git: ${reason}`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The committed texts of a file, newest first, under its former names too; none where git knows of none.
 * @param root The project folder.
 * @param path From the project folder.
 */
export function* committedTexts(root: string, path: string): Generator<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const log = git(
      'log',
      '--follow',
      '--diff-filter=d',
      '--format=%x00%H',
      '--name-only',
      '--',
      path,
    );
    for (const entry of log.split('\0').slice(1)) {
      const [commit, , name] = entry.split('\n');
      yield git('show', `${commit}:${name}`);
    }
  } catch {
    // Without git, or without a history, nothing earlier is known.
  }
}
