import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  free: number;
  total: number;
}

/** Of the disk that this folder lies on: what a process like ours may still write. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
