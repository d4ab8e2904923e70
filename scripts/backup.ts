// Backs up the school of the settings to an archive, or verifies an archive.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fileSize } from '#app/core/text/file-size.ts';
import { openArchive } from '#app/features/backup/archive-reader.server.ts';
import { DamagedArchive, OtherFormat } from '#app/features/backup/read-at.server.ts';
import { BackupFailed } from '#app/features/backup/backup.ts';
import { backupsFolder, keepNewest } from '#app/features/backup/backups-folder.server.ts';
import { makeBackup } from '#app/features/backup/make-backup.server.ts';
import type { Manifest } from '#app/features/backup/manifest.ts';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';

const MESSAGES = {
  'disk-full': 'The disk is full. Make room and try again. The unfinished backup was deleted.',
  'no-room':
    'There is not enough room on the disk, so the backup was not started. Make room, or choose another disk with --out.',
  'no-school': 'There is no school here. Set DATA_DIR and DATABASE_URL as for the running site.',
  'not-whole':
    'The backup could not be read again correctly and was deleted. Try again; if it fails again, the disk may be damaged.',
};

const usage = 'Usage: npm run backup [-- --out folder]   or   npm run backup -- --verify file.tar';

restrictUmask();
try {
  const { values } = parseArgs({ options: { out: { type: 'string' }, verify: { type: 'string' } } });
  if (values.verify !== undefined) await verify(resolve(values.verify));
  else await backup(values.out);
} catch (error) {
  console.error(whyNot(error));
  process.exitCode = 1;
}

async function backup(out: string | undefined): Promise<void> {
  const config = parseConfig();
  const [{ schoolCode }] = createSites(config).all;
  const storage = openStorage(config, { copies: false });
  const folder = out === undefined ? backupsFolder(config.dataDir) : resolve(out);
  const by = 'npm run backup';
  const { file, bytes, manifest } = await makeBackup(
    { config, schoolCode, storage },
    { folder, by, now: new Date() },
  );
  // Backups in another folder are the operator's to clean up.
  if (out === undefined) await keepNewest(folder, config.backupKeep);
  console.log(`${file}\n${contents(manifest, bytes)}. It was read again and is complete.`);
  for (const key of manifest.missing) console.log(`file missing, not copied: ${key}`);
}

async function verify(file: string): Promise<void> {
  const { manifest, bytes, close } = await openArchive(file);
  await close();
  console.log(
    `This backup of ${manifest.school} of ${manifest.madeAt} is complete: ${contents(manifest, bytes)}.`,
  );
}

function contents({ tables, files }: Manifest, bytes: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const originals = files.filter(({ name }) => name.startsWith('media/')).length;
  return `${fileSize(bytes)}: ${rows} rows in ${tables.length} tables, ${originals} photos and documents`;
}

function whyNot(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof OtherFormat) return error.message;
  if (error instanceof DamagedArchive) return `DAMAGED: ${error.message}`;
  if (error instanceof BackupFailed && error.why !== 'unknown') return MESSAGES[error.why];
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no such file: ${message}`;
  return code?.startsWith('ERR_PARSE_ARGS') ? `${message}\n${usage}` : error;
}
