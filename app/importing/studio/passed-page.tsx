import type { Route } from './+types/passed-page.ts';
import { CSV_START, csvLine } from '#app/core/text/csv.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { ImportRun } from '#app/importing/run/import-runs.server.ts';
import { listPassed } from '#app/importing/run/report.server.ts';
import type { Services } from '#app/platform/services.ts';
import { studioContext, missing } from '#app/studio/content/studio-context.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { kindName } from './kind-name.ts';
import { findImportProgress } from './import-progress.server.ts';

/** A file, not a page: everything skipped, or to be skipped. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const commandContext = studioContext(context, 'importing.manage');
  const progress = await findImportProgress(commandContext);
  const importRun =
    params.of === 'look' ? progress.dryRun : params.of === 'move' ? progress.importRun : undefined;
  if (!importRun) throw missing();
  return new Response(streamed(linesOf(commandContext.services, importRun, commandContext.words)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="skipped-${dayInIndia(commandContext.now)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

async function* linesOf(
  { database }: Services,
  importRun: ImportRun,
  words: StudioWords,
): AsyncIterable<string> {
  yield CSV_START + csvLine(words.importing.csv.heads);
  for await (const { kind, id, title, reason, detail } of listPassed(database.reads, importRun))
    yield csvLine([
      kindName(words, kind),
      id,
      title,
      words.importing.reason(reason),
      words.importing.detail(detail),
    ]);
}

function streamed(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = lines[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}
