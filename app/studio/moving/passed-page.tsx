import type { Route } from './+types/passed-page.ts';
import { CSV_START, csvLine } from '#app/core/text/csv.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Move } from '#app/moving/move/moves.server.ts';
import { listPassed } from '#app/moving/move/report.server.ts';
import type { Services } from '#app/platform/services.ts';
import { doing, missing } from '../content/doing.server.ts';
import type { StudioWords } from '../words/en/index.ts';
import { kindName } from './kind-name.ts';
import { findStanding } from './moving-steps.server.ts';

/** A file, not a page: what stayed behind, or would. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const acting = doing(context, 'moving.manage');
  const standing = await findStanding(acting);
  const move = params.of === 'look' || params.of === 'move' ? standing[params.of] : undefined;
  if (!move) throw missing();
  return new Response(streamed(linesOf(acting.services, move, acting.words)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="stayed-behind-${dayInIndia(acting.now)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

async function* linesOf({ database }: Services, move: Move, words: StudioWords): AsyncIterable<string> {
  yield CSV_START + csvLine(words.moving.csv.heads);
  for await (const { kind, id, title, reason, detail } of listPassed(database.reads, move))
    yield csvLine([
      kindName(words, kind),
      id,
      title,
      words.moving.reason(reason),
      words.moving.detail(detail),
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
