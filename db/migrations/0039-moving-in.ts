import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const none: ColumnBuilderCallback = (column) => column.notNull().defaultTo('');
  const zero: ColumnBuilderCallback = (column) => column.notNull().defaultTo(0);

  // Where the school's site was before, and how we stand to it.
  await db.schema
    .createTable('old_sites')
    .addColumn('school_code', text, (column) => column.primaryKey().references('schools.code'))
    .addColumn('address', text, required)
    .addColumn('school_there', text, required)
    .addColumn('since', text, none)
    .addColumn('only_kinds', text, none)
    .addColumn('token', text)
    .addColumn('token_saved_at', text)
    .addColumn('visitors_there', 'integer')
    .addColumn('visitors_taken', 'integer')
    .addColumn('visitors_taken_at', text)
    .addColumn('every_minutes', 'integer', zero)
    .addColumn('in_step_at', text)
    .addColumn('forwards', 'integer', zero)
    .addColumn('updated_at', text, required)
    .execute();

  // One look or one move, from its beginning to its end.
  await db.schema
    .createTable('moves')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('source', text, required)
    .addColumn('kind', text, required)
    .addColumn('state', text, required)
    .addColumn('begun_by_id', text, required)
    .addColumn('begun_by', text, required)
    .addColumn('begun_at', text, required)
    .addColumn('ended_at', text)
    .addColumn('holder', text, none)
    .addColumn('held_until', text, none)
    .addColumn('lists', text, required)
    .addColumn('figures', text, required)
    .addColumn('trouble', text, none)
    .execute();
  await db.schema.createIndex('moves_newest').on('moves').columns(['school_code', 'begun_at']).execute();

  // What there is over there, what became of it here, and what it was like when it was last taken over.
  await db.schema
    .createTable('moved_things')
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('source', text, required)
    .addColumn('kind', text, required)
    .addColumn('remote_id', text, required)
    .addColumn('position', 'integer', required)
    .addColumn('title', text, required)
    .addColumn('seen', text, required)
    .addColumn('seen_hash', text, required)
    .addColumn('local_id', text)
    .addColumn('taken_hash', text)
    .addColumn('here_hash', text)
    .addColumn('state', text, required)
    .addColumn('reason', text, none)
    .addColumn('outcome', text, none)
    .addColumn('move_id', text, required)
    .addColumn('changed_at', text, required)
    .addPrimaryKeyConstraint('moved_things_place', ['school_code', 'source', 'kind', 'remote_id'])
    .execute();
  await db.schema
    .createIndex('moved_things_waiting')
    .on('moved_things')
    .columns(['school_code', 'source', 'state', 'kind', 'position'])
    .execute();
  await db.schema
    .createIndex('moved_things_here')
    .on('moved_things')
    .columns(['school_code', 'kind', 'local_id'])
    .execute();

  // The path of a picture or paper over there, and the file that it has become.
  await db.schema
    .createTable('moved_files')
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('source', text, required)
    .addColumn('path', text, required)
    .addColumn('media_id', text)
    .addColumn('state', text, required)
    .addColumn('reason', text, none)
    .addColumn('outcome', text, none)
    .addColumn('bytes', 'integer', zero)
    .addColumn('sha256', text, none)
    .addColumn('move_id', text, required)
    .addPrimaryKeyConstraint('moved_files_place', ['school_code', 'source', 'path'])
    .execute();
  await db.schema
    .createIndex('moved_files_path')
    .on('moved_files')
    .columns(['school_code', 'path'])
    .execute();
  await db.schema
    .createIndex('moved_files_of_move')
    .on('moved_files')
    .columns(['move_id', 'state'])
    .execute();

  // What happened on the way, as it is told to whoever watches.
  await db.schema
    .createTable('move_lines')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('move_id', text, required)
    .addColumn('at', text, required)
    .addColumn('code', text, required)
    .addColumn('about', text, required)
    .execute();
  await db.schema.createIndex('move_lines_newest').on('move_lines').columns(['move_id', 'id']).execute();

  // An enquiry that is also handed on to the old desk.
  await db.schema
    .createTable('forwarded_enquiries')
    .addColumn('enquiry_id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, (column) => column.notNull().references('schools.code'))
    .addColumn('state', text, required)
    .addColumn('tries', 'integer', zero)
    .addColumn('why', text, none)
    .addColumn('updated_at', text, required)
    .execute();
}
