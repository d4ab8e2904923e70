import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ingestFile, type Ingested } from '#app/media/ingest/ingest.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { type PictureOptions, paint } from './pictures.ts';
import { createTestSchool, NOW, SCHOOL } from './school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** An empty storage for the test, and its content. */
export function openStorage() {
  const folder = temporaryFolder();
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return { storage: localDiskStorage(folder), files };
}

/** A storage with one picture in it; each has its own path, as different content has. */
export async function openPicture(options: PictureOptions = {}) {
  const { storage, files } = openStorage();
  const [ending, format] = options.alpha ? (['png', 'png'] as const) : (['jpg', 'jpeg'] as const);
  const path = `${SCHOOL}/public/Images/${randomBytes(16).toString('hex')}.${ending}`;
  await storage.write(originalKey(path), await paint(options).toFormat(format).toBuffer());
  return {
    storage,
    picture: { path, width: options.width ?? 320 },
    files,
    renditions: () => files().filter((file) => file.includes('/renditions/')),
  };
}

/** A school that accepts uploads, and access to what it has stored. */
export async function openMedia(database: TestDatabase) {
  const { storage, files } = openStorage();
  await createTestSchool(database);
  const deps = { database, storage, clock: () => NOW };
  const take = (bytes: Uint8Array, schoolCode = SCHOOL) => ingestFile(deps, schoolCode, bytes);
  return {
    storage,
    files,
    take,
    rows: () => database.reads.selectFrom('media_files').selectAll().execute(),
    /** Ingests a file that must be accepted: its row and the stored bytes. */
    async keep(bytes: Uint8Array, schoolCode = SCHOOL) {
      const taken = await take(bytes, schoolCode);
      if ('refused' in taken) throw new Error(`refused: ${taken.refused}`);
      const { mediaId, path } = taken satisfies Ingested;
      const row = await database.reads
        .selectFrom('media_files')
        .selectAll()
        .where('id', '=', mediaId)
        .executeTakeFirstOrThrow();
      return { mediaId, path, row, stored: Buffer.from(await storage.read(originalKey(path))) };
    },
  };
}
