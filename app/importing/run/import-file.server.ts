import { createHash } from 'node:crypto';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import type { PassedReason } from '../provider/remote-item.ts';
import type { ImportSource } from './save-comparison.server.ts';

const REASONS: Record<Refusal['refused'], PassedReason> = {
  empty: 'file-broken',
  'too-large': 'file-too-large',
  'unknown-type': 'file-not-a-picture',
  'too-many-pixels': 'file-too-many-pixels',
  'too-large-unpacked': 'file-too-many-pixels',
  heic: 'file-broken',
  unreadable: 'file-broken',
  withdrawn: 'file-withdrawn',
};

export interface ImportedFile {
  mediaId: string;
  kind: 'image' | 'document';
}

/**
 * Imports a file by its path on the old site. After a crash it is fetched again, and found to be the same.
 * Undefined if it is skipped, which is recorded.
 */
export async function importFile(
  services: Services,
  provider: Provider,
  {
    schoolCode,
    source,
    importId,
    by,
    isAway,
  }: ImportSource & { importId: string; by: string; isAway: () => Promise<void> },
  path: string,
): Promise<{ file: ImportedFile | undefined; bytes: number; wasStored: boolean }> {
  const { database } = services;
  const stored = await database.reads
    .selectFrom('imported_files')
    .leftJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'imported_files.school_code')
        .onRef('media_files.id', '=', 'imported_files.media_id'),
    )
    .select(['imported_files.media_id', 'imported_files.state', 'media_files.kind', 'media_files.erased_at'])
    .where('imported_files.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('imported_files.path', '=', path)
    .executeTakeFirst();
  if (stored?.media_id && stored.kind && !stored.erased_at)
    return { file: { mediaId: stored.media_id, kind: stored.kind }, bytes: 0, wasStored: true };
  if (stored?.state === 'passed') return { file: undefined, bytes: 0, wasStored: true };
  const saveOutcome = (columns: {
    state: 'here' | 'passed';
    media_id?: string;
    reason?: string;
    outcome: 'created' | 'unchanged' | 'passed';
    bytes?: number;
    sha256?: string;
  }) =>
    database.writes
      .updateTable('imported_files')
      .set({ ...columns, import_id: importId })
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('path', '=', path)
      .execute();
  const got = await provider.file(path);
  if ('failed' in got) {
    if (got.failed === 'file-unreachable') await isAway();
    await saveOutcome({ state: 'passed', reason: got.failed, outcome: 'passed' });
    return { file: undefined, bytes: 0, wasStored: false };
  }
  const { bytes } = got;
  const name = path.split('/').at(-1) ?? path;
  const taken = await ingestFile(services, schoolCode, bytes, { sent: { name, by } });
  if ('refused' in taken) {
    await saveOutcome({
      state: 'passed',
      reason: REASONS[taken.refused],
      outcome: 'passed',
      bytes: bytes.byteLength,
    });
    return { file: undefined, bytes: bytes.byteLength, wasStored: false };
  }
  await saveOutcome({
    state: 'here',
    media_id: taken.mediaId,
    outcome: taken.wasThere ? 'unchanged' : 'created',
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const kind = taken.path.endsWith('.pdf') ? 'document' : 'image';
  return { file: { mediaId: taken.mediaId, kind }, bytes: bytes.byteLength, wasStored: false };
}
