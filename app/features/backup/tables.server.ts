import { sql } from 'kysely';
import { modules } from '#app/modules/parts.ts';
import { type Db, engineOf } from '#app/platform/db/database.ts';

/** Not in an archive: secrets, short-lived data, and data about the running processes. */
const LEFT_OUT = [
  'staff_sessions',
  'staff_verifications',
  'staff_invitations',
  'sign_in_failures',
  'enquiry_rates',
  'daily_keys',
  'visit_marks',
  'visit_rates',
  'content_editing',
  'outside_links',
  'outside_link_places',
  'outside_hosts',
  'page_dictionaries',
  'photo_uploads',
  'photo_upload_chunks',
  'photo_upload_locks',
  'removed_photos',
  ...modules.flatMap(({ leftOutOfBackups }) => leftOutOfBackups),
];

/** Rebuilt from the other tables after a restore: each engine has its own search index. */
const ENGINES_OWN_COLUMNS = new Set(['content_items.search', 'content_items.search_key']);

export interface PortableTable {
  name: string;
  columns: string[];
  /** The columns of the primary key, in the order of its index; empty if there is none. */
  key: string[];
}

/** The tables of an archive, those that others refer to first, with the columns that both engines have. */
export async function listPortableTables(db: Db): Promise<PortableTable[]> {
  const tables = new Map<string, PortableTable>();
  const keys = await listKeys(db);
  for (const { name, columns } of await listTables(db)) {
    if (LEFT_OUT.includes(name)) continue;
    const shared = columns.filter((column) => !ENGINES_OWN_COLUMNS.has(`${name}.${column}`)).sort();
    tables.set(name, { name, columns: shared, key: keys.get(name) ?? [] });
  }
  return inOrder([...tables.keys()].sort(), await listReferences(db)).map((name) => tables.get(name)!);
}

/** The tables of this database that an archive leaves out. */
export const listLeftOut = async (db: Db): Promise<string[]> =>
  (await listTables(db)).map(({ name }) => name).filter((name) => LEFT_OUT.includes(name));

/** Whether any table has a row in it; those of the migrations do not count. */
export async function hasContent(db: Db): Promise<boolean> {
  for (const { name } of await listTables(db)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function listTables(db: Db): Promise<Pick<PortableTable, 'name' | 'columns'>[]> {
  const tables = await db.introspection.getTables();
  const plain = engineOf(db) === 'sqlite' ? await plainSqliteTables(db) : undefined;
  return tables
    .filter(({ name, isView }) => !isView && (plain?.has(name) ?? true))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

/** Without the search index and its internal tables. */
async function plainSqliteTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'table'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function listKeys(db: Db): Promise<Map<string, string[]>> {
  const query =
    engineOf(db) === 'sqlite'
      ? sql<KeyColumn>`select listed.name as "table", info.name as "column"
          from pragma_table_list as listed, pragma_table_info(listed.name) as info
          where listed.schema = 'main' and info.pk > 0 order by listed.name, info.pk`
      : sql<KeyColumn>`select indrelid::regclass::text as "table", attname as "column"
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indisprimary order by indrelid, array_position(indkey::int2[], attnum)`;
  const keys = new Map<string, string[]>();
  for (const { table, column } of (await query.execute(db)).rows)
    keys.set(table, [...(keys.get(table) ?? []), column]);
  return keys;
}

interface KeyColumn {
  table: string;
  column: string;
}

interface Reference {
  from: string;
  to: string;
}

async function listReferences(db: Db): Promise<Reference[]> {
  const query =
    engineOf(db) === 'sqlite'
      ? sql<Reference>`select listed.name as "from", keys."table" as "to"
          from pragma_table_list as listed, pragma_foreign_key_list(listed.name) as keys
          where listed.schema = 'main'`
      : sql<Reference>`select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
          from pg_constraint where contype = 'f'`;
  return (await query.execute(db)).rows;
}

function inOrder(names: string[], references: Reference[]): string[] {
  const ordered = new Set<string>();
  const add = (name: string, above: string[]) => {
    if (ordered.has(name) || above.includes(name)) return;
    for (const { from, to } of references) if (from === name && names.includes(to)) add(to, [...above, name]);
    ordered.add(name);
  };
  for (const name of names) add(name, []);
  return [...ordered];
}
