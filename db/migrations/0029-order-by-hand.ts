import { type Kysely, sql } from 'kysely';

/**
 * What is listed by when it was published may stand in an order that the office gave it: by its place, and what has none
 * yet before it. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_items add column place integer not null default 0`.execute(db);
  await sql`drop index content_items_latest`.execute(db);
  await sql`create index content_items_latest on content_items
    (school_code, type, status, place, publish_from desc, id desc, expire_at, deleted_at)
    where deleted_at is null and day = ''`.execute(db);
}
