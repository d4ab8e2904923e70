import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreOnTrial } from '#app/features/backup/backup-jobs.server.ts';
import { migrations } from '#db/migrations/index.ts';
import { jobHandlers, planDailyJobs } from '#server/jobs/background-work.ts';
import { filledSchool } from '#tests/support/database/backup.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { contentTypes } from '#app/content-types.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/backup');

const NIGHT = '2026-11-15T20:30:00.000Z';

onAnyEngine((open) => {
  async function begin() {
    const database = await open();
    await filledSchool(database);
    // The archive is made from the database in the settings, so these must name it.
    const { dataDir, databaseUrl } = database.where;
    const where = { BACKUP: 'daily', DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const site = await openSite(database, where, { school: false });
    const handler = jobHandlers(site.services, undefined as never)['daily-backup']!;
    const job = () => handler.run({ schoolCode: SCHOOL, payload: {}, since: site.clock.now } as never);
    const folder = join(site.services.config.dataDir, 'backups');
    return { site, job, folder };
  }

  test('every night an archive is made and restored on trial, and only a number of them is kept', async () => {
    const { site, job, folder } = await begin();
    site.services.config.backupKeep = 2;
    // Left behind by a process that was killed in the middle of a trial.
    mkdirSync(join(folder, 'trial-left', 'media'), { recursive: true });
    const names: string[][] = [];
    for (let night = 0; night < 3; night++) {
      const { again } = (await job()) as { again: Date };
      expect(again.toISOString().slice(11, 16), 'two in the night in India').toBe('20:30');
      names.push(readdirSync(folder).sort());
      site.clock.now = new Date(site.clock.now.getTime() + 24 * 3_600_000);
    }
    expect(names.map(({ length }) => length)).toEqual([1, 2, 2]);
    expect(site.logged.filter(({ msg }) => String(msg).startsWith('ALARM'))).toEqual([]);
    expect(names[2], 'nothing of a trial stays').toEqual(names[2]!.filter((name) => name.endsWith('.tar')));
  });

  test('an archive that cannot be restored is detected', async () => {
    const { site, job, folder } = await begin();
    await job();
    expect(site.logged.filter(({ msg }) => String(msg).startsWith('ALARM'))).toEqual([]);
    const [name] = readdirSync(folder);
    const file = join(folder, name!);
    const trial = { folder, schoolCode: SCHOOL, migrations, contentTypes };
    await restoreOnTrial(file, trial);
    const bytes = readFileSync(file);
    bytes[2000] = bytes[2000]! ^ 1;
    writeFileSync(file, bytes);
    await expect(restoreOnTrial(file, trial)).rejects.toThrow();
    expect(readdirSync(folder), 'the trial is cleared away').toEqual([name]);
  });

  test('it is scheduled once for the night, and removed if it is switched off', async () => {
    const { site } = await begin();
    const planned = () =>
      site.services.database.writes
        .selectFrom('jobs')
        .select('run_at')
        .where('kind', '=', 'daily-backup')
        .execute();
    site.clock.now = new Date('2026-11-15T06:00:00.000Z');
    await planDailyJobs(site.services);
    await planDailyJobs(site.services);
    expect(await planned()).toEqual([{ run_at: NIGHT }]);
    site.services.config.dailyBackup = false;
    await planDailyJobs(site.services);
    expect(await planned()).toEqual([]);
  });
});
