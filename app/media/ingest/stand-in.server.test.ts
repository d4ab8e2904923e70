import { expect, test } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { openPicture } from '#tests/support/content/media.ts';
import {
  forgetPlannedRenditions,
  planRenditions,
  renditionsMade,
} from '#app/media/renditions/planned-renditions.server.ts';
import { findOrMakeRendition, findRendition } from '#app/media/renditions/renditions.server.ts';
import { findRenditionAtOnce } from './stand-in.server.ts';

const log = createLog('silent');

/** A storage in which AVIFs are not finished until the test releases them. */
async function openBlocked() {
  const { storage, picture } = await openPicture({ width: 1400 });
  const gate = Promise.withResolvers<void>();
  const written: string[] = [];
  const holding: Storage = {
    ...storage,
    async write(key, bytes) {
      if (key.endsWith('avif')) await gate.promise;
      written.push(key);
      return storage.write(key, bytes);
    },
  };
  return { storage: holding, picture, release: gate.resolve, written };
}

test('a missing AVIF is made in the background; a quick WebP replaces it until then', async () => {
  const { storage, picture, release } = await openBlocked();
  const first = await findRenditionAtOnce({ storage, log }, picture, 640, 'avif');
  expect(first).toMatchObject({ format: 'webp', isStandIn: true });
  expect((await findRendition(storage, picture, 640, 'webp'))?.key).toBe(first.key);
  release();
  await renditionsMade(storage);
  const second = await findRenditionAtOnce({ storage, log }, picture, 640, 'avif');
  expect(second).toMatchObject({ format: 'avif', isStandIn: false });
});

test('an existing rendition is used first, the nearest width, and never one far too small or too large', async () => {
  const { storage, picture, release } = await openBlocked();
  release();
  for (const width of [160, 480, 960] as const) await findOrMakeRendition(storage, picture, width, 'avif');
  const keyAt = async (width: 480 | 960) => (await findRendition(storage, picture, width, 'avif'))!.key;
  const at = async (width: 320 | 640 | 1280) =>
    (await findRenditionAtOnce({ storage, log }, picture, width, 'avif')).key;
  expect(await at(320)).toBe(await keyAt(480));
  expect(await at(640)).toBe(await keyAt(960));
  expect(await at(1280)).toBe(await keyAt(960));
});

test('other formats are made on request, in the requested format', async () => {
  const { storage, picture } = await openBlocked();
  for (const format of ['webp', 'jpeg'] as const)
    expect(await findRenditionAtOnce({ storage, log }, picture, 320, format)).toMatchObject({
      format,
      isStandIn: false,
    });
});

test('renditions that a visitor waits for are made first, then those at the top of a page, each once', async () => {
  const { storage, picture, release, written } = await openBlocked();
  release();
  const plan = (width: 160 | 320 | 480 | 640, urgency: 'soon' | 'first' | 'later') =>
    planRenditions({ storage, log }, [{ picture, width, format: 'webp' }], urgency);
  planRenditions({ storage, log }, [], 'soon');
  plan(160, 'later');
  plan(320, 'later');
  plan(480, 'first');
  plan(640, 'soon');
  plan(640, 'soon');
  await renditionsMade(storage);
  expect(written.map((key) => /(\d+)\.webp$/.exec(key)?.[1])).toEqual(['640', '480', '160', '320']);
});

test('a deleted picture blocks nothing, and a server that stops drops its plan', async () => {
  const { storage, picture, release, written } = await openBlocked();
  release();
  const gone = { path: 'LFIS/public/Images/gone.jpg', width: 800 };
  const plan = (pictures: { path: string; width: number }[]) =>
    planRenditions(
      { storage, log },
      pictures.map((one) => ({ picture: one, width: 320, format: 'webp' })),
      'first',
    );
  plan([gone, picture]);
  await renditionsMade(storage);
  expect(written).toHaveLength(1);
  plan([gone, { ...picture, path: picture.path }]);
  forgetPlannedRenditions(storage);
  await renditionsMade(storage);
  expect(written).toHaveLength(1);
});
