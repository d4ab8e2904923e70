// Restores a school from an archive into the empty database and storage of the settings.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DamagedArchive, OtherFormat } from '#app/features/backup/read-at.server.ts';
import { RestoreRefused, restoreBackup } from '#app/features/backup/restore-backup.server.ts';
import { ConfigError, parseConfig } from '#app/platform/config.ts';
import { isDatabaseUnavailable } from '#app/platform/db/database.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';
import { contentTypes } from '#app/content-types.ts';
import { migrations } from '#db/migrations/index.ts';

const STEPS = {
  checked: 'The archive is complete.',
  files: 'Photos and documents are restored and compared with the archive.',
  rows: 'All tables are restored and compared with the archive.',
};

restrictUmask();
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new RestoreRefused('Usage: npm run restore -- file.tar');
  const config = parseConfig();
  const [{ schoolCode }] = createSites(config).all;
  const storage = openStorage(config, { copies: false });
  const { databaseUrl, dataDir, s3 } = config;
  const targets = new Set([databaseUrl ? 'PostgreSQL' : dataDir, s3 ? `the bucket ${s3.bucket}` : dataDir]);
  console.log(`Restoring ${resolve(file)} into ${[...targets].join(' and ')}`);
  const onStep = (step: keyof typeof STEPS) => console.log(STEPS[step]);
  const { madeAt, tables, files } = await restoreBackup(
    { config, schoolCode, storage, migrations, contentTypes },
    resolve(file),
    onStep,
  );
  const filled = tables.filter(({ rows }) => rows > 0);
  for (const { name, rows } of filled) console.log(`${String(rows).padStart(9)}  ${name}`);
  const originals = files.filter(({ name }) => name.startsWith('media/')).length;
  console.log(`${String(originals).padStart(9)}  photos and documents`);
  console.log(
    `The school is restored as it was at ${madeAt}. Everybody has to sign in again. Next: npm start`,
  );
} catch (error) {
  console.error(whyNot(error));
  process.exitCode = 1;
}

function whyNot(error: unknown): unknown {
  if ([ConfigError, RestoreRefused, OtherFormat].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DamagedArchive)
    return `This archive is DAMAGED. No row was restored. ${error.message}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no such file: ${message}`;
  if (isDatabaseUnavailable(error)) return `The database is not available: ${message}`;
  return error;
}
