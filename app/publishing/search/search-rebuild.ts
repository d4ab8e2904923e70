import { sql } from 'kysely';
import type { ContentChange } from '#app/publishing/content-change.ts';
import { dayColumns } from '#app/publishing/lists/dated-content.ts';
import { indexForSearch, type SearchedItem, type SearchedTable } from './text-search.ts';

/** Named one by one, so that a table which becomes searched is not forgotten here. */
const searched: Record<SearchedTable, true> = { albums: true, news_items: true };

const ROWS_AT_ONCE = 500;

/** Makes the whole index of words anew, for rows that came in without it. */
export async function rebuildSearch(change: ContentChange): Promise<void> {
  for (const table of Object.keys(searched) as SearchedTable[]) {
    const day = sql.ref(dayColumns[table]);
    for (let after = { day: '', id: '' }; ;) {
      // By their day: SQLite's index grows in that order without breaking into pieces.
      const { rows } =
        await sql<SearchedItem>`select id, school_code as "schoolCode", ${day} as day, title, description
        from ${sql.table(table)} where (${day}, id) > (${after.day}, ${after.id})
        order by ${day}, id limit ${ROWS_AT_ONCE}`.execute(change);
      if (rows.length === 0) break;
      await indexForSearch(change, table, rows);
      after = rows.at(-1)!;
    }
  }
}
