import { expect, test } from 'vitest';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { findPageFiles, setPageFile } from './page-files.server.ts';

onEachEngine((open) => {
  async function schoolWithPictures() {
    const database = await open();
    await createTestSchool(database);
    const deps = { database, storage: localDiskStorage(database.where.dataDir) };
    const [red, blue] = [await storedPicture(deps, 'red'), await storedPicture(deps, 'blue')];
    const put = (slot: string, mediaId: string, alt: string) =>
      publish(database, (change) => setPageFile(change, SCHOOL, slot, { mediaId, alt }));
    return { ...database, red: red.mediaId, blue: blue.mediaId, put };
  }

  test('a page has the pictures of its slots, and works without the empty ones', async () => {
    const { reads, red, blue, put } = await schoolWithPictures();
    await put('garden', red, 'Red garden');
    await put('library', blue, 'Blue library');
    const files = await findPageFiles(reads, SCHOOL, ['garden', 'gate']);
    expect(Object.keys(files)).toEqual(['garden']);
    expect(files.garden).toMatchObject({ mediaId: red, alt: 'Red garden', kind: 'image' });
    expect(await findPageFiles(reads, SCHOOL, [])).toEqual({});
  });

  test('a new picture replaces the old one, for this school only', async () => {
    const { reads, red, blue, put } = await schoolWithPictures();
    await put('garden', red, 'Red garden');
    await put('garden', blue, 'Blue garden');
    expect((await findPageFiles(reads, SCHOOL, ['garden'])).garden?.alt).toBe('Blue garden');
    expect(await findPageFiles(reads, 'OTHER', ['garden'])).toEqual({});
  });

  test('a withdrawn picture leaves its slot empty', async () => {
    const { reads, writes, red, put } = await schoolWithPictures();
    await put('garden', red, 'Red garden');
    await writes.updateTable('media_files').set({ withdrawn_at: '2026-11-15T00:00:00Z' }).execute();
    expect(await findPageFiles(reads, SCHOOL, ['garden'])).toEqual({});
  });
});
