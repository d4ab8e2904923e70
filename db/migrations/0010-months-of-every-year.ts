import { type Kysely, sql } from 'kysely';

const listed = { albums: 'date', news_items: 'from_date' } as const;

/**
 * "Every November" walks its own stretch of an index, newest first, as a year does; without it the walk would go
 * through the other eleven months. Frozen: a change to the schema is a new migration beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, order] of Object.entries(listed)) {
    const day = sql.ref(order);
    await sql`create index ${sql.ref(`${table}_live_by_month`)} on ${sql.table(table)}
      (school_code, status, substr(${day}, 6, 2), ${day}, id, publish_from, expire_at, deleted_at)
      where deleted_at is null`.execute(db);
  }
}
