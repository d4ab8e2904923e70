// Where tests put their thousands of short-lived databases, profiles and pictures: a disk is slow at that.
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'school-tests-';
const ENOUGH_BYTES = 6e9;

/** A temporary folder in memory if there is room, else the usual one; removed when the process ends. */
export function temporaryFolderInMemory() {
  if (roomIn(MEMORY) < ENOUGH_BYTES) return tmpdir();
  removeLeftOnes();
  const folder = join(MEMORY, NAME + process.pid);
  // PostgreSQL runs as another user, who must be able to enter its own folder.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  return folder;
}

function roomIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Removes folders that killed runs left behind. */
function removeLeftOnes() {
  for (const name of readdirSync(MEMORY))
    if (name.startsWith(NAME) && !isRunning(Number(name.slice(NAME.length))))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
