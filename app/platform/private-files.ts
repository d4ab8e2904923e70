import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OF_OTHERS = 0o077;

/** The files in the data folder. */
const OURS = /^(school\.sqlite(-wal|-shm|-journal)?|media|cache|mail|backups|exports|uploads)$/;

/** Called at the very start of a program: only its own user can read what it writes from here on. */
export const restrictUmask = () => void process.umask(OF_OTHERS);

/**
 * Closes the data folder to all other users of the machine: it has the database, families' letters and backups. Files
 * from before are closed once; later ones are created closed.
 */
export async function restrictPermissions(dataDir: string, log: Pick<Log, 'warn'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE });
  try {
    const names = await readdir(dataDir);
    // The folder may not be ours alone, such as a home folder: its other files are left alone.
    if (names.every((name) => OURS.test(name))) await close(dataDir, FOLDER_MODE);
    for (const name of names) if (OURS.test(name)) await closeAll(join(dataDir, name));
  } catch (error) {
    // A volume with another owner, or a file system without modes, is left to its owner.
    if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    log.warn({ err: error }, 'other users can read the data folder, and its permissions cannot be changed');
  }
}

/** A closed folder hides everything in it, so the photos are not walked through twice. */
async function closeAll(path: string): Promise<void> {
  const found = await lstat(path).catch(ifGone);
  if (found?.isFile()) await close(path, FILE_MODE);
  if (!found?.isDirectory() || !(await close(path, FOLDER_MODE))) return;
  for (const name of await readdir(path)) await closeAll(join(path, name));
}

/** Whether it was open. */
async function close(path: string, mode: number): Promise<boolean> {
  const found = await lstat(path).catch(ifGone);
  if (!found || (found.mode & OF_OTHERS) === 0) return false;
  await chmod(path, mode).catch(ifGone);
  return true;
}

/** Another process may have deleted it in the meantime. */
function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const CANNOT = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'ENOSYS', 'EINVAL']);
