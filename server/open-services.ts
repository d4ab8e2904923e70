import { join, resolve } from 'node:path';
import { foundSchool } from '#app/features/school/commands.server.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config.ts';
import { writeFirstContent } from '#app/platform/db/content-change.ts';
import { watchContentRevisions } from '#app/platform/db/content-revisions.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { createJobBell } from '#app/platform/jobs/job-bell.ts';
import { createLog } from '#app/platform/log.ts';
import type { Services } from '#app/platform/services.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { loadDemoSchool } from '#db/demo/load-demo-school.ts';
import { migrations } from '#db/migrations/index.ts';

/** Opens the outside world and brings it up to date: schema, school, content revision. */
export async function openServices(config: Config): Promise<Services> {
  const log = createLog(config.logLevel);
  const clock = systemClock;
  await bringUpToDate(config);
  const database = openDatabase(config);
  const storage = localDiskStorage(join(config.dataDir, 'media'));
  const revisions = watchContentRevisions({ db: database.reads, clock, log });
  const jobs = createJobBell();
  const services = { config, clock, log, database, storage, revisions, jobs };
  await ensureSchool(services);
  await revisions.refresh();
  return services;
}

async function bringUpToDate(config: Config): Promise<void> {
  const database = openDatabase(config, { patient: true });
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
}

async function ensureSchool(services: Services): Promise<void> {
  const { config, database, clock } = services;
  if (config.demoSchool) {
    const filled = await loadDemoSchool(services, config.schoolCode, resolve('db/demo'), showProgress);
    if (filled) process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}The demo school is filled in.\n`);
    return;
  }
  // Found it with nothing but its code; staff fill in the rest.
  const now = clock();
  await foundSchool(database.writes, config.schoolCode, now, { name: config.schoolCode });
  await writeFirstContent(database.writes, config.schoolCode, now, async () => undefined);
}

function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rFilling in the demo school: file ${done} of ${of}`);
}
