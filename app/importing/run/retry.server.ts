import type { CommandContext } from '#app/access/command-context.ts';
import type { Transaction } from 'kysely';
import type { Schema } from '#app/platform/db/schema.ts';
import { type PassedReason, type RemoteItem, IMPORTED_CONTENT_TYPES } from '../provider/remote-item.ts';
import { startImport, type ImportRun, findLatestImportRun } from './import-runs.server.ts';
import type { ImportSource } from './save-comparison.server.ts';

const PART = 200;

/**
 * Retries everything skipped for this reason, in a new import: items with such a file count as changed, so
 * that their files are requested again. Undefined while an import is in progress.
 */
export async function retryPassed(
  { services, staff, now }: CommandContext,
  { source, reason }: { source: string; reason: PassedReason },
): Promise<ImportRun | undefined> {
  const { schoolCode } = staff;
  const isFree = await services.database.writes.transaction().execute(async (transaction) => {
    const last = await findLatestImportRun(transaction, schoolCode, ['look', 'move']);
    if (last?.state === 'running' || last?.state === 'paused') return false;
    const paths = await passedPaths(transaction, { schoolCode, source }, reason);
    if (paths.size > 0) await resetImportedHash(transaction, { schoolCode, source }, paths);
    return true;
  });
  return isFree ? startImport(services, { staff, now, kind: 'move', source }) : undefined;
}

async function passedPaths(
  transaction: Transaction<Schema>,
  { schoolCode, source }: ImportSource,
  reason: PassedReason,
): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('imported_files')
    .select('path')
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', '=', 'passed')
    .where('reason', '=', reason)
    .execute();
  return new Set(rows.map(({ path }) => path));
}

async function resetImportedHash(
  transaction: Transaction<Schema>,
  { schoolCode, source }: ImportSource,
  paths: ReadonlySet<string>,
): Promise<void> {
  for (const contentType of IMPORTED_CONTENT_TYPES)
    for (let after = ''; ;) {
      const rows = await transaction
        .selectFrom('imported_items')
        .select(['remote_id', 'seen'])
        .where('school_code', '=', schoolCode)
        .where('source', '=', source)
        .where('kind', '=', contentType)
        .where('state', '=', 'here')
        .where('remote_id', '>', after)
        .orderBy('remote_id')
        .limit(PART)
        .execute();
      const ids = rows.flatMap(({ remote_id, seen }) => {
        const { files = [] } = JSON.parse(seen) as Partial<RemoteItem>;
        return files.some(({ path }) => paths.has(path)) ? [remote_id] : [];
      });
      if (ids.length > 0)
        await transaction
          .updateTable('imported_items')
          .set({ imported_hash: null })
          .where('school_code', '=', schoolCode)
          .where('source', '=', source)
          .where('kind', '=', contentType)
          .where('remote_id', 'in', ids)
          .execute();
      const last = rows.at(-1);
      if (!last || rows.length < PART) break;
      after = last.remote_id;
    }
}
