import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { startUpload, deleteUpload } from '#app/features/gallery/photos/photos-uploads.server.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openStorage } from '#tests/support/content/media.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { UploadStore } from './upload-store.ts';

const MEGABYTE = 1024 * 1024;
const photo = Buffer.alloc(5 * MEGABYTE, 'a photo on its way ');
const bytes = (start: number, end: number) => Readable.from([photo.subarray(start, end)]);

onEachEngine((open) => {
  /** Two replicas with the same database and storage, and nothing else in common. */
  async function begin() {
    const database = await open();
    await createTestSchool(database);
    const albumId = await publishAlbum(database);
    const { storage, files } = openStorage();
    const clock = { now: NOW };
    const deps = { schoolCode: SCHOOL, database, storage, clock: () => clock.now };
    const id = newId();
    await startUpload(database.writes, {
      id,
      albumId,
      schoolCode: SCHOOL,
      staffId: 'asha',
      name: 'a.jpg',
      bytes: photo.length,
      batch: 'one',
      position: 0,
      now: NOW,
    });
    return { one: new UploadStore(deps), other: new UploadStore(deps), id, database, storage, files, clock };
  }

  test('an upload begun at one replica continues at the other, and is complete at both', async () => {
    const { one, other, id } = await begin();
    expect(await one.write(bytes(0, MEGABYTE), id, 0)).toBe(MEGABYTE);
    expect(await other.getUpload(id)).toMatchObject({ offset: MEGABYTE, size: photo.length });
    expect(await other.write(bytes(MEGABYTE, photo.length), id, MEGABYTE)).toBe(photo.length);
    for (const store of [one, other])
      expect(Buffer.compare(Buffer.from(await store.read(id)), photo)).toBe(0);
  });

  test('a broken connection keeps what had arrived before', async () => {
    const { one, other, id } = await begin();
    const breaking = Readable.from(
      (async function* () {
        yield photo.subarray(0, 3 * MEGABYTE);
        yield photo.subarray(3 * MEGABYTE, 3 * MEGABYTE + 7);
        throw new Error('the line broke');
      })(),
    );
    await expect(one.write(breaking, id, 0)).rejects.toThrow('the line broke');
    expect(await other.getUpload(id)).toMatchObject({ offset: 3 * MEGABYTE + 7 });
  });

  test('a chunk that could not be written is not reported as received', async () => {
    const { one, other, id, storage } = await begin();
    await one.write(bytes(0, 100), id, 0);
    const { write } = storage;
    storage.write = async () => Promise.reject(new Error('the storage is not available'));
    await expect(one.write(bytes(100, 200), id, 100)).rejects.toThrow('the storage is not available');
    storage.write = write;
    expect(await other.getUpload(id)).toMatchObject({ offset: 100 });
  });

  test('two clients that send from the same offset fill it once, even if one was believed dead', async () => {
    const { one, other, id } = await begin();
    const outcomes = await Promise.allSettled([
      one.write(bytes(0, MEGABYTE), id, 0),
      other.write(bytes(0, 1000), id, 0),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { offset } = await one.getUpload(id);
    await other.write(bytes(offset, photo.length), id, offset);
    expect(Buffer.compare(Buffer.from(await one.read(id)), photo)).toBe(0);
  });

  test('nothing remains: not after removal, not when its upload is deleted or its process died', async () => {
    const { one, id, database, storage, files, clock } = await begin();
    await one.write(bytes(0, 100), id, 0);
    await one.remove(id);
    expect(files()).toEqual([]);

    const { write } = storage;
    storage.write = async (key, content) => {
      await write(key, content);
      throw new Error('killed before it could say so');
    };
    await expect(one.write(bytes(0, 100), id, 0)).rejects.toThrow('killed');
    expect(files()).toHaveLength(1);
    await deleteUpload(database.writes, SCHOOL, id);
    await one.removeOrphans();
    expect(files(), 'another may still be at it').toHaveLength(1);
    clock.now = new Date(NOW.getTime() + 60 * 60_000);
    await one.removeOrphans();
    expect(files()).toEqual([]);
    expect(await database.reads.selectFrom('photo_upload_chunks').selectAll().execute()).toEqual([]);
  });
});
