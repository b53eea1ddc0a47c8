// Opens the database file of the embedded server and makes sure that the file is intact before anything is built on it. The
// server itself would ignore the error and start with half a schema.
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { SqliteConnection } from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import { BackendError, errorCode } from './backend-error.ts';

// The embedded server replaces this function by one that accepts only texts. Node also passes errors to it, which would end
// the process.
const warn = process.emitWarning;
process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
  const text = typeof warning === 'string' ? warning : `${warning.name}: ${warning.message}`;
  Reflect.apply(warn, process, [text, ...rest]);
};

// Result codes of SQLite.
const BUSY = '5';
const CORRUPT = '11';
const NOT_A_DATABASE = '26';

const loss = 'stored enquiries are lost, the demo account is made anew';

/**
 * Opens the database file, creating it when there is none.
 * @throws BackendError when the file is damaged, was emptied, or is in use
 */
export async function openDatabase(file: string): Promise<SqliteConnection> {
  if (!existsSync(file)) await create(file);
  await chmod(file, 0o600);
  // SQLite would take an empty file for a new one, and nobody would hear that what it held is gone.
  if (statSync(file).size === 0) {
    throw new BackendError(
      `The database file ${file} was emptied: put a copy of it in its place, or remove it and start again (${loss}).`,
    );
  }

  const connection = await createConnection({ url: `file:${file}`, ddlDialect: 'postgres' });
  if (!(connection instanceof SqliteConnection)) throw new Error('Expected an SQLite connection.');
  try {
    await connection.exec('PRAGMA busy_timeout = 2000');
    // SQLite counts characters where browsers count units of UTF-16, and cannot drop the constraint of the first migration,
    // which would refuse a message of five emoji. The gateway and the commands hold all rules of the tables by themselves.
    await connection.exec('PRAGMA ignore_check_constraints = ON');
    if (!(await isWhole(connection))) throw damaged(file);
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw explain(error, file);
  }
}

/**
 * Makes the database file. It is linked into its place once it has a first page, so that a file of ours is never empty, and two
 * processes that start together have the same one.
 */
async function create(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    // SQLite would create the file with the mode that the shell's umask gives.
    closeSync(openSync(draft, 'wx', 0o600));
    const connection = await createConnection({ url: `file:${draft}` });
    await connection.exec('PRAGMA user_version = 1');
    await connection.close();
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Turns a database error that a person can mend into a `BackendError`; returns any other error as it is. */
export function explain(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === CORRUPT || code === NOT_A_DATABASE) return damaged(file);
  if (code === BUSY) {
    return new BackendError(
      `The database file ${file} is in use by another program: stop it first.`,
    );
  }
  return error;
}

async function isWhole(connection: SqliteConnection): Promise<boolean> {
  const result = await connection.exec<{ rows: { quick_check?: unknown }[] }>(
    'SELECT quick_check FROM pragma_quick_check',
  );
  return result.rows.length === 1 && result.rows[0]?.quick_check === 'ok';
}

function damaged(file: string): BackendError {
  return new BackendError(
    `The database file ${file} is damaged: remove it and start again (${loss}).`,
  );
}
