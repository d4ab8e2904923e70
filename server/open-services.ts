import { resolve } from 'node:path';
import { seedPages, seedPagesIn } from '#app/features/pages/seed-pages.server.ts';
import { seedTranslations } from '#app/features/pages/seed-translations.server.ts';
import { startSchoolSetup } from '#app/features/school/setup.server.ts';
import { createSchool } from '#app/features/school/commands.server.ts';
import { listGone } from '#app/media/files/withdraw.server.ts';
import type { Config } from '#app/platform/config.ts';
import { writeFirstContent } from '#app/platform/content/content-change.ts';
import { watchContentRevisions } from '#app/publishing/content-revisions.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { createDatabaseClock } from '#app/platform/db/database-clock.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { openNotices } from '#app/platform/db/notices.ts';
import { createJobSignal } from '#app/platform/jobs/job-signal.ts';
import { openMailer } from '#app/platform/mail/open-mailer.ts';
import { createLog } from '#app/platform/log.ts';
import { restrictPermissions } from '#app/platform/private-files.ts';
import type { Site } from '#app/sites/site.ts';
import { cacheIdentities } from '#app/platform/sites/cached-identities.server.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import type { Services } from '#app/platform/services.ts';
import { checkStorage, openStorage } from '#app/platform/storage/open-storage.ts';
import { loadDemoSchool } from '#db/demo/load-demo-school.ts';
import { migrations } from '#db/migrations/index.ts';
import { loadModules } from './modules.ts';

/** Connects to all services and brings them up to date: schema, school, content revision. */
export async function openServices(config: Config): Promise<Services> {
  const log = createLog(config.logLevel);
  await restrictPermissions(config.dataDir, log);
  await bringUpToDate(config);
  const database = openDatabase(config);
  const databaseClock = createDatabaseClock(database, log);
  await databaseClock.set();
  const clock = databaseClock.now;
  await checkStorage(config, log);
  const storage = openStorage(config);
  const notices = openNotices({ databaseUrl: config.databaseUrl, log });
  const revisions = watchContentRevisions({ db: database.reads, clock, log, notices });
  const jobs = createJobSignal();
  notices.on('school_jobs', jobs.notify);
  // A withdrawn or deleted photo is never served, because every request asks the database; its copies on this
  // disk are deleted as well.
  if (config.s3) revisions.beforeChange(async () => storage.forget(await listGone(database.reads)));
  const sites = createSites(config, cacheIdentities({ db: database.reads, revisions }));
  const services = {
    config,
    sites,
    clock,
    log,
    database,
    storage,
    mailer: openMailer(config),
    revisions,
    jobs,
    modules: await loadModules(),
  };
  await fillSchools(services);
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

/**
 * Adds what a school does not have yet. Another process may be doing the same at this moment, in one transaction with
 * everything in it: this one waits for it, as long as it takes.
 */
async function fillSchools(services: Services): Promise<void> {
  const { config, clock, sites } = services;
  const patient =
    services.database.engine === 'postgres' ? openDatabase(config, { patient: true }) : undefined;
  const database = patient ?? services.database;
  try {
    for (const site of sites.all) {
      await ensureSchool({ ...services, database }, site);
      await seedPages(database.writes, { ...site, now: clock() });
      for (const language of site.languages.slice(1))
        await seedTranslations(database.writes, {
          schoolCode: site.schoolCode,
          now: clock(),
          from: site,
          to: sites.of(site.schoolCode, language),
        });
    }
  } finally {
    await patient?.close();
  }
}

async function ensureSchool(services: Services, site: Site): Promise<void> {
  const { schoolCode } = site;
  const { config, database, clock } = services;
  if (config.demoSchool) {
    const filled = await loadDemoSchool(services, schoolCode, resolve('db/demo'), showProgress);
    if (filled) process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}The sample school is ready.\n`);
    return;
  }
  // Creates the school with nothing but its code; staff add the rest and decide when it becomes public.
  const now = clock();
  await createSchool(database.writes, schoolCode, now, { name: schoolCode, ...UNKNOWN });
  await writeFirstContent(database.writes, schoolCode, now, async (change) => {
    await seedPagesIn(change, { ...site, now, like: 'new' });
    await startSchoolSetup(change, schoolCode, now);
  });
}

/** Fields that the profile requires but nobody has filled in yet. */
const UNKNOWN = {
  schoolCode: '',
  helpDesk: { email: '', opens: '', closes: '' },
  fees: { formAtCampus: 0, formDownloaded: 0 },
};

function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rAdding the sample school: file ${done} of ${of}`);
}
