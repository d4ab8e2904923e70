import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import { foldForSearch, indexWords } from '#app/core/text/search-text.ts';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const required: ColumnBuilderCallback = (column) => column.notNull();

  for (const column of ['owner_id', 'owner_name', 'answered_at'])
    await db.schema.alterTable('enquiries').addColumn(column, text).execute();
  // The folded words by which it is found: neither engine's own idea of letters matters.
  await db.schema
    .alterTable('enquiries')
    .addColumn('search', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await writeSearchWords(db);

  // The inbox walks these from their newest end; the counts are read from them without a row.
  await db.schema.dropIndex('enquiries_received').execute();
  await db.schema
    .createIndex('enquiries_newest')
    .on('enquiries')
    // SQLite searches the words within the index; PostgreSQL's holds no entry as long as that.
    .columns(['school_code', 'received_at', 'id', 'state', ...(engine === 'sqlite' ? ['search'] : [])])
    .execute();
  await db.schema
    .createIndex('enquiries_by_state')
    .on('enquiries')
    .columns(['school_code', 'state', 'received_at', 'id', 'delivery'])
    .execute();

  await db.schema
    .createIndex('enquiries_undelivered')
    .on('enquiries')
    .columns(['school_code', 'received_at', 'id', 'state'])
    .where(sql.ref('delivery'), '=', 'failed')
    .execute();

  await db.schema
    .createTable('enquiry_notes')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('enquiry_id', text, (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    // Without a reference, and with the name: what somebody wrote stays told when they are gone.
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('text', text, required)
    .addColumn('written_at', text, required)
    .execute();
  await db.schema
    .createIndex('enquiry_notes_of')
    .on('enquiry_notes')
    .columns(['enquiry_id', 'written_at', 'id'])
    .execute();

  // Most pictures have words; those that lack them are found without reading the others.
  await db.schema
    .createIndex('attachments_without_words')
    .on('attachments')
    .columns(['owner_type', 'owner_id'])
    .where(sql.ref('alt'), '=', '')
    .execute();
}

interface Row {
  id: string;
  receipt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
}

async function writeSearchWords(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ;) {
    const { rows }: { rows: Row[] } = await sql<Row>`select id, receipt, name, email, phone, message
      from enquiries where id > ${after} order by id limit 500`.execute(db);
    if (rows.length === 0) return;
    for (const { id, receipt, name, email, phone, message } of rows) {
      const words = indexWords(receipt, name, email, phone, message);
      const digits = foldForSearch(phone).replace(/\D/g, '');
      await sql`update enquiries set search = ${[...words, digits].join(' ')} where id = ${id}`.execute(db);
    }
    after = rows.at(-1)!.id;
  }
}
