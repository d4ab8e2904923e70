import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OF_OTHERS = 0o077;

/** All that we put into the data folder. */
const OURS = /^(school\.sqlite(-wal|-shm|-journal)?|media|cache|mail|backups|exports|uploads)$/;

/** At the very start of a program: whatever it writes from here on is for its own user alone. */
export const restrictUmask = () => void process.umask(OF_OTHERS);

/**
 * Closes the data folder to everybody else on the machine: it has the database, families' letters and backups. What
 * lies there from before is closed once; what is written later is born closed.
 */
export async function restrictPermissions(dataDir: string, log: Pick<Log, 'warn'>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: FOLDER_MODE });
  try {
    const names = await readdir(dataDir);
    // Somebody may have named a folder that is not ours alone, such as their home: the rest of it is left as it is.
    if (names.every((name) => OURS.test(name))) await close(dataDir, FOLDER_MODE);
    for (const name of names) if (OURS.test(name)) await closeAll(join(dataDir, name));
  } catch (error) {
    // A volume that belongs to somebody else, or whose file system knows no modes: theirs to close.
    if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    log.warn({ err: error }, 'the data folder can be read by others, and is not ours to close');
  }
}

/** A folder that is closed already hides whatever is in it, so nobody waits for a walk through all photos twice. */
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

/** Another process may just have taken it away. */
function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const CANNOT = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'ENOSYS', 'EINVAL']);
