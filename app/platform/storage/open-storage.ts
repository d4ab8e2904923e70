import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type CachedStorage, diskCache } from './disk-cache.ts';
import { localDiskStorage } from './local-disk.ts';
import type { Log } from '../log.ts';
import { NoBucket, s3Storage } from './s3.ts';

/**
 * The school's files as configured: in S3 with copies on this disk, or on this disk only. A program that reads
 * everything once uses no copies: they would push out those for visitors.
 */
export function openStorage(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  { copies = true } = {},
): CachedStorage {
  const nothingToForget = { forget: async () => undefined };
  if (!s3) return { ...localDiskStorage(join(dataDir, 'media')), ...nothingToForget };
  const behind = s3Storage(s3);
  if (!copies) return { ...behind, ...nothingToForget };
  return diskCache({
    behind,
    folder: join(dataDir, 'cache'),
    maxBytes: s3.cacheBytes,
    // Read once, when the photo is whole.
    isWorthKeeping: (key) => !key.includes('/uploads/'),
  });
}

/**
 * Throws if the settings are wrong. The start goes on with a storage that cannot be reached now: pages work
 * without pictures.
 */
export async function checkStorage({ s3 }: Pick<Config, 's3'>, log: Log): Promise<void> {
  if (!s3) return;
  try {
    await s3Storage(s3).expectBucket();
  } catch (error) {
    if (error instanceof NoBucket) throw error;
    log.warn({ err: error }, 'the storage does not respond; starting anyway');
  }
}
