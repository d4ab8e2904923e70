import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { POSTGRES_TEMPLATE } from '#tests/support/global-setup.ts';

/**
 * Emptied databases of this worker. Copying the template takes a third of a second, emptying a copy a
 * hundredth.
 */
const free: string[] = [];

export const postgresUrlOf = (name: string) => inject('postgresUrl').replace(/postgres$/, name);

/** An empty migrated database; a new one if the server's statistics about it matter. */
export async function takePostgresDatabase({ unused = false } = {}): Promise<string> {
  const emptied = unused ? undefined : free.pop();
  if (emptied) return emptied;
  const name = `test_${newId()}`;
  await asAdministrator((client) => client.query(`create database ${name} template ${POSTGRES_TEMPLATE}`));
  await (newDatabase ??= readNew(name));
  return name;
}

/** For the next test, unless it is still in use, its schema was changed, or it was large. */
export async function returnPostgresDatabase(name: string): Promise<void> {
  if (await emptied(name)) free.push(name);
  else await asAdministrator((client) => client.query(`drop database if exists ${name} with (force)`));
}

export async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  await asClient(inject('postgresUrl'), work);
}

async function asClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function emptied(name: string): Promise<boolean> {
  try {
    return await asClient(postgresUrlOf(name), async (client) => {
      const { shape, emptying } = await newDatabase!;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const { rows } = await client.query<State>(`select ${OTHERS}, ${SHAPE}, ${SIZE}`);
        if (rows[0]!.shape !== shape || rows[0]!.size > MAX_BYTES) return false;
        if (rows[0]!.others === 0) break;
        // A connection that was just closed still exists for a moment.
        if (attempt === ATTEMPTS) return false;
        await wait(10);
      }
      await client.query(emptying);
      return true;
    });
  } catch {
    // A test may have stopped the whole server.
    return false;
  }
}

const ATTEMPTS = 10;
/** Deleted rows still slow down every search. A new database has 10 MB. */
const MAX_BYTES = 20_000_000;

interface State {
  others: number;
  shape: string;
  size: number;
}

const SIZE = 'pg_database_size(current_database())::int as size';

const OTHERS = `(select count(*)::int from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()) as others`;

/** Everything that a test could have changed in the schema: tables, columns, indexes, constraints, triggers. */
const SHAPE = `md5(concat(
  (select string_agg(concat(c.relname, c.relkind), ',' order by c.relname)
    from pg_class c where c.relnamespace = 'public'::regnamespace),
  (select string_agg(concat(attrelid::regclass, attname, atttypid, attnotnull), ',' order by attrelid::regclass::text, attnum)
    from pg_attribute join pg_class c on c.oid = attrelid
    where c.relnamespace = 'public'::regnamespace and attnum > 0),
  (select string_agg(concat(conname, pg_get_constraintdef(oid)), ',' order by conname, conrelid::regclass::text)
    from pg_constraint where connamespace = 'public'::regnamespace),
  (select string_agg(concat(tgname, tgrelid::regclass), ',' order by tgname, tgrelid::regclass::text)
    from pg_trigger where not tgisinternal)
)) as shape`;

let newDatabase: Promise<NewDatabase> | undefined;

interface NewDatabase {
  shape: string;
  /** Empties it of everything that a new one does not have. */
  emptying: string;
}

/** Read from a copy: nobody may be connected to the template while another worker copies it. */
function readNew(name: string): Promise<NewDatabase> {
  return asClient(postgresUrlOf(name), async (client) => {
    const { rows } = await client.query<{ shape: string }>(`select ${SHAPE}`);
    const tables = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const filled: string[] = [];
    for (const { name } of tables.rows) {
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (rowCount === 0) filled.push(`delete from ${name}`);
    }
    // Disables all triggers, including those of foreign keys, so the order of the tables does not matter.
    return {
      shape: rows[0]!.shape,
      emptying: ['set session_replication_role = replica', ...filled].join('; '),
    };
  });
}
