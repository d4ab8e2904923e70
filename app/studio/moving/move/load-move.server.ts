import type { Acting } from '#app/access/acting.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { countByKind, listArrived } from '#app/moving/move/arrived.server.ts';
import { msLeft, shareDone } from '#app/moving/move/figures.ts';
import { listLines } from '#app/moving/move/lines.server.ts';
import { countDone, reportOf } from '#app/moving/move/report.server.ts';
import { bytesInWords } from '../../dashboard/bytes-in-words.ts';
import type { StudioWords } from '../../words/en/index.ts';
import { kindName } from '../kind-name.ts';
import { findStanding } from '../moving-steps.server.ts';
import { whyFailed } from '../why-failed.ts';
import { lineInWords } from './line-in-words.ts';

const LINES = 20;
/** Of those that are looked through. */
const OLDER_LINES = 100;
const PICTURES = 15;

export async function loadMove(acting: Acting & { words: StudioWords }, before?: string) {
  const { services, words } = acting;
  const { site, move, look, done } = await findStanding(acting);
  if (!move) return { done, move: undefined };
  const db = services.database.reads;
  const most = before === undefined ? LINES : OLDER_LINES;
  const [counted, report, kinds, lines, arrived] = await Promise.all([
    countDone(db, move),
    reportOf(db, move),
    countByKind(db, move),
    listLines(db, move.id, { limit: most + 1, before }),
    listArrived(db, move, PICTURES),
  ]);
  const { figures } = move;
  const left = msLeft(counted, figures);
  const sample = look?.figures.sample;
  return {
    done,
    move: {
      state: move.state,
      whyFailed:
        move.state === 'failed' ? whyFailed({ schoolThere: '', ...site, ...move }, words) : undefined,
      isReading: move.state === 'running' && counted.things === 0,
      // Never all of it before it is at its end.
      percent: move.state === 'done' ? 100 : Math.min(99, Math.floor(shareDone(counted, figures) * 100)),
      secondsLeft: left === undefined ? undefined : left / 1000,
      things: counted.things,
      thingsDone: counted.thingsDone,
      files: figures.files,
      filesDone: Math.min(figures.files, counted.filesDone),
      bytes: bytesInWords(figures.bytes),
      bytesOf:
        sample && sample.files > 0 && move.state !== 'done'
          ? bytesInWords((figures.files * sample.bytes) / sample.files)
          : undefined,
      passed: [...report.values()].reduce((sum, { passed }) => sum + passed, 0),
      speed: figures.workedMs > 0 ? bytesInWords((figures.bytes / figures.workedMs) * 1000) : undefined,
      kinds: kinds.map(({ kind, ...count }) => ({ kind, name: kindName(words, kind), ...count })),
      lines: lines.slice(0, most).flatMap((line) => {
        const said = lineInWords(line, words);
        return said ? [{ id: line.id, at: line.at, time: timeInIndia(line.at), ...said }] : [];
      }),
      begun: { at: move.begunAt, time: timeInIndia(move.begunAt), by: move.by.name },
      older: lines.length > most ? lines[most - 1]!.id : undefined,
      isOlder: before !== undefined,
      arrived,
    },
  };
}

export type LoadedMove = NonNullable<Awaited<ReturnType<typeof loadMove>>['move']>;
