import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  free: number;
  total: number;
}

/** What this process may still write on the disk of this folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

const LEAST_BYTES = 1024 ** 3;
const LEAST_SHARE = 0.05;

/** Early enough to make room: a term's photos would no longer fit. */
export const isLow = ({ free, total }: DiskSpace): boolean =>
  free < LEAST_BYTES || free < total * LEAST_SHARE;
