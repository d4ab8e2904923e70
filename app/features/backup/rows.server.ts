import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import { BACKUP_JOB } from './backup.ts';
import type { PortableTable } from './tables.server.ts';

export type Row = Record<string, string | number | null>;

const CHUNK_CHARACTERS = 1024 * 1024;
const ROWS_A_FETCH = 500;
/** SQLite runs in this thread: after this many rows, waiting requests get their turn. */
const ROWS_A_TURN = 100;

/** Jobs that mean nothing on another machine: this one, and mails with links that end with the old one. */
const JOBS_LEFT_BEHIND = [BACKUP_JOB, 'send-staff-mail'];

/**
 * A table as JSON lines, in pieces that fit into memory, the same text from either engine. Must be read in one
 * transaction, so that all tables are of the same moment.
 */
export async function* tableLines(
  db: Db,
  table: PortableTable,
): AsyncGenerator<{ text: string; rows: number }> {
  let text = '';
  let rows = 0;
  let seen = 0;
  for await (const found of rowsOf(db, table)) {
    if (++seen % ROWS_A_TURN === 0) await othersTurn();
    const row = table.name === 'jobs' ? portableJob(found) : found;
    if (!row) continue;
    text += `${lineOf(table, row)}\n`;
    rows += 1;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield { text, rows };
    text = '';
    rows = 0;
  }
  if (rows > 0) yield { text, rows };
}

/** The number of a table's rows, and their hash. */
export async function tableSum(db: Db, table: PortableTable): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of tableLines(db, table)) {
    hash.update(chunk.text);
    rows += chunk.rows;
  }
  return { rows, sha256: hash.digest('hex') };
}

function lineOf(table: PortableTable, row: Row): string {
  for (const [column, value] of Object.entries(row))
    if (value !== null && typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`${table.name}.${column} has a value that an archive cannot store`);
  return JSON.stringify(Object.fromEntries(table.columns.map((column) => [column, row[column]!])));
}

/** On the new machine, no process holds its lease. */
const portableJob = (row: Row): Row | undefined =>
  JOBS_LEFT_BEHIND.includes(String(row['kind'])) ? undefined : { ...row, lease_until: null };

async function* rowsOf(db: Db, table: PortableTable): AsyncGenerator<Row> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  // By the primary key, whose index has this order; sorting would delay everybody.
  const sorted = table.key.length > 0 ? table.key : table.columns;
  const order = sql.join(sorted.map((column) => sql`${sql.ref(column)} asc nulls first`));
  if (engineOf(db) === 'sqlite') {
    const any = db as unknown as Kysely<Record<string, Row>>;
    yield* any.selectFrom(table.name).select(table.columns).orderBy(order).stream();
    return;
  }
  await sql`declare archived no scroll cursor for
    select ${columns} from ${sql.table(table.name)} order by ${order}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_A_FETCH)} from archived`.execute(db);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close archived`.execute(db);
}
