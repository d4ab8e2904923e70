import type { ImportRun } from './import-runs.server.ts';
import type { TypeReport, ReportGroup } from './report.server.ts';

const NAMES: Record<ReportGroup, string> = {
  notifications: 'Notices',
  news: 'News',
  leadership: 'Messages',
  highlights: 'Highlights',
  registrations: 'Registration',
  videos: 'Videos',
  albums: 'Albums',
  files: 'Photos and documents',
};

/** The result of an import, for a terminal. */
export function tableOf(importRun: ImportRun, report: ReadonlyMap<ReportGroup, TypeReport>): string {
  return importRun.kind === 'look' ? dryRunTable(importRun) : importTable(importRun, report);
}

function importTable(importRun: ImportRun, report: ReadonlyMap<ReportGroup, TypeReport>): string {
  const rows = [...report].map(([kind, { created, updated, unchanged, passed }]) =>
    line(NAMES[kind], created, updated, unchanged, passed),
  );
  return [line('', 'new', 'changed', 'unchanged', 'skipped'), ...rows, ...problemsOf(importRun)].join('\n');
}

function dryRunTable({ lists, figures, ...importRun }: ImportRun): string {
  const rows = Object.entries(lists).map(([kind, { there, toImport, unchanged, passed }]) =>
    line(NAMES[kind as ReportGroup], there, toImport, unchanged, passed),
  );
  const { sample } = figures;
  const about =
    sample && sample.files > 0
      ? `, about ${Math.round((figures.files * sample.bytes) / sample.files / 1024 / 1024)} MB (estimated from ${sample.files} of them)`
      : '';
  return [
    line('', 'old site', 'to import', 'already here', 'skipped'),
    ...rows,
    `${figures.files} photos and documents${about}.`,
    ...(figures.visitors ? [`Visitors so far: ${figures.visitors}.`] : []),
    ...problemsOf({ lists, figures, ...importRun }),
    'Only a check: nothing was changed.',
  ].join('\n');
}

const problemsOf = ({ lists }: ImportRun): string[] =>
  Object.entries(lists).flatMap(([kind, { failed, shrunk }]) => {
    const name = NAMES[kind as ReportGroup];
    if (failed)
      return [`${name}: could not be read (${failed.reason}${failed.detail ? `, ${failed.detail}` : ''}).`];
    return shrunk
      ? [
          `${name}: only ${shrunk.now} of ${shrunk.before} are left on the old site. Nothing was imported. Decide in the studio, under Import.`,
        ]
      : [];
  });

const line = (name: string, ...figures: (string | number)[]): string =>
  name.padEnd(20) + figures.map((figure) => String(figure).padStart(13)).join('');
