import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { onEachEngine } from '#tests/support/engines.ts';
import { foundTestSchool, NOW, plainPicture, SCHOOL } from '#tests/support/school.ts';
import { ingestFile } from './ingest.server.ts';
import { originalKey } from './storage-keys.ts';

onEachEngine((open) => {
  async function sentOnce() {
    const database = await open();
    await foundTestSchool(database);
    const folder = join(database.where.dataDir, 'media');
    const deps = { database, storage: localDiskStorage(folder), clock: () => NOW };
    const bytes = await plainPicture('teal');
    const first = await ingestFile(deps, SCHOOL, bytes);
    if ('refused' in first) throw new Error(first.refused);
    return { deps, folder, bytes, first };
  }

  test('a file that was lost is put back by sending it again, under the same path', async () => {
    const { deps, folder, bytes, first } = await sentOnce();
    const file = join(folder, originalKey(first.path));
    const before = await readFile(file);
    await rm(file);
    expect(await ingestFile(deps, SCHOOL, bytes)).toEqual(first);
    expect(await readFile(file)).toEqual(before);
  });

  test('a picture that was withdrawn cannot come back by sending it again', async () => {
    const { deps, bytes } = await sentOnce();
    await deps.database.writes.updateTable('media_files').set({ withdrawn_at: NOW.toISOString() }).execute();
    expect(await ingestFile(deps, SCHOOL, bytes)).toEqual({ refused: 'withdrawn' });
  });
});
