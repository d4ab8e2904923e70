import { mkdir, rename, rm } from 'node:fs/promises';
import type { Config } from '#app/platform/config.ts';
import type { Services } from '#app/platform/services.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { openArchive } from './archive-reader.server.ts';
import { DamagedArchive } from './read-at.server.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.server.ts';
import { flushFolder, newBackupPath, partPath, removeStaleParts } from './backups-folder.server.ts';
import { BackupFailed } from './backup.ts';
import { ARCHIVE_FORMAT, type Manifest } from './manifest.ts';
import { writeSnapshot } from './snapshot.server.ts';

export interface BackupDeps {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** The school of the archive. */
  schoolCode: string;
  storage: Storage;
}

/** Every file is read once, so the cache is bypassed: it would lose the files for visitors. */
export const sourceOf = (
  { config, storage }: Pick<Services, 'config' | 'storage'>,
  schoolCode: string,
): BackupDeps => ({
  config,
  schoolCode,
  storage: config.s3 ? openStorage(config, { copies: false }) : storage,
});

export interface MadeBackup {
  file: string;
  bytes: number;
  manifest: Manifest;
}

/**
 * Makes an archive of everything while the site runs. It gets its final name only after it was written, synced to the
 * disk and read again completely.
 */
export async function makeBackup(
  deps: BackupDeps,
  { folder, by, now }: { folder: string; by: string; now: Date },
): Promise<MadeBackup> {
  await mkdir(folder, { recursive: true });
  await removeStaleParts(folder);
  const file = await newBackupPath(folder, deps.schoolCode, now);
  const part = partPath(file);
  try {
    const manifest = await writeArchive(deps, { part, by, now });
    const checked = await openArchive(part);
    await checked.close();
    await rename(part, file);
    await flushFolder(folder);
    return { file, bytes: checked.bytes, manifest };
  } catch (error) {
    await rm(part, { force: true });
    throw asFailure(error);
  }
}

async function writeArchive(
  deps: BackupDeps,
  { part, by, now }: { part: string; by: string; now: Date },
): Promise<Manifest> {
  const archive = await createArchive(part, now);
  try {
    const snapshot = await writeSnapshot(deps.config, archive, part);
    const missing = await writeMedia(deps.storage, archive, snapshot.originals);
    return await archive.seal({
      format: ARCHIVE_FORMAT,
      school: deps.schoolCode,
      madeAt: now.toISOString(),
      madeBy: by.slice(0, 60),
      ...snapshot.contents,
      missing,
    });
  } finally {
    await archive.close();
  }
}

/** Returns those that are missing. */
async function writeMedia(storage: Storage, archive: ArchiveWriter, keys: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await readIfThere(storage, key);
    if (bytes) await archive.add(`media/${key}`, bytes);
    else missing.push(key);
  }
  return missing;
}

async function readIfThere(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.read(key);
  } catch (error) {
    if ((await storage.size(key)) === undefined) return undefined;
    throw error;
  }
}

function asFailure(error: unknown): unknown {
  if (error instanceof BackupFailed) return error;
  if (error instanceof DamagedArchive) return new BackupFailed('not-whole', error);
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' ? new BackupFailed('disk-full', error) : error;
}
