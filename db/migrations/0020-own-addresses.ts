import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

/**
 * An item may have an address that somebody chose, and keeps every one it ever had. Frozen: a change to the schema is a
 * new migration beside this one.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  await db.schema.alterTable('content_items').addColumn('address', text).execute();
  await db.schema
    .createTable('content_addresses')
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    // In small letters: an address is found in any letter case.
    .addColumn('address', text, required)
    .addColumn('type', text, required)
    .addColumn('item_id', text, required)
    .addColumn('since', text, required)
    .addPrimaryKeyConstraint('content_addresses_place', ['school_code', 'address'])
    .addForeignKeyConstraint(
      'content_addresses_item',
      ['type', 'item_id'],
      'content_items',
      ['type', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
