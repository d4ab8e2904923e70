import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { withTimeout } from '#app/core/with-timeout.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;
export type DbOrTransaction = Db | Transaction<Schema>;

export interface Database {
  engine: Engine;
  /** For queries. On SQLite it has its own connection, so that reading never waits for an open transaction. */
  reads: Db;
  /** For commands. */
  writes: Db;
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * For the few statements in which the engines differ. Uses the adapter's features, not its class: the built
 * server has its own copy of Kysely, and tests pass in theirs.
 */
export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter.supportsMultipleConnections ? 'postgres' : 'sqlite';

/**
 * `patient` sets no time limit on a statement, because an index on a large table may take its time, and waits longer
 * for a connection: a backup that starts late on a busy machine is better than none.
 */
export function openDatabase(
  where: { dataDir: string; databaseUrl?: string | undefined; databasePool?: number },
  options: { patient?: boolean } = {},
): Database {
  const { dataDir, databaseUrl, databasePool: most = 10 } = where;
  return databaseUrl ? openPostgres(databaseUrl, { most, ...options }) : openSqlite(dataDir);
}

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'school.sqlite');
  const writes = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, 'write') });
  const reads = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file, 'read') });
  return {
    engine: 'sqlite',
    reads,
    writes,
    check: () => ping(reads),
    close: async () => {
      await reads.destroy();
      await writes.destroy();
    },
  };
}

// PostgreSQL returns counts as text because they are bigint; ours stay far below 2^53.
const numbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
};

const TIME_LIMITS = {
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
};

function openPostgres(
  connectionString: string,
  { most, patient = false }: { most: number; patient?: boolean },
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: most,
    types: numbers,
    // Detects a connection that a router or a failed-over server dropped silently.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: patient ? 60_000 : 5000,
    idleTimeoutMillis: 30_000,
    ...(!patient && TIME_LIMITS),
  });
  // A connection that the server drops must not end the process, idle or within a transaction; the next query reports
  // the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const both = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: 'postgres',
    reads: both,
    writes: both,
    check: () => ping(both),
    // Kysely's close waits for a connection that is still being made, possibly for ever; not waiting loses
    // nothing.
    close: () => withTimeout(CLOSE_WITHIN_MS, both.destroy(), () => undefined),
  };
}

const CLOSE_WITHIN_MS = 5000;

const ping = async (db: Db) => void (await sql`select 1`.execute(db));

/** For callers that do not wait as long as the database itself may take. */
export class DatabaseTooSlow extends Error {
  readonly code = '57014';

  constructor() {
    super('the database did not answer in time');
  }
}

/** Whether an error means that the database cannot be reached or used now, rather than a mistake in the code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  const { code = '', errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_AWAY.has(Number(errcode) & 0xff);
  return (
    // Node also uses ECONNRESET for a visitor who hangs up, but then no system call of ours failed.
    (syscall !== undefined && NETWORK_AWAY.test(String(code))) ||
    POSTGRES_AWAY.test(String(code)) ||
    POSTGRES_SAYS_AWAY.test(error.message) ||
    (error.cause !== undefined && isDatabaseUnavailable(error.cause))
  );
}

// Primary result codes: busy, locked, I/O error, corrupt, full, cannot open, not a database.
const SQLITE_AWAY = new Set([5, 6, 10, 11, 13, 14, 26]);

const NETWORK_AWAY = /^(ECONN|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/;

// Connection lost, access denied, no such database, out of resources, shutting down, taking too long, locked.
const POSTGRES_AWAY = /^(08|28|3D000|53|57P0|57014|55P03)/;

// Messages that pg gives without a code when a connection dies or none is free in time.
const POSTGRES_SAYS_AWAY =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;
