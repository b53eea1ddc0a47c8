// Applies supabase/migrations and supabase/seed.sql, which are written for PostgreSQL, to the embedded database, and tells
// the embedded server which rows each role may see.
import { readdir, readFile } from 'node:fs/promises';
import {
  type App,
  appliedVersions,
  listHistory,
  recordVersion,
  type SqliteConnection,
  splitSqlStatements,
} from '@supabase/lite';
import { BackendError } from './backend-error.ts';

const MIGRATION_NAME = /^(\d{14})_([a-z0-9_]+)\.sql$/;

/**
 * Brings the database up to date and enables its row security. Files whose name ends in `_on_postgres` are skipped: they need
 * features that SQLite lacks (regular expressions, triggers that refuse, sessions in policies). Here the gateway holds their
 * rules.
 */
export async function migrate(app: App, connection: SqliteConnection, folder: URL): Promise<void> {
  await app.ensureSystemSchema();
  const applied = new Set(await appliedVersions(connection));
  for (const name of (await readdir(new URL('migrations/', folder))).toSorted()) {
    const [, version, title] = MIGRATION_NAME.exec(name) ?? [];
    if (version === undefined || title === undefined) {
      throw new BackendError(`supabase/migrations/${name} is not named <14 digits>_<name>.sql.`);
    }
    if (applied.has(version) || title.endsWith('_on_postgres')) continue;
    const sql = await readFile(new URL(`migrations/${name}`, folder), 'utf8');
    await applyAtOnce(connection, sql, () =>
      recordVersion(connection, { version, name: title, statements: splitSqlStatements(sql) }),
    );
  }
  await applyRowSecurity(connection);
  await applyAtOnce(connection, await readFile(new URL('seed.sql', folder), 'utf8'));
  await connection.clearSchemaCache();
}

/** Applies statements and the work after them in one transaction. */
async function applyAtOnce(
  connection: SqliteConnection,
  sql: string,
  after: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { ddl } = await connection.translateDdl(withoutRevokes(splitSqlStatements(sql)), {
    strict: true,
  });
  await connection.exec('BEGIN IMMEDIATE');
  try {
    for (const statement of splitSqlStatements(ddl)) await connection.exec(statement);
    await after();
    await connection.exec('COMMIT');
  } catch (error) {
    await connection.exec('ROLLBACK');
    throw error;
  }
}

/** The server keeps policies in memory and not in the database file, so they are read at every start. */
async function applyRowSecurity(connection: SqliteConnection): Promise<void> {
  const history = await listHistory(connection);
  const statements = history.flatMap((row) => row.statements);
  const system = connection.config.baseSchema ?? '';
  const { enums, rls, schema, vars, tableConstraints, comments } = await connection.translateDdl(
    `${system}\n${withoutRevokes(statements)}`,
    { strict: true },
  );
  if (!enums || !rls || !schema || !vars) throw new Error('The policies could not be read.');
  connection.updateDeparseInfo({
    enums,
    rls,
    schema,
    vars,
    tableConstraints: tableConstraints ?? [],
    comments: comments ?? [],
  });
}

/**
 * The embedded server has no privileges, only policies. It ignores `grant` and fails at `revoke`, which a hosted project
 * needs. Here the gateway holds the rules of both.
 */
function withoutRevokes(statements: readonly string[]): string {
  const kept = statements.filter((statement) => !/^revoke\s/i.test(withoutComments(statement)));
  return `${kept.join(';\n')};`;
}

function withoutComments(statement: string): string {
  return statement.replace(/^\s*--.*$/gm, '').trim();
}
