// Opens the database file of the embedded server and makes sure that the file is intact before anything is built on it. The
// server itself would ignore the error and start with half a schema.
import { closeSync, openSync } from 'node:fs';
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

/** Opens the database file, creating it when there is none. */
export async function openDatabase(file: string): Promise<SqliteConnection> {
  // SQLite would create the file with the mode that the shell's umask gives.
  closeSync(openSync(file, 'a', 0o600));
  await chmod(file, 0o600);

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
    `The database file ${file} is damaged: remove it and start again (stored enquiries are lost, the demo account is made anew).`,
  );
}
