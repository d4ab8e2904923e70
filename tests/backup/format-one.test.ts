import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasContent } from '#app/features/backup/tables.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { runCommand } from '#tests/support/database/backup-commands.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/backup');

/** From a version whose rows did not name their school. */
const archive = 'tests/fixtures/archive-of-format-1.tar';

const SAID =
  'This archive was made by an earlier version of the site (format 1), and this version can read only format 2.';

onAnyEngine((open, engine) => {
  test('an archive of the first format is refused with a message, and nothing is written', async () => {
    const home = await emptyServerData(engine);
    for (const answer of [
      await runCommand('restore', home.settings, archive),
      await runCommand('backup', {}, '--verify', archive),
    ])
      expect(answer).toMatchObject({ code: 1, output: expect.stringContaining(SAID) });
    expect(await hasContent(home.open().reads)).toBe(false);
  });

  test('in the studio it is listed as made by another version, and not offered', async () => {
    const database = await open();
    const { dataDir, databaseUrl } = database.where;
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const site = await openSite(database, settings);
    const { cookie } = await signInAs(site, 'administrator');
    mkdirSync(join(dataDir, 'backups'));
    copyFileSync(archive, join(dataDir, 'backups', 'LFIS-2026-11-15T1132.tar'));
    const shown = await (await site.get('/studio/backup', { cookie })).text();
    expect(shown).toContain('Made by another version of the site');
    expect(shown).not.toContain('href="/studio/backup/LFIS');
  });
});
