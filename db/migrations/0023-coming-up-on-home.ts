import type { Kysely } from 'kysely';

/**
 * What is coming stood on home without being one of its sections. It is one from now on, in what is public, in working
 * copies and in older versions, with the heading it had. Frozen: a change to the schema is a new migration beside this
 * one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<Record<string, { [column: string]: string; fields: string }>>;
  for (const { table, type, id, more } of PLACES) {
    const rows = await tables
      .selectFrom(table)
      .selectAll()
      .where(type, '=', 'pages')
      .where(id, 'like', '%-page-home')
      .execute();
    for (const row of rows) {
      const fields = withComing(row.fields ?? '');
      if (fields === undefined) continue;
      let update = tables.updateTable(table).set({ fields });
      for (const column of [type, id, ...more]) update = update.where(column, '=', row[column]!);
      await update.execute();
    }
  }
}

const PLACES = [
  { table: 'content_items', type: 'type', id: 'id', more: [] },
  { table: 'content_drafts', type: 'owner_type', id: 'owner_id', more: [] },
  { table: 'content_versions', type: 'owner_type', id: 'owner_id', more: ['number'] },
] as const;

const COMING = { id: 'coming', kind: 'coming', values: { heading: 'Coming up' }, items: [] };

interface Kept {
  /** Of a working copy or a version, where the texts lie one deeper. */
  texts?: { sections?: string };
  sections?: string;
}

/** Nothing where there is none to put it among, or it is there already. */
function withComing(json: string): string | undefined {
  try {
    const kept = JSON.parse(json) as Kept;
    const texts = kept.texts ?? kept;
    const sections = JSON.parse(texts.sections ?? '') as { kind: string }[];
    if (sections.some(({ kind }) => kind === COMING.kind)) return undefined;
    const visit = sections.findIndex(({ kind }) => kind === 'infoBoxes');
    sections.splice(visit < 0 ? sections.length : visit, 0, COMING);
    texts.sections = JSON.stringify(sections);
    return JSON.stringify(kept);
  } catch {
    // What cannot be read is told where it is shown; here it is left as it is.
    return undefined;
  }
}
