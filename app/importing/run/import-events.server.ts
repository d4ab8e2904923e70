import type { Db } from '#app/platform/db/database.ts';

export interface ImportEvent {
  id: string;
  at: string;
  code: string;
  about: Record<string, unknown>;
}

/** The events of an import, newest first, or those before an entry. */
export async function listImportEvents(
  db: Db,
  { schoolCode, id: importId }: { schoolCode: string; id: string },
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<ImportEvent[]> {
  const rows = await db
    .selectFrom('import_log')
    .select(['id', 'at', 'code', 'about'])
    .where('school_code', '=', schoolCode)
    .where('import_id', '=', importId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ about, ...event }) => ({
    ...event,
    about: JSON.parse(about) as Record<string, unknown>,
  }));
}
