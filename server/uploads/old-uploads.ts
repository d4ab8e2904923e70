import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#app/platform/services.ts';

/** A photo on its way, and what was known of it: named by the upload's id. */
const OURS = /^[0-9a-z]{26}(\.json)?$/;

/**
 * Photos on their way were once put together in a folder beside the storage (decision 15 moved them into it): what
 * lies there is a family's, and nothing reads or deletes it any more. What is not ours stays, and the folder with it.
 */
export async function removeOldUploads({ config, log }: Pick<Services, 'config' | 'log'>): Promise<void> {
  const folder = join(config.dataDir, 'uploads');
  try {
    const found = await readdir(folder, { withFileTypes: true });
    const ours = found.filter((one) => one.isFile() && OURS.test(one.name));
    for (const { name } of ours) await rm(join(folder, name), { force: true });
    if (ours.length === found.length) await rmdir(folder);
    if (ours.length > 0) log.info({ files: ours.length }, 'unfinished uploads of an older version removed');
  } catch (error) {
    // Another server on the same folder may be at it, too. Anything else is no reason not to open.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ err: error, folder }, 'unfinished uploads of an older version could not be removed');
  }
}
