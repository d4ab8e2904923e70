import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { readTexts } from '#app/publishing/items/rows.server.ts';
import { indexItems } from './index-items.server.ts';

const ROWS_AT_ONCE = 500;

/** Rebuilds the school's search index, for rows that were inserted without it. */
export async function rebuildSearch(change: ContentChange, types: readonly ContentType[]): Promise<void> {
  for (const type of types) {
    for (let after = { day: '', id: '' }; type.search;) {
      // By day: SQLite's index grows in that order without fragmentation.
      const rows = await change
        .selectFrom('content_items')
        .select(['type', 'id', 'school_code', 'day', 'fields'])
        .where('school_code', '=', change.schoolCode)
        .where('type', '=', type.name)
        .where((eb) => eb(eb.refTuple('day', 'id'), '>', eb.tuple(after.day, after.id)))
        .orderBy('day')
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute();
      if (rows.length === 0) break;
      await indexItems(
        change,
        type,
        rows.map((row) => ({ id: row.id, schoolCode: row.school_code, texts: readTexts(row) })),
      );
      after = rows.at(-1)!;
    }
  }
}
