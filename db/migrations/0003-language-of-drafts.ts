import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * Drafts, versions and presence are of one language of an item: '' is the item as it was written, all else a
 * translation. The drafts of translations move to the others; `content_translations` keeps what is published.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    ...(engine === 'postgres' ? keysInPostgres : keysInSqlite),
    `insert into content_drafts (school_code, item_type, item_id, language, title, fields, version, editor,
        staff_id, staff_name, updated_at)
      select x.school_code, x.item_type, x.item_id, x.language, coalesce(t.title, ''), x.draft, x.version, x.editor,
        '', x.saved_by, x.saved_at
      from content_translations as x left join content_items as t
        on t.school_code = x.school_code and t.type = x.item_type and t.id = x.item_id
      where x.draft is not null`,
    `delete from content_translations where published_at is null and texts = '{}'`,
    ...['draft', 'saved_at', 'saved_by', 'version', 'editor'].map(
      (column) => `alter table content_translations drop column ${column}`,
    ),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const KEYS = {
  content_drafts: 'item_type, item_id, language',
  content_versions: 'item_type, item_id, language, number',
  content_editing: 'item_type, item_id, language, staff_id',
};

const keysInPostgres = Object.entries(KEYS).flatMap(([table, key]) => [
  `alter table ${table} add column language text collate "C" not null default ''`,
  `alter table ${table} drop constraint ${table}_key`,
  `alter table ${table} add constraint ${table}_key primary key (school_code, ${key})`,
]);

const COLUMNS = {
  content_drafts: `title text not null,
    fields text not null,
    version integer not null,
    editor text not null,
    staff_id text not null,
    staff_name text not null,
    updated_at text not null,
    due_at text,
    due_staff_id text,
    due_staff_name text,
    due_problems text`,
  content_versions: `number integer not null,
    reason text not null,
    fields text not null,
    staff_id text not null,
    staff_name text not null,
    at text not null`,
  content_editing: `staff_id text not null,
    staff_name text not null,
    seen_at text not null`,
};

/** SQLite cannot change the key of a table. */
const keysInSqlite = [
  ...Object.entries(COLUMNS).flatMap(([table, columns]) => {
    const names = columns.split(',').map((column) => column.trim().split(' ')[0]);
    const before = ['school_code', 'item_type', 'item_id', ...names].join(', ');
    return [
      `create table ${table}_next (
        school_code text not null references schools (code),
        item_type text not null,
        item_id text not null,
        language text not null default '',
        ${columns},
        constraint ${table}_key primary key (school_code, ${KEYS[table as keyof typeof KEYS]})
      )`,
      `insert into ${table}_next (${before}) select ${before} from ${table}`,
      `drop table ${table}`,
      `alter table ${table}_next rename to ${table}`,
    ];
  }),
  `create index content_drafts_due on content_drafts (school_code, due_at) where due_at is not null`,
];
