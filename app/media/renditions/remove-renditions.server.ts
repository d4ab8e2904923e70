import type { Storage } from '#app/platform/storage/storage.ts';
import type { Crop } from '#app/media/crop.ts';
import { isOtherCrop, renditionFolder } from './storage-keys.ts';

/** Every rendition of a picture, of any size and shape. */
export const removeRenditionsOf = (storage: Storage, path: string): Promise<void> =>
  removeSome(storage, path, () => true);

/** The renditions of other parts of a picture than these; those of the whole picture stay. */
export const removeOtherCrops = (storage: Storage, path: string, crops: readonly Crop[]): Promise<void> =>
  removeSome(storage, path, (key) => isOtherCrop(key, crops));

async function removeSome(storage: Storage, path: string, isGone: (key: string) => boolean): Promise<void> {
  const keys = (await storage.list(renditionFolder(path))).filter(isGone);
  await Promise.all(keys.map((key) => storage.remove(key)));
}
