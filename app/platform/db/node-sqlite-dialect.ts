import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';

type Mode = 'write' | 'read';

/** Kysely on Node's own SQLite, one connection per dialect. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #mode: Mode;

  constructor(file: string, mode: Mode) {
    const database = openFile(file, mode);
    super({ database });
    this.#database = database;
    this.#mode = mode;
  }

  override createDriver() {
    const Driver = this.#mode === 'write' ? WriteFirstDriver : SqliteDriver;
    return new Driver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

function openFile(file: string, mode: Mode): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  switchToWal(database);
  // A commit survives a power cut: it reaches the disk before the response is sent.
  database.exec('pragma synchronous = full; pragma cache_size = -16000');
  if (mode === 'read') database.exec('pragma query_only = on');
  return withStatementCache(database);
}

const BUSY_TIMEOUT_MS = 5000;
const SQLITE_BUSY = 5;

/** SQLite's busy timeout does not cover this statement: two processes that open a new file would collide. */
function switchToWal(database: DatabaseSync): void {
  for (const until = Date.now() + BUSY_TIMEOUT_MS; ;) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

const MAX_STATEMENTS = 300;

/** Kysely prepares at every call; here the same text is prepared once and reused. */
function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = adapted(database.prepare(sql));
      if (statements.size >= MAX_STATEMENTS) statements.delete(statements.keys().next().value as string);
      statements.set(sql, statement);
      return statement;
    },
  };
}

type SqlValues = (string | number | bigint | null | Uint8Array)[];

function adapted(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SqlValues)),
    run: (parameters) => statement.run(...(parameters as SqlValues)),
    iterate: (parameters) => statement.iterate(...(parameters as SqlValues)) as IterableIterator<unknown>,
  };
}

/** Takes the write lock at `begin`, so that a transaction that reads first cannot fail as busy half-way. */
class WriteFirstDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; the second rollback must not hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    });
  }
}

/** SQLite can roll back DDL, so Kysely runs all pending migrations in one transaction. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
