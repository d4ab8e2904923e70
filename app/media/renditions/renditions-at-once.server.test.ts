import { expect, test, vi } from 'vitest';
import type { Storage } from '#app/platform/storage/storage.ts';
import { openPicture } from '#tests/support/content/media.ts';
import { RENDITION_WIDTHS } from '#app/media/picture.ts';
import { findOrMakeRendition, renditionsWaiting } from './renditions.server.ts';

test('twenty simultaneous requests share one rendition, whichever width above the original they name', async () => {
  const { storage, picture, files } = await openPicture();
  const write = vi.spyOn(storage, 'write');
  const read = vi.spyOn(storage, 'read');
  const widths = RENDITION_WIDTHS.filter((width) => width >= 320);
  const requests = Array.from({ length: 20 }, (_, index) =>
    findOrMakeRendition(storage, picture, widths[index % widths.length]!, 'webp'),
  );
  expect(new Set((await Promise.all(requests)).map(({ key }) => key)).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
  expect(read).toHaveBeenCalledTimes(1);
  expect(files().filter((file) => file.endsWith('.part'))).toEqual([]);
});

test('the sizes of one picture are made one at a time', async () => {
  const { storage, picture } = await openPicture();
  let making = 0;
  let most = 0;
  const watched: Storage = {
    ...storage,
    async read(key) {
      most = Math.max(most, (making += 1));
      return storage.read(key);
    },
    async write(key, bytes) {
      await storage.write(key, bytes);
      making -= 1;
    },
  };
  const requests = ([160, 320] as const).flatMap((width) =>
    (['webp', 'jpeg'] as const).map((format) => findOrMakeRendition(watched, picture, width, format)),
  );
  expect(new Set((await Promise.all(requests)).map(({ key }) => key)).size).toBe(4);
  expect(most).toBe(1);
});

test('an AVIF is made on its own and delays no quick format', async () => {
  const { storage, picture } = await openPicture();
  const gate = Promise.withResolvers<void>();
  let making = 0;
  const holding: Storage = {
    ...storage,
    async write(key, bytes) {
      if (key.endsWith('avif')) {
        making += 1;
        await gate.promise;
      }
      return storage.write(key, bytes);
    },
  };
  const slow = ([160, 320] as const).map((width) => findOrMakeRendition(holding, picture, width, 'avif'));
  await vi.waitFor(() => expect(making).toBe(1));
  expect((await findOrMakeRendition(holding, picture, 160, 'webp')).size).toBeGreaterThan(0);
  expect(making).toBe(1);
  gate.resolve();
  await Promise.all(slow);
});

test('one picture that takes long does not delay another', async () => {
  const [slow, quick] = [await openPicture(), await openPicture()];
  const gate = Promise.withResolvers<void>();
  const holding: Storage = {
    ...slow.storage,
    // Resolves at once, so that both sizes are queued before the other picture.
    size: async () => undefined,
    async read(key) {
      await gate.promise;
      return slow.storage.read(key);
    },
  };
  const sizes = ([160, 320] as const).map((width) =>
    findOrMakeRendition(holding, slow.picture, width, 'webp'),
  );
  const { size } = await findOrMakeRendition(quick.storage, quick.picture, 160, 'webp');
  expect(size).toBeGreaterThan(0);
  gate.resolve();
  expect(await Promise.all(sizes)).toHaveLength(2);
});

test('a request whose lookup finished after the rendition was made does not make it again', async () => {
  const { storage, picture } = await openPicture();
  const write = vi.spyOn(storage, 'write');
  const first = findOrMakeRendition(storage, picture, 160, 'webp');
  const slowToAnswer: Storage = { ...storage, size: () => first.then(() => undefined) };
  expect(await findOrMakeRendition(slowToAnswer, picture, 160, 'webp')).toEqual(await first);
  expect(write).toHaveBeenCalledTimes(1);
});

test('two pictures are made at a time; the others wait and are counted', async () => {
  const gate = Promise.withResolvers<void>();
  const started = vi.fn();
  const requests = [];
  for (let number = 0; number < 5; number++) {
    const { storage, picture } = await openPicture();
    const holding: Storage = {
      ...storage,
      async read(key) {
        started();
        await gate.promise;
        return storage.read(key);
      },
    };
    requests.push(findOrMakeRendition(holding, picture, 160, 'webp'));
  }
  await vi.waitFor(() => expect(renditionsWaiting()).toBe(3));
  expect(started).toHaveBeenCalledTimes(2);
  gate.resolve();
  await Promise.all(requests);
  expect(renditionsWaiting()).toBe(0);
});
