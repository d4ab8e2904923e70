import type { Db } from '#app/platform/db/database.ts';

export interface NewChunk {
  schoolCode: string;
  key: string;
  uploadId: string;
  start: number;
  bytes: number;
  now: Date;
}

/** Recorded before its file is written: a file without a row would never be deleted. */
export async function announceChunk(db: Db, chunk: NewChunk): Promise<void> {
  await db
    .insertInto('photo_upload_chunks')
    .values({
      school_code: chunk.schoolCode,
      key: chunk.key,
      upload_id: chunk.uploadId,
      start: chunk.start,
      bytes: chunk.bytes,
      stored: 0,
      created_at: chunk.now.toISOString(),
    })
    .execute();
}

/** Called after the write: from now on the chunk has arrived. Throws if another one has filled its place. */
export async function confirmChunk(db: Db, schoolCode: string, key: string): Promise<void> {
  await db
    .updateTable('photo_upload_chunks')
    .set({ stored: 1 })
    .where('school_code', '=', schoolCode)
    .where('key', '=', key)
    .execute();
}

/** Each starts where the one before it ends. */
export async function listChunks(
  db: Db,
  schoolCode: string,
  uploadId: string,
): Promise<{ key: string; start: number; bytes: number }[]> {
  return db
    .selectFrom('photo_upload_chunks')
    .select(['key', 'start', 'bytes'])
    .where('school_code', '=', schoolCode)
    .where('upload_id', '=', uploadId)
    .where('stored', '=', 1)
    .orderBy('start')
    .execute();
}

/** Including those that may or may not have been written. */
export async function listChunkKeys(db: Db, schoolCode: string, uploadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_upload_chunks')
    .select('key')
    .where('school_code', '=', schoolCode)
    .where('upload_id', '=', uploadId)
    .execute();
  return rows.map(({ key }) => key);
}

/** Chunks of uploads that have ended or no longer exist. */
export async function listLeftoverChunkKeys(db: Db, schoolCode: string, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_upload_chunks')
    .select('key')
    .where('school_code', '=', schoolCode)
    .where('created_at', '<', before.toISOString())
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('photo_uploads')
            .select('id')
            .whereRef('photo_uploads.school_code', '=', 'photo_upload_chunks.school_code')
            .whereRef('photo_uploads.id', '=', 'photo_upload_chunks.upload_id')
            .where('state', '=', 'arriving'),
        ),
      ),
    )
    .execute();
  return rows.map(({ key }) => key);
}

/** After its file was deleted. */
export async function deleteChunk(db: Db, schoolCode: string, key: string): Promise<void> {
  await db
    .deleteFrom('photo_upload_chunks')
    .where('school_code', '=', schoolCode)
    .where('key', '=', key)
    .execute();
}
