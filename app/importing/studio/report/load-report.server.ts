import type { CommandContext } from '#app/access/command-context.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { countHere } from '#app/importing/run/arrived.server.ts';
import type { ImportRun } from '#app/importing/run/import-runs.server.ts';
import { countReasons, listPassed, type PassedRow, reportOf } from '#app/importing/run/report.server.ts';
import {
  countAlbums,
  countUnseen,
  isReleasing,
  listUnseenAlbums,
} from '#app/importing/release/release.server.ts';
import type { Words } from '#app/words/en.ts';
import { listAddress } from '#app/studio/content/types/addresses.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { typeIn } from '#app/studio/words/content-types.ts';
import { kindName } from '../kind-name.ts';
import { findImportProgress, isUnderWay } from '../import-progress.server.ts';
import type { PassedReason } from '../../provider/remote-item.ts';

const ALBUMS_A_PAGE = 30;
const MAX_LINES = 50;

export async function loadReport(
  commandContext: CommandContext & { words: StudioWords; dates: Words['dates'] },
  search: URLSearchParams,
) {
  const { services, staff, words, dates } = commandContext;
  const { site, importRun, done } = await findImportProgress(commandContext);
  if (!site || !importRun) return { done, report: undefined };
  const db = services.database.reads;
  const of = { schoolCode: staff.schoolCode, source: site.address };
  const page = Math.max(1, Math.min(Number.parseInt(search.get('page') ?? '1', 10) || 1, 10_000));
  const [kinds, reasons, here, unseen, albums, releasing] = await Promise.all([
    reportOf(db, importRun),
    countReasons(db, importRun),
    countHere(db, of),
    countUnseen(db, of),
    countAlbums(db, of),
    isReleasing(db, staff.schoolCode),
  ]);
  const sum = (name: 'created' | 'updated' | 'unchanged' | 'passed') =>
    [...kinds.values()].reduce((all, kind) => all + kind[name], 0);
  const opened = reasons.find(
    ({ kind, reason }) => kind === search.get('kind') && reason === search.get('reason'),
  );
  const list = await listUnseenAlbums(db, of, {
    limit: ALBUMS_A_PAGE,
    offset: (page - 1) * ALBUMS_A_PAGE,
  });
  return {
    done,
    report: {
      isEnded: importRun.state === 'done',
      isImporting: isUnderWay(importRun),
      ended: dates.moment(importRun.endedAt ?? importRun.startedAt),
      seconds:
        (Date.parse(importRun.endedAt ?? importRun.startedAt) - Date.parse(importRun.startedAt)) / 1000,
      nums: {
        created: sum('created'),
        updated: sum('updated'),
        unchanged: sum('unchanged'),
        passed: reasons.reduce((all, { count }) => all + count, 0),
      },
      reasons: reasons.map((each) => ({
        ...each,
        name: kindName(words, each.kind),
        mayHelp: isRetryable(each.reason),
        isOpen: each === opened,
      })),
      opened: opened && { ...opened, lines: await firstLines(db, importRun, opened) },
      came: here.contentTypes.map(({ contentType, count }) => ({
        kind: contentType,
        count,
        name: kindName(words, contentType),
        drafts: unseen.find((each) => each.contentType === contentType)?.count ?? 0,
        href: `${listAddress(typeIn(words, contentType)!)}?state=draft`,
      })),
      files: here.files,
      waiting: unseen.reduce((all, { count }) => all + count, 0),
      others: unseen.reduce(
        (all, { contentType, count }) => (contentType === 'albums' ? all : all + count),
        0,
      ),
      albums,
      releasing,
      page,
      pages: Math.ceil(albums.waiting / ALBUMS_A_PAGE),
      list: list.map(({ cover, day, ...album }) => ({
        ...album,
        day: day ? dates.day(dayInIndia(day)) : '',
        cover: cover ? renditionUrl(cover, 320, 'webp') : undefined,
      })),
      signer: staff.name,
    },
  };
}

async function firstLines(
  db: CommandContext['services']['database']['reads'],
  importRun: ImportRun,
  { kind, reason }: Pick<PassedRow, 'kind' | 'reason'>,
): Promise<PassedRow[]> {
  const lines: PassedRow[] = [];
  for await (const line of listPassed(db, importRun)) {
    if (line.kind !== kind || line.reason !== reason) continue;
    lines.push(line);
    if (lines.length >= MAX_LINES) break;
  }
  return lines;
}

export type LoadedReport = NonNullable<Awaited<ReturnType<typeof loadReport>>['report']>;

const RETRYABLE: readonly PassedReason[] = [
  'item-failed',
  'list-unreachable',
  'list-not-json',
  'list-not-a-list',
  'not-allowed',
  'file-missing',
  'file-not-a-picture',
  'file-broken',
  'file-elsewhere',
  'file-unreachable',
];

/** Whether another attempt may succeed: connection failures, or what may be fixed on the old site. */
const isRetryable = (reason: PassedReason): boolean => RETRYABLE.includes(reason);
