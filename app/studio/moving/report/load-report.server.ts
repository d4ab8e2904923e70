import type { Acting } from '#app/access/acting.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { countHere } from '#app/moving/move/arrived.server.ts';
import type { Move } from '#app/moving/move/moves.server.ts';
import { countReasons, listPassed, type PassedLine, reportOf } from '#app/moving/move/report.server.ts';
import { mayHelpToTryAgain } from '#app/moving/move/retryable.ts';
import {
  countAlbums,
  countUnseen,
  isReleasing,
  listUnseenAlbums,
} from '#app/moving/release/release.server.ts';
import type { Words } from '#app/words/en.ts';
import { listAddress } from '../../content/types/addresses.ts';
import type { StudioWords } from '../../words/en/index.ts';
import { typeIn } from '../../words/kinds.ts';
import { kindName } from '../kind-name.ts';
import { findStanding, isUnderWay } from '../moving-steps.server.ts';

const ALBUMS_A_PAGE = 30;
const MOST_LINES = 50;

export async function loadReport(
  acting: Acting & { words: StudioWords; dates: Words['dates'] },
  search: URLSearchParams,
) {
  const { services, staff, words, dates } = acting;
  const { site, move, done } = await findStanding(acting);
  if (!site || !move) return { done, report: undefined };
  const db = services.database.reads;
  const of = { schoolCode: staff.schoolCode, source: site.address };
  const page = Math.max(1, Math.min(Number.parseInt(search.get('page') ?? '1', 10) || 1, 10_000));
  const [kinds, reasons, here, unseen, albums, releasing] = await Promise.all([
    reportOf(db, move),
    countReasons(db, move),
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
      isEnded: move.state === 'done',
      isMoving: isUnderWay(move),
      ended: dates.moment(move.endedAt ?? move.begunAt),
      seconds: (Date.parse(move.endedAt ?? move.begunAt) - Date.parse(move.begunAt)) / 1000,
      nums: {
        created: sum('created'),
        updated: sum('updated'),
        unchanged: sum('unchanged'),
        passed: reasons.reduce((all, { count }) => all + count, 0),
      },
      reasons: reasons.map((each) => ({
        ...each,
        name: kindName(words, each.kind),
        mayHelp: mayHelpToTryAgain(each.reason),
        isOpen: each === opened,
      })),
      opened: opened && { ...opened, lines: await firstLines(db, move, opened) },
      came: here.kinds.map(({ kind, count }) => ({
        kind,
        count,
        name: kindName(words, kind),
        drafts: unseen.find((each) => each.kind === kind)?.count ?? 0,
        href: `${listAddress(typeIn(words, kind)!)}?state=draft`,
      })),
      files: here.files,
      waiting: unseen.reduce((all, { count }) => all + count, 0),
      others: unseen.reduce((all, { kind, count }) => (kind === 'albums' ? all : all + count), 0),
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
  db: Acting['services']['database']['reads'],
  move: Move,
  { kind, reason }: Pick<PassedLine, 'kind' | 'reason'>,
): Promise<PassedLine[]> {
  const lines: PassedLine[] = [];
  for await (const line of listPassed(db, move)) {
    if (line.kind !== kind || line.reason !== reason) continue;
    lines.push(line);
    if (lines.length >= MOST_LINES) break;
  }
  return lines;
}

export type LoadedReport = NonNullable<Awaited<ReturnType<typeof loadReport>>['report']>;
