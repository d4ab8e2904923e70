import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely';
import { type Db, engineOf } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * Makes a transaction readable like a database. Pages run queries in parallel, but a transaction is one
 * connection, and PostgreSQL's driver needs one query after another.
 */
export function oneAtATime(transaction: Transaction<Schema>): Db {
  let last: Promise<unknown> = Promise.resolve();
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => {
      const next = last.then(() => transaction.executeQuery<Row>(query as CompiledQuery<Row>));
      last = next.catch(() => undefined);
      return next;
    },
    streamQuery: () => {
      throw new Error('a transaction is not streamed');
    },
  };
  const nothing = async () => undefined;
  const isPostgres = engineOf(transaction) === 'postgres';
  return new Kysely<Schema>({
    dialect: {
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createQueryCompiler: () => (isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
      createIntrospector: (db) => (isPostgres ? new PostgresIntrospector(db) : new SqliteIntrospector(db)),
    },
  });
}
