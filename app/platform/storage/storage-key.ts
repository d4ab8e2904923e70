const SAFE_KEY = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.[a-z0-9]+$/;

/** Returns the key; throws if it could lead elsewhere, on a disk or in a bucket. */
export function checkedKey(key: string): string {
  if (!SAFE_KEY.test(key)) throw new Error('not a storage key');
  return key;
}
