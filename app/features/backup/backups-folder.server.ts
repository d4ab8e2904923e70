import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#app/core/ids.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import { readSeal } from './archive-reader.server.ts';
import { OtherFormat } from './read-at.server.ts';

/** Where the studio's button and the command store them. */
export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');

/** LFIS-2026-11-15T0930.tar, in the school's time; a second one of that minute ends in -2. */
const NAME = /^[A-Z0-9]{2,16}-(\d{4}-\d{2}-\d{2}T\d{4})(?:-(\d+))?\.tar$/;
const PART = /\.tar\.[a-z0-9]+\.part$/;

export interface Backup {
  name: string;
  bytes: number;
  /** When it was made or, if that is unknown, written. */
  since: string;
  /** Complete, as far as its end shows, but in another format. */
  hasOtherFormat?: true;
  /** Undefined if the file is not a finished archive. */
  summary?: { madeAt: string; madeBy: string; rows: number; files: number; missing: number };
}

/** Newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name));
  const backups = await Promise.all(names.map((name) => readBackup(folder, name)));
  return backups
    .filter((backup) => backup !== undefined)
    .sort((one, other) => (one.since < other.since ? 1 : -1));
}

/** What the newest finished one contains. It is found by the names, so that no older one is opened. */
export async function findNewestBackup(folder: string): Promise<Backup['summary']> {
  const named = (await namesIn(folder)).flatMap((name) => {
    const [, minute, number = '1'] = NAME.exec(name) ?? [];
    return minute ? [{ name, minute, number: Number(number) }] : [];
  });
  named.sort((one, other) => other.minute.localeCompare(one.minute) || other.number - one.number);
  for (const { name } of named) {
    const backup = await readBackup(folder, name);
    if (backup?.summary) return backup.summary;
  }
  return undefined;
}

/** For a download: the requested name must be one of ours. */
export async function findBackup(
  folder: string,
  name: string,
): Promise<{ path: string; bytes: number } | undefined> {
  if (!NAME.test(name)) return undefined;
  const path = join(folder, name);
  const bytes = await sizeOf(path);
  return bytes === undefined ? undefined : { path, bytes };
}

/** Deletes the oldest beyond this number. Only files with our names, and only once a newer one is complete. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const whole = (await listBackups(folder)).filter(({ summary }) => summary);
  const gone = whole.slice(keep).map(({ name }) => name);
  for (const name of gone) await rm(join(folder, name), { force: true });
  return gone;
}

/** How much of the current archive is written. An older part was left by a killed process. */
export async function bytesUnderWay(folder: string): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => PART.test(name));
  const parts = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const [newest] = parts
    .filter((part) => part !== undefined)
    .sort((one, other) => other.mtimeMs - one.mtimeMs);
  return newest?.size ?? 0;
}

export async function newBackupPath(folder: string, schoolCode: string, now: Date): Promise<string> {
  const stem = `${schoolCode}-${dayInIndia(now)}T${timeInIndia(now).replace(':', '')}`;
  for (let number = 1; ; number++) {
    const path = join(folder, `${stem}${number === 1 ? '' : `-${number}`}.tar`);
    if ((await sizeOf(path)) === undefined) return path;
  }
}

/** Each writer has its own file: a process that seemed dead must not write into another's. */
export const partPath = (file: string) => `${file}.${newId()}.part`;

const STALE_MS = 60 * 60_000;

/** Left by a killed process; a running one writes all the time. By this machine's clock, like the times of files. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!PART.test(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
  }
}

/** The prefix of the folder for a trial restore. */
export const TRIAL = 'trial-';

/** Those of processes that were killed half-way: each holds everything, enquiries too. Only one job makes them. */
export async function removeLeftTrials(folder: string): Promise<void> {
  for (const name of await namesIn(folder))
    if (name.startsWith(TRIAL)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Makes the new name survive a power cut; systems that cannot sync a folder do so on their own. */
export async function flushFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    return;
  } finally {
    await handle?.close();
  }
}

async function readBackup(folder: string, name: string): Promise<Backup | undefined> {
  const handle = await open(join(folder, name), 'r').catch(() => undefined);
  // Deleted since its name was read.
  if (!handle) return undefined;
  const { size: bytes, mtime } = await handle.stat();
  try {
    const { madeAt, madeBy, rows, files, missing } = await readSeal(handle, bytes);
    return { name, bytes, since: madeAt, summary: { madeAt, madeBy, rows, files, missing } };
  } catch (error) {
    const isOther = error instanceof OtherFormat;
    return { name, bytes, since: mtime.toISOString(), ...(isOther && { hasOtherFormat: true }) };
  } finally {
    await handle.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (NOT_THERE.test((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

const NOT_THERE = /^(ENOENT|ENOTDIR)$/;

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (NOT_THERE.test((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
