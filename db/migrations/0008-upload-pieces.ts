import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const key: ColumnBuilderCallback = (column) => column.primaryKey();
  const required: ColumnBuilderCallback = (column) => column.notNull();

  // Without a reference to the upload: while a row is here, its file is found and removed, whatever became of that.
  await db.schema
    .createTable('photo_upload_pieces')
    .addColumn('key', text, key)
    .addColumn('upload_id', text, required)
    .addColumn('start', count, required)
    .addColumn('bytes', count, required)
    .addColumn('stored', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, required)
    .execute();
  await db.schema
    .createIndex('photo_upload_pieces_of')
    .on('photo_upload_pieces')
    .columns(['upload_id', 'start'])
    .execute();
  // Of two who send the same piece at two replicas one is late: a place in a file is filled once.
  await db.schema
    .createIndex('photo_upload_pieces_stored')
    .unique()
    .on('photo_upload_pieces')
    .columns(['upload_id', 'start'])
    .where(sql.ref('stored'), '=', 1)
    .execute();

  await db.schema
    .createTable('photo_upload_locks')
    .addColumn('upload_id', text, key)
    .addColumn('holder', text, required)
    .addColumn('held_until', text, required)
    .addColumn('wanted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
