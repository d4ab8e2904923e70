import type { Db } from '#app/platform/db/database.ts';
import {
  type PassedReason,
  IMPORTED_CONTENT_TYPES,
  type ImportedContentType,
} from '../provider/remote-item.ts';
import type { ProgressCounts } from './figures.ts';
import type { ImportRun } from './import-runs.server.ts';

/** The progress of an import. */
export async function countDone(db: Db, importRun: ImportRun): Promise<ProgressCounts> {
  const counts = await db
    .selectFrom('imported_items')
    .select(['state', (count) => count.fn.countAll<number>().as('count')])
    .where('school_code', '=', importRun.schoolCode)
    .where('source', '=', importRun.source)
    .where('import_id', '=', importRun.id)
    .groupBy('state')
    .execute();
  const files = await db
    .selectFrom('imported_files')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('school_code', '=', importRun.schoolCode)
    .where('import_id', '=', importRun.id)
    .where('state', '!=', 'waiting')
    .executeTakeFirst();
  const toImport = counts.filter(({ state }) => state !== 'passed' && state !== 'gone');
  const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + Number(count), 0);
  return {
    items: sum(toImport),
    itemsDone: sum(toImport.filter(({ state }) => state !== 'waiting')),
    filesDone: Number(files?.count ?? 0),
  };
}

export interface TypeReport {
  created: number;
  updated: number;
  unchanged: number;
  passed: number;
}
export type ReportGroup = ImportedContentType | 'files';

/** The result by type, with files as one more. */
export async function reportOf(db: Db, importRun: ImportRun): Promise<Map<ReportGroup, TypeReport>> {
  const report = new Map<ReportGroup, TypeReport>();
  const of = (kind: ReportGroup) => {
    let found = report.get(kind);
    if (!found) report.set(kind, (found = { created: 0, updated: 0, unchanged: 0, passed: 0 }));
    return found;
  };
  for (const [kind, { unchanged }] of Object.entries(importRun.lists))
    of(kind as ImportedContentType).unchanged = unchanged;
  const counts = await db
    .selectFrom('imported_items')
    .select(['kind', 'outcome', (count) => count.fn.countAll<number>().as('count')])
    .where('school_code', '=', importRun.schoolCode)
    .where('source', '=', importRun.source)
    .where('import_id', '=', importRun.id)
    .where('outcome', '!=', '')
    .groupBy(['kind', 'outcome'])
    .execute();
  for (const { kind, outcome, count } of counts)
    if (outcome !== '') of(kind as ImportedContentType)[outcome] += Number(count);
  const files = await db
    .selectFrom('imported_files')
    .select(['outcome', (count) => count.fn.countAll<number>().as('count')])
    .where('school_code', '=', importRun.schoolCode)
    .where('import_id', '=', importRun.id)
    .where('outcome', '!=', '')
    .groupBy('outcome')
    .execute();
  for (const { outcome, count } of files) if (outcome !== '') of('files')[outcome] += Number(count);
  return report;
}

export interface PassedRow {
  kind: ReportGroup;
  id: string;
  title: string;
  reason: PassedReason;
  detail: string;
}

/** Everything skipped, streamed: it need not fit into memory. */
export async function* listPassed(db: Db, importRun: ImportRun): AsyncIterable<PassedRow> {
  for (const [kind, { failed }] of Object.entries(importRun.lists))
    if (failed)
      yield {
        kind: kind as ImportedContentType,
        id: '',
        title: '',
        reason: failed.reason,
        detail: failed.detail ?? '',
      };
  for (const { detail, ...row } of importRun.figures.dryRunPassed ?? [])
    yield { ...row, detail: detail ?? '' };
  for (const kind of IMPORTED_CONTENT_TYPES)
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('imported_items')
        .select(['remote_id', 'title', 'reason', 'seen'])
        .where('school_code', '=', importRun.schoolCode)
        .where('source', '=', importRun.source)
        .where('kind', '=', kind)
        .where('import_id', '=', importRun.id)
        .where('outcome', '=', 'passed')
        .where('remote_id', '>', after)
        .orderBy('remote_id')
        .limit(PART)
        .execute();
      for (const { remote_id, title, reason, seen } of rows)
        yield {
          kind,
          id: remote_id,
          title,
          reason: reason as PassedReason,
          detail: (JSON.parse(seen) as { detail?: string }).detail ?? '',
        };
      const last = rows.at(-1);
      if (!last || rows.length < PART) break;
      after = last.remote_id;
    }
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('imported_files')
      .select(['path', 'reason'])
      .where('school_code', '=', importRun.schoolCode)
      .where('source', '=', importRun.source)
      .where('import_id', '=', importRun.id)
      .where('outcome', '=', 'passed')
      .where('path', '>', after)
      .orderBy('path')
      .limit(PART)
      .execute();
    for (const { path, reason } of rows)
      yield { kind: 'files', id: path, title: '', reason: reason as PassedReason, detail: '' };
    const last = rows.at(-1);
    if (!last || rows.length < PART) break;
    after = last.path;
  }
}

const PART = 500;

/** The number of skipped items by reason. */
export async function countReasons(
  db: Db,
  importRun: ImportRun,
): Promise<{ kind: ReportGroup; reason: PassedReason; count: number }[]> {
  const counts = new Map<string, { kind: ReportGroup; reason: PassedReason; count: number }>();
  for await (const { kind, reason } of listPassed(db, importRun)) {
    const key = `${kind} ${reason}`;
    const stored = counts.get(key);
    if (stored) stored.count += 1;
    else counts.set(key, { kind, reason, count: 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
