import { csvLine } from '#app/core/text/csv.ts';
import type { PassedRow } from './report.server.ts';

/** What stayed behind, for a spreadsheet. */
export async function* csvOf(rows: AsyncIterable<PassedRow>): AsyncIterable<string> {
  yield csvLine(['kind', 'id or path there', 'title', 'reason', 'detail']);
  for await (const { kind, id, title, reason, detail } of rows)
    yield csvLine([kind, id, title, reason, detail]);
}
