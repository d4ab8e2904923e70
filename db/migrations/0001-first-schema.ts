import { type ColumnBuilderCallback, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Byte order in both engines, so that times, days and ids compare the same way in each.
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const school: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');

  await db.schema
    .createTable('schools')
    .addColumn('code', text, (column) => column.primaryKey())
    .addColumn('profile', text, required)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();

  await db.schema
    .createTable('content_revisions')
    .addColumn('school_code', text, (column) => column.primaryKey().references('schools.code'))
    .addColumn('revision', count, required)
    .addColumn('changed_at', text, required)
    .execute();

  const contentTables: Record<string, string[]> = {
    news_items: ['title', 'description', 'date', 'from_date'],
    albums: ['title', 'description', 'date'],
    videos: ['title', 'date', 'video_url'],
    highlights: ['title'],
    notifications: ['title', 'description', 'url'],
    registrations: ['title', 'url'],
    leadership_messages: ['category', 'message', 'name', 'designation'],
  };
  const orderedBy: Record<string, string> = { news_items: 'from_date', albums: 'date', videos: 'date' };

  for (const [table, ownColumns] of Object.entries(contentTables)) {
    let builder: CreateTableBuilder<string, string> = db.schema
      .createTable(table)
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('school_code', text, school)
      .addColumn('status', text, (column) => column.notNull().check(sql`status in ('draft', 'published')`))
      .addColumn('publish_from', text, required)
      .addColumn('expire_at', text)
      .addColumn('created_at', text, required)
      .addColumn('updated_at', text, required)
      .addColumn('deleted_at', text);
    for (const column of ownColumns) builder = builder.addColumn(column, text, required);
    await builder.execute();

    // The public list walks this index from its newest end and needs no row to judge "live now".
    const order = orderedBy[table] ?? 'publish_from';
    const rest = ['publish_from', 'expire_at'].filter((column) => column !== order);
    await db.schema
      .createIndex(`${table}_live`)
      .on(table)
      .columns(['school_code', 'status', order, 'id', ...rest, 'deleted_at'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
    // For "what falls due next". They begin with the moment, so that no list can take them for its own.
    await db.schema
      .createIndex(`${table}_begins`)
      .on(table)
      .columns(['publish_from', 'school_code', 'status'])
      .where(sql.ref('deleted_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex(`${table}_ends`)
      .on(table)
      .columns(['expire_at', 'school_code', 'status'])
      .where(sql.ref('deleted_at'), 'is', null)
      .where(sql.ref('expire_at'), 'is not', null)
      .execute();
  }

  await db.schema
    .createTable('media_files')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, school)
    .addColumn('path', text, (column) => column.notNull().unique())
    .addColumn('kind', text, required)
    .addColumn('content_type', text, required)
    .addColumn('bytes', count, required)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('thumbhash', text)
    .addColumn('placeholder', text)
    .addColumn('source_sha256', text, required)
    .addColumn('created_at', text, required)
    .addColumn('withdrawn_at', text)
    .execute();
  await db.schema
    .createIndex('media_files_source')
    .on('media_files')
    .columns(['school_code', 'source_sha256'])
    .execute();

  await db.schema
    .createTable('attachments')
    .addColumn('owner_type', text, required)
    .addColumn('owner_id', text, required)
    .addColumn('role', text, required)
    .addColumn('position', 'integer', required)
    .addColumn('media_id', text, (column) => column.notNull().references('media_files.id'))
    .addColumn('alt', text, required)
    .addColumn('caption', text, required)
    .addPrimaryKeyConstraint('attachments_place', ['owner_type', 'owner_id', 'role', 'position'])
    .execute();
  await db.schema.createIndex('attachments_media').on('attachments').column('media_id').execute();

  await db.schema
    .createTable('enquiries')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, school)
    .addColumn('receipt', text, (column) => column.notNull().unique())
    .addColumn('name', text, required)
    .addColumn('email', text, required)
    .addColumn('phone', text, required)
    .addColumn('message', text, required)
    .addColumn('state', text, required)
    .addColumn('delivery', text, required)
    .addColumn('received_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema
    .createIndex('enquiries_received')
    .on('enquiries')
    .columns(['school_code', 'received_at'])
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('school_code', text, school)
    .addColumn('kind', text, required)
    .addColumn('payload', text, required)
    .addColumn('state', text, required)
    .addColumn('run_at', text, required)
    .addColumn('attempts', 'integer', required)
    .addColumn('lease_until', text)
    .addColumn('last_error', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'run_at']).execute();

  await db.schema
    .createTable('visitor_totals')
    .addColumn('school_code', text, (column) => column.primaryKey().references('schools.code'))
    .addColumn('total', count, required)
    .execute();
  await db.schema
    .createTable('visits_by_day')
    .addColumn('school_code', text, school)
    .addColumn('day', text, required)
    .addColumn('visits', count, required)
    .addPrimaryKeyConstraint('visits_by_day_place', ['school_code', 'day'])
    .execute();
  await db.schema
    .createTable('visit_marks')
    .addColumn('school_code', text, school)
    .addColumn('visitor', text, required)
    .addColumn('seen_at', text, required)
    .addPrimaryKeyConstraint('visit_marks_place', ['school_code', 'visitor'])
    .execute();
  await db.schema.createIndex('visit_marks_seen').on('visit_marks').column('seen_at').execute();
  await db.schema
    .createTable('daily_keys')
    .addColumn('day', text, (column) => column.primaryKey())
    .addColumn('secret', text, required)
    .execute();
}
