import type { CommandContext } from '#app/access/command-context.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { countByType, listArrived } from '#app/importing/run/arrived.server.ts';
import { msLeft, shareDone } from '#app/importing/run/figures.ts';
import { listImportEvents } from '#app/importing/run/import-events.server.ts';
import { countDone, reportOf } from '#app/importing/run/report.server.ts';
import { bytesInWords } from '#app/studio/dashboard/bytes-in-words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { kindName } from '../kind-name.ts';
import { findImportProgress } from '../import-progress.server.ts';
import { whyFailed } from '../why-failed.ts';
import { lineInWords } from './line-in-words.ts';

const LINES = 20;
/** The number of events per page. */
const OLDER_LINES = 100;
const PICTURES = 15;

export async function loadImport(commandContext: CommandContext & { words: StudioWords }, before?: string) {
  const { services, words } = commandContext;
  const { site, importRun, dryRun, done } = await findImportProgress(commandContext);
  if (!importRun) return { done, importRun: undefined };
  const db = services.database.reads;
  const most = before === undefined ? LINES : OLDER_LINES;
  const [counted, report, kinds, lines, arrived] = await Promise.all([
    countDone(db, importRun),
    reportOf(db, importRun),
    countByType(db, importRun),
    listImportEvents(db, importRun, { limit: most + 1, before }),
    listArrived(db, importRun, PICTURES),
  ]);
  const { figures } = importRun;
  const left = msLeft(counted, figures);
  const sample = dryRun?.figures.sample;
  const timeOf = (instant: string) => words.importing.importRun.time(timeInIndia(instant));
  return {
    done,
    importRun: {
      state: importRun.state,
      whyFailed:
        importRun.state === 'failed'
          ? whyFailed({ schoolThere: '', ...site, ...importRun }, words)
          : undefined,
      isReading: importRun.state === 'running' && counted.items === 0,
      // Never 100% before it has ended.
      percent: importRun.state === 'done' ? 100 : Math.min(99, Math.floor(shareDone(counted, figures) * 100)),
      secondsLeft: left === undefined ? undefined : left / 1000,
      items: counted.items,
      itemsDone: counted.itemsDone,
      files: figures.files,
      filesDone: Math.min(figures.files, counted.filesDone),
      bytes: bytesInWords(figures.bytes),
      bytesOf:
        sample && sample.files > 0 && importRun.state !== 'done'
          ? bytesInWords((figures.files * sample.bytes) / sample.files)
          : undefined,
      passed: [...report.values()].reduce((sum, { passed }) => sum + passed, 0),
      speed: figures.workedMs > 0 ? bytesInWords((figures.bytes / figures.workedMs) * 1000) : undefined,
      kinds: kinds.map(({ contentType, ...count }) => ({
        kind: contentType,
        name: kindName(words, contentType),
        ...count,
      })),
      lines: lines.slice(0, most).flatMap((line) => {
        const text = lineInWords(line, words);
        return text ? [{ id: line.id, at: line.at, time: timeOf(line.at), ...text }] : [];
      }),
      started: { at: importRun.startedAt, time: timeOf(importRun.startedAt), by: importRun.by.name },
      older: lines.length > most ? lines[most - 1]!.id : undefined,
      isOlder: before !== undefined,
      arrived,
    },
  };
}

export type LoadedImport = NonNullable<Awaited<ReturnType<typeof loadImport>>['importRun']>;
