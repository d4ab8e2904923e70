import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { limitParallel } from '#app/core/flow/limit-parallel.ts';
import { yieldRegularly } from '#app/importing/run/yield-regularly.ts';
import type { OutsideFailure } from '#app/platform/outside/fetch-outside.ts';
import type { Services } from '#app/platform/services.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import {
  type RemoteItem,
  IMPORTED_CONTENT_TYPES,
  type ImportedContentType,
} from '../provider/remote-item.ts';
import { importFile, type ImportedFile } from './import-file.server.ts';
import type { Figures, ListFigures, Lists } from './figures.ts';
import {
  endImport,
  findImportRun,
  leaseImport,
  saveFigures,
  releaseImportLease,
  RENEW_LEASE_MS,
  type ImportRun,
  recordImportEvent,
} from './import-runs.server.ts';
import { findStoredItems, saveComparison } from './save-comparison.server.ts';
import { compareList, type ReadSource } from './compare-list.server.ts';
import { takeOver } from './take-over.server.ts';

export interface ImportDeps {
  services: Services;
  provider: Provider;
  source: ReadSource & { onlyTypes: readonly ImportedContentType[] };
  /** Then it is paused, to be continued. */
  isOver: () => boolean;
  onProgress?: (importRun: ImportRun) => void;
}

/**
 * `busy`: another worker has it. `later`: there is more to do. `away`: the old site does not answer. `ended`:
 * done, failed, paused or stopped.
 */
export type ImportResult = 'busy' | 'later' | 'away' | 'ended';

/** Thrown if the old site has become unreachable: the rest is still to be imported. */
class ProviderAway extends Error {}

/** Files of several items are fetched in parallel. */
const ITEMS_AT_ONCE = 6;

/**
 * Works on an import: first the lists, then the items. Every step is stored before the next, so that it can
 * be killed at any moment.
 */
export async function runImport(
  deps: ImportDeps,
  importId: string,
  schoolCode: string,
): Promise<ImportResult> {
  const { services } = deps;
  const leaseHolder = randomUUID();
  const db = services.database.writes;
  if (!(await leaseImport(db, { schoolCode, id: importId, leaseHolder, now: services.clock() }))) {
    const importRun = await findImportRun(db, { schoolCode, id: importId });
    return importRun?.state === 'running' ? 'busy' : 'ended';
  }
  let isOurs = true;
  // By time and not by progress: a single answer may take longer than a lease.
  const renewing = setInterval(() => {
    leaseImport(db, { schoolCode, id: importId, leaseHolder, now: services.clock() }).then(
      (leased) => (isOurs = leased),
      () => undefined,
    );
  }, RENEW_LEASE_MS);
  const mayContinue = () => isOurs && !deps.isOver();
  try {
    const importRun = (await findImportRun(db, { schoolCode, id: importId }))!;
    const isRead = await readAllLists(deps, importRun, mayContinue);
    if (!isRead) return (await stateOf(deps, importRun)) === 'running' ? 'later' : 'ended';
    const read = Object.values(importRun.lists);
    if (read.every(({ failed }) => failed)) {
      const trouble = read[0]?.failed?.reason ?? 'list-unreachable';
      await endImport(db, { schoolCode, id: importId, state: 'failed', trouble, now: services.clock() });
      return 'ended';
    }
    if (importRun.kind === 'look') await sampleFileSizes(deps, importRun);
    else if (!(await importItems(deps, importRun, mayContinue)))
      return (await stateOf(deps, importRun)) === 'running' ? 'later' : 'ended';
    await endImport(db, { schoolCode, id: importId, state: 'done', now: services.clock() });
    return 'ended';
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    await recordImportEvent(db, {
      schoolCode,
      importId,
      now: services.clock(),
      code: 'provider-away',
      about: {},
    });
    return 'away';
  } finally {
    clearInterval(renewing);
    await releaseImportLease(db, { schoolCode, id: importId, leaseHolder }).catch(() => undefined);
  }
}

const stateOf = async ({ services }: ImportDeps, { id, schoolCode }: ImportRun) =>
  (await findImportRun(services.database.writes, { schoolCode, id }))?.state;

async function readAllLists(
  { services, provider, source }: ImportDeps,
  importRun: ImportRun,
  mayContinue: () => boolean,
): Promise<boolean> {
  const { database, clock } = services;
  const of = { schoolCode: importRun.schoolCode, source: importRun.source };
  const lists: Lists = importRun.lists;
  const { figures } = importRun;
  const seenPaths = new Set<string>();
  for (const contentType of IMPORTED_CONTENT_TYPES) {
    if (lists[contentType] || (source.onlyTypes.length > 0 && !source.onlyTypes.includes(contentType)))
      continue;
    if (!mayContinue()) return false;
    const stored = await findStoredItems(database.reads, of, contentType);
    const found = await compareList(provider, contentType, source, stored);
    lists[contentType] = found.figures;
    if (importRun.kind === 'look') {
      // A picture that news and an album share is fetched once.
      const paths = found.toImport
        .flatMap(({ remoteItem }) => remoteItem.files.map(({ path }) => path))
        .filter((path) => !seenPaths.has(path) && seenPaths.add(path));
      figures.files += paths.length;
      if (contentType === 'albums')
        figures.newest = found.toImport
          .slice(0, NEWEST)
          .map(({ remoteItem }) => ({ title: remoteItem.title, photos: remoteItem.files.length }));
      figures.dryRunPassed = [
        ...(figures.dryRunPassed ?? []),
        ...[...found.passed, ...found.parts].map(({ id, title, reason, detail }) => ({
          kind: contentType,
          id,
          title,
          reason,
          detail,
        })),
      ].slice(0, MAX_REPORTED);
      figures.paths = [...(figures.paths ?? []), ...spread(paths, SAMPLE_PER_TYPE)];
      await saveFigures(database.writes, importRun, { lists, figures });
    } else {
      await database.writes.transaction().execute(async (transaction) => {
        const now = clock();
        figures.files += await saveComparison(
          transaction,
          { ...of, importId: importRun.id, now },
          contentType,
          found,
        );
        await saveFigures(transaction, importRun, { lists, figures });
      });
    }
    await recordListEvent(services, importRun, contentType, found.figures);
    if (isWrongAddress(lists)) return true;
  }
  if (source.onlyTypes.length === 0 && importRun.figures.visitors === undefined) {
    const count = await provider.visitors();
    figures.visitors = 'visitors' in count ? count.visitors : null;
    await database.writes
      .updateTable('old_sites')
      .set({ remote_visitors: figures.visitors })
      .where('school_code', '=', importRun.schoolCode)
      .where('address', '=', importRun.source)
      .execute();
    await saveFigures(database.writes, importRun, { figures });
  }
  return true;
}

/** If no list exists, requesting the others would give the same answer. */
const isWrongAddress = (lists: Lists): boolean =>
  Object.values(lists).every(({ failed }) => WRONG_ADDRESS.includes(failed?.detail ?? ''));
const WRONG_ADDRESS: string[] = ['noHost', 'notPublic', 'address'] satisfies OutsideFailure[];

const NEWEST = 5;
const MAX_REPORTED = 2000;
const SAMPLE_PER_TYPE = 8;
const SAMPLE = 12;

/** A sample spread over the whole list. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => items[Math.floor((index * items.length) / Math.min(most, items.length))]!,
  );

async function recordListEvent(
  services: Services,
  importRun: ImportRun,
  contentType: ImportedContentType,
  { failed, shrunk, there }: ListFigures,
): Promise<void> {
  const [code, about] = failed
    ? ['list-failed', { kind: contentType, reason: failed.reason }]
    : shrunk
      ? ['list-shrunk', { kind: contentType, before: shrunk.before, now: shrunk.now }]
      : ['list-read', { kind: contentType, there }];
  await recordImportEvent(services.database.writes, {
    schoolCode: importRun.schoolCode,
    importId: importRun.id,
    now: services.clock(),
    code,
    about,
  });
}

/** Estimates the size of all pictures from a sample; nothing is stored. */
async function sampleFileSizes({ services, provider }: ImportDeps, importRun: ImportRun): Promise<void> {
  const { paths = [], ...figures } = importRun.figures;
  const began = performance.now();
  const got = await Promise.all(spread(paths, SAMPLE).map((path) => provider.file(path)));
  const whole = got.flatMap((file) => ('bytes' in file ? [file.bytes.byteLength] : []));
  figures.sample = {
    files: whole.length,
    requested: got.length,
    bytes: whole.reduce((sum, bytes) => sum + bytes, 0),
    ms: Math.round(performance.now() - began),
  };
  await saveFigures(services.database.writes, importRun, { figures });
}

async function importItems(
  deps: ImportDeps,
  importRun: ImportRun,
  mayContinue: () => boolean,
): Promise<boolean> {
  const { services } = deps;
  const figures: Figures = { ...importRun.figures };
  let since = performance.now();
  const away: ProviderAway[] = [];
  const turn = yieldRegularly();
  const keep = async () => {
    figures.workedMs += performance.now() - since;
    since = performance.now();
    await saveFigures(services.database.writes, importRun, { figures });
    deps.onProgress?.(importRun);
  };
  try {
    for (;;) {
      if (!mayContinue()) return false;
      const batch = await nextItems(services, importRun, ITEMS_AT_ONCE * 2);
      if (batch.length === 0) return true;
      const atOnce = limitParallel(ITEMS_AT_ONCE);
      await Promise.all(
        batch.map((remoteItem) =>
          atOnce.run(async () => {
            if (away.length > 0 || !mayContinue()) return;
            // Other items in progress finish first: their results are kept.
            await turn();
            await importItem(deps, importRun, remoteItem, { figures, mayContinue }).catch(
              async (error: unknown) => {
                if (error instanceof ProviderAway) away.push(error);
                else if (isOwnFault(error)) await markFailed(deps, importRun, remoteItem, error);
                else throw error;
              },
            );
          }),
        ),
      );
      if (away[0]) throw away[0];
      await keep();
    }
  } finally {
    await keep();
  }
}

/** A bug in our own code, which would fail each time; disk and network failures are not. */
const isOwnFault = (error: unknown): error is Error =>
  error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError;

/** An item that cannot be imported does not affect the others. */
async function markFailed(
  { services }: ImportDeps,
  importRun: ImportRun,
  remoteItem: RemoteItem,
  error: Error,
): Promise<void> {
  services.log.error(
    { err: error, importId: importRun.id, contentType: remoteItem.contentType },
    'an item could not be imported',
  );
  await services.database.writes
    .updateTable('imported_items')
    .set({
      state: sql`case when local_id is null then 'passed' else 'here' end`,
      reason: 'item-failed',
      outcome: 'passed',
      changed_at: services.clock().toISOString(),
    })
    .where('school_code', '=', importRun.schoolCode)
    .where('source', '=', importRun.source)
    .where('kind', '=', remoteItem.contentType)
    .where('remote_id', '=', remoteItem.id)
    .execute();
}

async function nextItems({ database }: Services, { schoolCode, source, id }: ImportRun, most: number) {
  for (const contentType of IMPORTED_CONTENT_TYPES) {
    const rows = await database.writes
      .selectFrom('imported_items')
      .select('seen')
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('state', '=', 'waiting')
      .where('kind', '=', contentType)
      .where('import_id', '=', id)
      .orderBy('position')
      .limit(most)
      .execute();
    if (rows.length > 0) return rows.map(({ seen }) => JSON.parse(seen) as RemoteItem);
  }
  return [];
}

async function importItem(
  { services, provider }: ImportDeps,
  importRun: ImportRun,
  remoteItem: RemoteItem,
  { figures, mayContinue }: { figures: Figures; mayContinue: () => boolean },
): Promise<void> {
  const of = { schoolCode: importRun.schoolCode, source: importRun.source, importId: importRun.id };
  const files = new Map<string, ImportedFile>();
  const paths = [...new Set(remoteItem.files.map(({ path }) => path))];
  const atOnce = limitParallel(FILES_OF_ONE);
  await Promise.all(
    paths.map((path) =>
      atOnce.run(async () => {
        if (!mayContinue()) return;
        const { file, bytes, wasStored } = await importFile(
          services,
          provider,
          { ...of, by: importRun.by.name, isAway: () => failIfAway(provider) },
          path,
        );
        if (file) files.set(path, file);
        figures.bytes += bytes;
        if (!wasStored) figures.workDone += 1;
      }),
    ),
  );
  // Interrupted between photos: those imported are recorded, the others are fetched next time.
  if (!mayContinue()) return;
  const outcome = await takeOver(services, { ...of, by: importRun.by }, remoteItem, files);
  figures.workDone += 1;
  if (remoteItem.contentType === 'albums' || outcome === 'differs')
    await recordImportEvent(services.database.writes, {
      schoolCode: importRun.schoolCode,
      importId: importRun.id,
      now: services.clock(),
      code: outcome === 'differs' ? 'thing-differs' : 'album-complete',
      about: {
        kind: remoteItem.contentType,
        title: remoteItem.title,
        photos: files.size,
        missing: paths.length - files.size,
      },
    });
}

const FILES_OF_ONE = 4;

/** A single failing picture is skipped; if everything fails, the old site is unreachable. */
async function failIfAway(provider: Provider): Promise<void> {
  const answer = await provider.list('highlights');
  if ('failed' in answer && answer.failed === 'list-unreachable') throw new ProviderAway();
}
