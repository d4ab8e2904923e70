import { type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  // What a picture looks like in 64 bits, as 16 digits; null while nobody has looked, empty where there is nothing to see.
  await db.schema.alterTable('media_files').addColumn('likeness', text).execute();
  // Two pictures that differ in three bits at most share one of four parts: a school's many are found by these.
  for (const [part, start] of [1, 5, 9, 13].entries())
    await db.schema
      .createIndex(`media_files_likeness_${part}`)
      .on('media_files')
      .expression(sql`school_code, substr(likeness, ${sql.lit(start)}, 4)`)
      .where(sql.ref('likeness'), 'is not', null)
      .execute();
  await db.schema
    .createIndex('media_files_unseen')
    .on('media_files')
    .column('school_code')
    .where(sql.ref('likeness'), 'is', null)
    .where(sql.ref('kind'), '=', sql.lit('image'))
    .execute();

  // A photo of an album that looks like another, until somebody has said whether both stay.
  await db.schema
    .createTable('look_alikes')
    .addColumn('album_id', text, (column) => column.notNull())
    .addColumn('media_id', text, (column) =>
      column.notNull().references('media_files.id').onDelete('cascade'),
    )
    .addColumn('like_id', text, (column) => column.notNull().references('media_files.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('look_alikes_key', ['album_id', 'media_id'])
    .execute();
  // Whoever deletes a file for good need not read them all.
  await db.schema.createIndex('look_alikes_media').on('look_alikes').column('media_id').execute();
  await db.schema.createIndex('look_alikes_like').on('look_alikes').column('like_id').execute();
}
