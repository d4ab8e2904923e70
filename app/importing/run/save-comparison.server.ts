import { sql, type Transaction } from 'kysely';
import { inBatches } from '#app/core/flow/in-batches.ts';
import { yieldRegularly } from '#app/importing/run/yield-regularly.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { PassedItem, ImportedContentType } from '../provider/remote-item.ts';
import type { Comparison, StoredItem } from './compare-list.server.ts';

export interface ImportSource {
  schoolCode: string;
  source: string;
}

/** The known state of all items of a type, by their id on the old site. */
export async function findStoredItems(
  db: Db,
  { schoolCode, source }: ImportSource,
  contentType: ImportedContentType,
): Promise<Map<string, StoredItem>> {
  const rows = await db
    .selectFrom('imported_items')
    .select(['remote_id', 'remote_hash', 'imported_hash', 'state'])
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('kind', '=', contentType)
    .execute();
  return new Map(
    rows.map(({ remote_id, remote_hash, imported_hash, state }) => [
      remote_id,
      { remoteHash: remote_hash, importedHash: imported_hash, state },
    ]),
  );
}

/** Stores the items to import, with their files; returns how many files are to be fetched. */
export async function saveComparison(
  transaction: Transaction<Schema>,
  { schoolCode, source, importId, now }: ImportSource & { importId: string; now: Date },
  contentType: ImportedContentType,
  { toImport, passed, parts, returned, gone }: Comparison,
): Promise<number> {
  const sourceColumns = { school_code: schoolCode, source };
  const at = now.toISOString();
  const turn = yieldRegularly();
  const rows = [...toImport.map(rowToImport), ...passed.map(passedRow)];
  for (const part of inBatches(rows)) {
    await turn();
    await transaction
      .insertInto('imported_items')
      .values(
        part.map((row) => ({
          ...sourceColumns,
          ...row(),
          kind: contentType,
          import_id: importId,
          changed_at: at,
          local_id: null,
          imported_hash: null,
          local_hash: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['school_code', 'source', 'kind', 'remote_id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          title: eb.ref('excluded.title'),
          seen: eb.ref('excluded.seen'),
          remote_hash: eb.ref('excluded.remote_hash'),
          // Imported items stay, whatever is wrong with them there today.
          state: sql`case when excluded.state = 'passed' and imported_items.local_id is not null
            then imported_items.state else excluded.state end`,
          reason: eb.ref('excluded.reason'),
          outcome: eb.ref('excluded.outcome'),
          import_id: eb.ref('excluded.import_id'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  for (const [ids, state] of [
    [returned, 'here'],
    [gone, 'gone'],
  ] as const)
    for (const part of inBatches(ids))
      await transaction
        .updateTable('imported_items')
        .set({ state, reason: '', changed_at: at })
        .where('school_code', '=', schoolCode)
        .where('source', '=', source)
        .where('kind', '=', contentType)
        .where('remote_id', 'in', part)
        .execute();
  const paths = [...new Set(toImport.flatMap(({ remoteItem }) => remoteItem.files.map(({ path }) => path)))];
  let files = 0;
  for (const part of inBatches(paths)) {
    await turn();
    const added = await transaction
      .insertInto('imported_files')
      .values(
        part.map((path) => ({
          ...sourceColumns,
          path,
          media_id: null,
          state: 'waiting' as const,
          import_id: importId,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['school_code', 'source', 'path'])
          // It may have been fixed there, so it is requested again.
          .doUpdateSet({ state: 'waiting', reason: '', outcome: '', import_id: importId })
          .where('imported_files.media_id', 'is', null)
          .where((is) =>
            is.or([
              is('imported_files.import_id', '!=', importId),
              is('imported_files.state', '!=', 'waiting'),
            ]),
          ),
      )
      .returning('path')
      .execute();
    files += added.length;
  }
  // By its id on the old site, like every skipped file.
  const left = new Map(parts.map(({ id, reason, detail }) => [detail ?? id, reason]));
  for (const part of inBatches([...left]))
    await transaction
      .insertInto('imported_files')
      .values(
        part.map(([path, reason]) => ({
          ...sourceColumns,
          path,
          media_id: null,
          state: 'passed' as const,
          reason,
          outcome: 'passed' as const,
          import_id: importId,
        })),
      )
      .onConflict((conflict) => conflict.columns(['school_code', 'source', 'path']).doNothing())
      .execute();
  return files + left.size;
}

/** Serialised one by one: all at once would block the event loop. */
const rowToImport =
  ({ remoteItem, hash, position }: Comparison['toImport'][number]) =>
  () => ({
    remote_id: remoteItem.id,
    position,
    title: remoteItem.title.slice(0, 300),
    seen: JSON.stringify(remoteItem),
    remote_hash: hash,
    state: 'waiting' as 'waiting' | 'passed',
    reason: '',
    outcome: '' as '' | 'passed',
  });

const passedRow =
  ({ id, title, reason, detail }: PassedItem): ReturnType<typeof rowToImport> =>
  () => ({
    remote_id: id,
    position: 0,
    title: title.slice(0, 300),
    seen: JSON.stringify({ detail }),
    remote_hash: '',
    state: 'passed',
    reason,
    outcome: 'passed',
  });
