import {
  DummyDriver,
  Kysely,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, Engine } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';

/** A database that answers every query with this error, like one that became unavailable. */
export function failingDatabase(engine: Engine, error: Error): Database {
  class FailingDriver extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.reject(error);
    }
  }
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new FailingDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    engine,
    reads: db,
    writes: db,
    check: () => Promise.reject(error),
    close: () => db.destroy(),
  };
}

/** The error of each engine's driver when it cannot be reached. */
export const awayError = (engine: Engine): Error =>
  engine === 'postgres'
    ? Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      })
    : Object.assign(new Error('disk I/O error on /srv/secret/school.sqlite'), {
        code: 'ERR_SQLITE_ERROR',
        errcode: 10,
      });
