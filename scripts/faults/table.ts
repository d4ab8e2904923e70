import { markdownTable } from '../lib/markdown-table.ts';
import { NOTHING } from './parts-that-fail.ts';
import type { Row } from './one-fault.ts';
import { percentile } from '../lib/statistics.ts';
import type { FaultReport } from './watched-site.ts';

const HEAD = [
  'what broke',
  'seconds',
  'pages requested',
  'failed',
  'p50 ms',
  'p99 ms',
  'unseen pages',
  'failed',
  'writes acknowledged',
  'refused at first',
  'lost',
  'duplicated',
  'recovered after',
];

export const faultTable = (rows: readonly Row[]) =>
  markdownTable(
    HEAD,
    rows.map((row) => [
      row.name,
      row.seconds.toFixed(0),
      row.pages.requested,
      row.pages.failed,
      percentile(row.pages.ms, 50).toFixed(1),
      percentile(row.pages.ms, 99).toFixed(1),
      row.unseenPages.requested,
      row.unseenPages.failed,
      `${row.writes.acknowledged} of ${row.writes.started}`,
      row.writes.refused,
      row.lost.length,
      row.twice.length,
      row.recoverySeconds === undefined ? 'NEVER' : `${row.recoverySeconds.toFixed(1)} s`,
    ]),
  );

/** The checks that failed, as text. */
export function brokenPromises({ rows, beside, mailsAgain }: Omit<FaultReport, 'remarks'>): string[] {
  const inRows = rows.flatMap((row) => {
    const broken = [
      ...row.lost.map((what) => `${what} was acknowledged but is lost`),
      ...row.twice.map((what) => `${what} exists twice`),
    ];
    if (row.pages.failed > 0)
      broken.push(
        `${row.pages.failed} pages failed that had been seen before (${[...row.failures.keys()].join(', ')})`,
      );
    if (row.recoverySeconds === undefined) broken.push('it never recovered');
    const open = row.writes.started - row.writes.acknowledged;
    if (open > 0) broken.push(`${open} writes were never acknowledged`);
    return broken.map((what) => `${row.name}: ${what}`);
  });
  const { seen, unavoidable } = mailsAgain;
  return [...inRows, ...beside, ...(seen.length > unavoidable ? seen : [])];
}

/** How often unexpected answers came, and by how much the slowest pages became slower. */
export function howPagesSlowed(rows: readonly Row[]): string[] {
  const calm = rows.find(({ name }) => name === NOTHING);
  return rows.flatMap(({ name, pages, failures }) => {
    const parts: string[] = [];
    if (calm && name !== NOTHING)
      parts.push(`p99 × ${(percentile(pages.ms, 99) / percentile(calm.pages.ms, 99)).toFixed(1)}`);
    parts.push(...[...failures].map(([why, times]) => `${why} × ${times}`));
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  });
}
