import type { Move } from './moves.server.ts';
import type { KindReport, ReportKind } from './report.server.ts';

const NAMES: Record<ReportKind, string> = {
  notifications: 'Notices',
  news: 'News',
  leadership: 'Messages',
  highlights: 'Highlights',
  registrations: 'Registration',
  videos: 'Videos',
  albums: 'Albums',
  files: 'Photos and papers',
};

/** What came of a move, for a terminal. */
export function tableOf(move: Move, report: ReadonlyMap<ReportKind, KindReport>): string {
  return move.kind === 'look' ? lookTable(move) : moveTable(move, report);
}

function moveTable(move: Move, report: ReadonlyMap<ReportKind, KindReport>): string {
  const rows = [...report].map(([kind, { created, updated, unchanged, passed }]) =>
    line(NAMES[kind], created, updated, unchanged, passed),
  );
  return [line('', 'new', 'changed', 'as it was', 'passed over'), ...rows, ...troublesOf(move)].join('\n');
}

function lookTable({ lists, figures, ...move }: Move): string {
  const rows = Object.entries(lists).map(([kind, { there, coming, unchanged, passed }]) =>
    line(NAMES[kind as ReportKind], there, coming, unchanged, passed),
  );
  const { sample } = figures;
  const about =
    sample && sample.files > 0
      ? `, about ${Math.round((figures.files * sample.bytes) / sample.files / 1024 / 1024)} MB (from ${sample.files} of them)`
      : '';
  return [
    line('', 'there', 'would come', 'here already', 'cannot'),
    ...rows,
    `${figures.files} photos and papers${about}.`,
    ...(figures.visitors ? [`Visitors so far: ${figures.visitors}.`] : []),
    ...troublesOf({ lists, figures, ...move }),
    'Nothing was changed.',
  ].join('\n');
}

const troublesOf = ({ lists }: Move): string[] =>
  Object.entries(lists).flatMap(([kind, { failed, shrunk }]) => {
    const name = NAMES[kind as ReportKind];
    if (failed)
      return [`${name}: could not be read (${failed.reason}${failed.detail ? `, ${failed.detail}` : ''}).`];
    return shrunk
      ? [
          `${name}: ${shrunk.now} of ${shrunk.before} are left over there. Nothing was taken over; the studio asks.`,
        ]
      : [];
  });

const line = (name: string, ...figures: (string | number)[]): string =>
  name.padEnd(20) + figures.map((figure) => String(figure).padStart(13)).join('');
