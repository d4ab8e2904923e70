import { createHash } from 'node:crypto';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';
import type { Services } from '#app/platform/services.ts';
import type { Provider } from '../provider/ask-provider.server.ts';
import type { PassedReason } from '../provider/thing.ts';
import type { OfSource } from './note-list.server.ts';

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

export interface BroughtFile {
  mediaId: string;
  kind: 'image' | 'document';
}

/**
 * The file that a path of the old site has become. It is fetched once: killed in between, it is fetched again, and found
 * to be the same. Nothing where it stays behind, which is noted.
 */
export async function bringFile(
  services: Services,
  provider: Provider,
  {
    schoolCode,
    source,
    moveId,
    by,
    isAway,
  }: OfSource & { moveId: string; by: string; isAway: () => Promise<void> },
  path: string,
): Promise<{ file: BroughtFile | undefined; bytes: number; wasKnown: boolean }> {
  const { database } = services;
  const known = await database.reads
    .selectFrom('moved_files')
    .leftJoin('media_files', 'media_files.id', 'moved_files.media_id')
    .select(['moved_files.media_id', 'moved_files.state', 'media_files.kind', 'media_files.erased_at'])
    .where('moved_files.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('moved_files.path', '=', path)
    .executeTakeFirst();
  if (known?.media_id && known.kind && !known.erased_at)
    return { file: { mediaId: known.media_id, kind: known.kind }, bytes: 0, wasKnown: true };
  if (known?.state === 'passed') return { file: undefined, bytes: 0, wasKnown: true };
  const note = (columns: {
    state: 'here' | 'passed';
    media_id?: string;
    reason?: string;
    outcome: 'created' | 'unchanged' | 'passed';
    bytes?: number;
    sha256?: string;
  }) =>
    database.writes
      .updateTable('moved_files')
      .set({ ...columns, move_id: moveId })
      .where('school_code', '=', schoolCode)
      .where('source', '=', source)
      .where('path', '=', path)
      .execute();
  const got = await provider.file(path);
  if ('failed' in got) {
    if (got.failed === 'file-unreachable') await isAway();
    await note({ state: 'passed', reason: got.failed, outcome: 'passed' });
    return { file: undefined, bytes: 0, wasKnown: false };
  }
  const { bytes } = got;
  const name = path.split('/').at(-1) ?? path;
  const taken = await ingestFile(services, schoolCode, bytes, { sent: { name, by } });
  if ('refused' in taken) {
    await note({
      state: 'passed',
      reason: REASONS[taken.refused],
      outcome: 'passed',
      bytes: bytes.byteLength,
    });
    return { file: undefined, bytes: bytes.byteLength, wasKnown: false };
  }
  await note({
    state: 'here',
    media_id: taken.mediaId,
    outcome: taken.wasThere ? 'unchanged' : 'created',
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  const kind = taken.path.endsWith('.pdf') ? 'document' : 'image';
  return { file: { mediaId: taken.mediaId, kind }, bytes: bytes.byteLength, wasKnown: false };
}
