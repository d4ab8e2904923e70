import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, plainPicture, SCHOOL } from '#tests/support/content/school.ts';
import { ingestFile } from './ingest.server.ts';
import { leaseFile } from '#app/media/files/unreferenced-files.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';

onEachEngine((open) => {
  async function sentOnce() {
    const database = await open();
    await createTestSchool(database);
    const folder = join(database.where.dataDir, 'media');
    const deps = { database, storage: localDiskStorage(folder), clock: () => NOW };
    const bytes = await plainPicture('teal');
    const first = await ingestFile(deps, SCHOOL, bytes);
    if ('refused' in first) throw new Error(first.refused);
    return { deps, folder, bytes, first };
  }

  test('a lost file is restored by uploading it again, under the same path', async () => {
    const { deps, folder, bytes, first } = await sentOnce();
    const file = join(folder, originalKey(first.path));
    const before = await readFile(file);
    await rm(file);
    expect(await ingestFile(deps, SCHOOL, bytes)).toEqual({ ...first, wasThere: true });
    expect(await readFile(file)).toEqual(before);
  });

  test('a process that died while writing a file does not block the same upload', async () => {
    const { deps, bytes, first } = await sentOnce();
    const { database } = deps;
    await database.writes.deleteFrom('media_files').execute();
    await leaseFile(database, { ...first, schoolCode: SCHOOL, width: null, height: null }, NOW);
    expect(await ingestFile(deps, SCHOOL, bytes)).toMatchObject({ path: first.path });
    expect(await database.writes.selectFrom('orphaned_files').selectAll().execute()).toEqual([]);
  });

  test('simultaneous uploads of the same file all succeed, and it is stored once', async () => {
    const { deps } = await sentOnce();
    const bytes = await plainPicture('orange');
    const sent = await Promise.all(Array.from({ length: 8 }, () => ingestFile(deps, SCHOOL, bytes)));
    expect(new Set(sent.map((one) => ('mediaId' in one ? one.mediaId : one.refused))).size).toBe(1);
  });

  test('a withdrawn picture cannot come back by uploading it again', async () => {
    const { deps, bytes } = await sentOnce();
    await deps.database.writes.updateTable('media_files').set({ withdrawn_at: NOW.toISOString() }).execute();
    expect(await ingestFile(deps, SCHOOL, bytes)).toEqual({ refused: 'withdrawn' });
  });
});
