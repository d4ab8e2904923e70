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

/** What is known of everything of one kind, by its id over there. */
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

/** Writes down what is to come, with its files; gives back how many of those are to be fetched. */
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
          // What came once stays here, whatever is wrong with it over there today.
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
          // Somebody may have mended it over there: what is to come once more is asked for once more.
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
  // By what it is called over there, as every file that stays behind is.
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

/** Written out when its turn comes: all of them at once would keep everybody waiting. */
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
