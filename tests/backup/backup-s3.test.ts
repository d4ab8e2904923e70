import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import { parseConfig } from '#app/platform/config.ts';
import { openStorage } from '#app/platform/storage/open-storage.ts';
import { filledSchool, originalHashes, promisedRows } from '#tests/support/database/backup.ts';
import { runCommand } from '#tests/support/database/backup-commands.ts';
import { startChosenS3 } from '#tests/support/chosen-s3.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';

async function bucket() {
  const server = await startChosenS3();
  onTestFinished(() => server.stop());
  return server.settings;
}

const filesOf = (settings: Record<string, string>) => openStorage(parseConfig(settings), { copies: false });

onAnyEngine((open, engine) => {
  test(
    'a school with its files in a bucket is backed up, and restored into another',
    { timeout: 120_000 },
    async () => {
      const database = await open();
      const { storage } = await filledSchool(database);
      const { dataDir, databaseUrl } = database.where;
      const here = {
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(await bucket()),
      };
      for (const { path } of await database.reads.selectFrom('media_files').select('path').execute())
        await filesOf(here).write(originalKey(path), await storage.read(originalKey(path)));

      const out = join(dataDir, 'elsewhere');
      expect(await runCommand('backup', here, '--out', out)).toMatchObject({
        code: 0,
        output: expect.stringContaining('4 photos and documents. It was read again'),
      });
      const home = await emptyServerData(engine);
      const there = { ...home.settings, ...(await bucket()) };
      const restored = await runCommand('restore', there, join(out, readdirSync(out)[0]!));
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('the bucket school') });
      const after = home.open();
      expect(await promisedRows(after)).toEqual(await promisedRows(database));
      expect(await originalHashes(after, filesOf(there))).toEqual(await originalHashes(database, storage));
      for (const folder of ['media', 'cache']) expect(existsSync(join(home.dataDir, folder))).toBe(false);
    },
  );
});
