import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Database } from '#app/platform/db/database.ts';
import { startCommand, runCommand } from '#tests/support/database/backup-commands.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { providerForTest } from '#app/importing/tests/support/import-for-test.ts';
import { longTest } from '#tests/support/tier.ts';

/** More by hand: `IMPORT_KILLS=50`. */
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 1);
/** Enough that no kill comes after the end. */
const ALBUMS = 20 + 30 * KILLS;

/** Every item with its files, identified by what was imported and not by our ids. */
async function whatCame(db: Database) {
  const items = await db.reads
    .selectFrom('imported_items')
    .innerJoin('content_items', (join) =>
      join.onRef('content_items.type', '=', 'imported_items.kind').onRef('content_items.id', '=', 'local_id'),
    )
    .select(['kind', 'remote_id', 'imported_items.state', 'content_items.fields'])
    .orderBy('kind')
    .orderBy('remote_id')
    .execute();
  const photos = await db.reads
    .selectFrom('attachments')
    .innerJoin('media_files', 'media_files.id', 'media_id')
    .where('item_type', '=', 'albums')
    .select(['item_id', 'position', 'source_sha256'])
    .orderBy('item_id')
    .orderBy('position')
    .execute();
  const files = await db.reads
    .selectFrom('imported_files')
    .select(['path', 'state', 'sha256'])
    .orderBy('path')
    .execute();
  const count = async (table: 'content_items' | 'media_files' | 'content_drafts') =>
    Number(
      (
        await db.reads
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return {
    items,
    photos,
    files,
    counts: [await count('content_items'), await count('media_files'), await count('content_drafts')],
  };
}

onAnyEngine((_open, engine) => {
  longTest(
    'killed at any moment it goes on: nothing twice, nothing lost',
    { timeout: 1_800_000 },
    async () => {
      const there = await providerForTest({ albums: ALBUMS, photos: 4 });
      const args = ['--from', there.address, '--school', 'LFIS'];
      const settingsOf = (home: { settings: Record<string, string> }) => ({
        ...home.settings,
        DEMO_SCHOOL: 'off',
        SITE_URL: 'http://localhost:1',
        IMPORT_HOSTS: there.host,
      });
      const calm = await emptyServerData(engine);
      const whole = await runCommand('command', settingsOf(calm), 'import', ...args);
      expect(whole).toMatchObject({
        code: 0,
        output: expect.stringMatching(new RegExp(`Albums +${ALBUMS} +0 +0 +0`)),
      });
      const expected = await whatCame(calm.open());
      expect(expected.photos).toHaveLength(ALBUMS * 4);

      there.set({ behaviour: 'slow', on: /image/, ms: 40 });
      const home = await emptyServerData(engine);
      let ended = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const before = there.requests.count;
        const { child, ended: over } = startCommand('command', settingsOf(home), 'import', ...args);
        const isOver = over.then(() => true);
        // During the work, and then at any moment.
        while (there.requests.count === before && !(await Promise.race([isOver, wait(5).then(() => false)])));
        await Promise.race([isOver, wait(Math.random() * 900)]);
        child.kill('SIGKILL');
        if ((await over).code === 0) ended += 1;
      }
      there.set();
      expect(await runCommand('command', settingsOf(home), 'import', ...args)).toMatchObject({ code: 0 });
      const came = await whatCame(home.open());
      expect(came).toEqual(expected);
      // A kill after the end would prove nothing.
      expect(ended).toBe(0);
      const again = await runCommand('command', settingsOf(home), 'import', ...args);
      expect(again.output).toMatch(new RegExp(`Albums +0 +0 +${ALBUMS} +0`));
      expect(await whatCame(home.open())).toEqual(expected);
    },
  );
});
