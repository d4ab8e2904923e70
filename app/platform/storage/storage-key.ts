const SAFE_KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Returns the key; throws if it could lead elsewhere, on a disk or in a bucket. */
export function checkedKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error('not a storage key');
  return key;
}

const SAFE_FOLDER = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;

/** The same for the folder of some keys. */
export function checkedFolder(folder: string): string {
  if (!SAFE_FOLDER.test(folder)) throw new Error('not a storage folder');
  return folder;
}

export const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'));
