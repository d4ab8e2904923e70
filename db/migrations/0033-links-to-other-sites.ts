import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const ofSchool: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  // Addresses of other sites that something public leads to, and what came of asking them.
  await db.schema
    .createTable('outside_links')
    .addColumn('school_code', text, ofSchool)
    .addColumn('address', text, required)
    .addColumn('host', text, required)
    .addColumn('state', text, required)
    .addColumn('gone_since', text)
    .addColumn('checked_at', text)
    .addColumn('check_after', text, required)
    .addPrimaryKeyConstraint('outside_links_address', ['school_code', 'address'])
    .execute();
  await db.schema
    .createIndex('outside_links_due')
    .on('outside_links')
    .columns(['school_code', 'check_after'])
    .execute();

  // What leads there. Whoever asks looks into the thing itself, which may have been mended since.
  await db.schema
    .createTable('outside_link_places')
    .addColumn('school_code', text, ofSchool)
    .addColumn('address', text, required)
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addPrimaryKeyConstraint('outside_link_places_place', [
      'school_code',
      'address',
      'owner_type',
      'owner_id',
    ])
    .execute();

  // Of every school together: a host is asked by one of us at a time, and not again before this.
  await db.schema
    .createTable('outside_hosts')
    .addColumn('host', text, (column) => column.primaryKey())
    .addColumn('ask_after', text, required)
    .execute();
}
