import { csvLine } from '#app/core/text/csv.ts';
import type { PassedLine } from './report.server.ts';

/** What stayed behind, for a spreadsheet. */
export async function* csvOf(lines: AsyncIterable<PassedLine>): AsyncIterable<string> {
  yield csvLine(['kind', 'id or path there', 'title', 'reason', 'detail']);
  for await (const { kind, id, title, reason, detail } of lines)
    yield csvLine([kind, id, title, reason, detail]);
}
