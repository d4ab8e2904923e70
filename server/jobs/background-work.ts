import { BACKUP_HOUR, backupJob, dailyBackup } from '#app/features/backup/backup-jobs.server.ts';
import {
  enquiryAcknowledgement,
  enquiryDelivery,
  type DeliveryDeps,
} from '#app/features/enquiries/delivery/delivery.server.ts';
import { DIGEST_HOUR, DIGEST_JOB, enquiryDigest } from '#app/features/enquiries/duty/digest.server.ts';
import { dailyRetention, RETENTION_HOUR } from '#app/features/enquiries/delivery/retention.server.ts';
import {
  dailySelfTest,
  SELF_TEST_HOUR,
  selfTestCheck,
  type Submit,
} from '#app/features/enquiries/delivery/self-test.server.ts';
import {
  albumRenditions,
  dailyErasure,
  ERASE_HOUR,
} from '#app/features/gallery/photos/photos-jobs.server.ts';
import { eraseJob } from '#app/media/files/erase-unused.server.ts';
import { ERASE_JOB } from '#app/media/files/unreferenced-files.server.ts';
import { OLD_CROPS_JOB, oldCropsJob } from '#app/media/renditions/old-crops-job.server.ts';
import {
  PERCEPTUAL_HASH_JOB,
  perceptualHashJob,
  planPerceptualHashing,
} from '#app/media/duplicates/perceptual-hash-job.server.ts';
import { forgetExpiredJob, FORGET_EXPIRED_JOB } from '#app/access/sign-in/forget-expired.server.ts';
import { staffMailJob } from '#app/access/staff-mail.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { nextTimeInIndia } from '#app/core/time/days.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import { startWorker } from '#app/platform/jobs/worker.ts';
import type { Site } from '#app/sites/site.ts';
import type { Services } from '#app/platform/services.ts';
import { emptyTrashJob, EMPTY_TRASH_HOUR } from '#app/publishing/commands/empty-trash.server.ts';
import {
  publishDueJob,
  planDueChanges,
  PUBLISH_DUE_JOB,
} from '#app/publishing/commands/publish-due.server.ts';
import {
  LINK_CHECK_JOB,
  linkCheckJob,
  planLinkCheck,
} from '#app/publishing/outside-links/check-job.server.ts';
import { contentTypes } from '#app/content-types.ts';
import { findServerType } from '#app/content-types.server.ts';
import { migrations } from '#db/migrations/index.ts';
import type { Metrics } from '#server/observe/metrics.ts';

/** Handlers for every kind of job. */
export function jobHandlers(services: Services, submit: Submit): Record<string, JobHandler> {
  const office: DeliveryDeps = {
    services,
    findSchool: async (code, language) =>
      (await findSchool(services.database.reads, code, { language }))?.profile,
  };
  return {
    'deliver-enquiry': enquiryDelivery(office),
    'acknowledge-enquiry': enquiryAcknowledgement(office),
    [DIGEST_JOB]: enquiryDigest(services),
    'delete-old-enquiries': dailyRetention(services),
    'self-test': dailySelfTest(services, submit),
    'check-self-test': selfTestCheck(services),
    'send-staff-mail': staffMailJob(services),
    [FORGET_EXPIRED_JOB]: forgetExpiredJob(services),
    'empty-trash': emptyTrashJob(services, contentTypes),
    [PUBLISH_DUE_JOB]: publishDueJob(services, {
      types: contentTypes,
      beforePublish: (type) => findServerType(type)?.beforePublish,
    }),
    [LINK_CHECK_JOB]: linkCheckJob(services, {
      types: contentTypes,
    }),
    'make-album-renditions': albumRenditions(services),
    'erase-withdrawn-photos': dailyErasure(services),
    [ERASE_JOB]: eraseJob(services),
    [OLD_CROPS_JOB]: oldCropsJob(services),
    [PERCEPTUAL_HASH_JOB]: perceptualHashJob(services),
    'make-backup': backupJob(services),
    'daily-backup': dailyBackup(services, { migrations, contentTypes }),
    ...Object.assign({}, ...services.modules.map((module) => module.jobHandlers(services))),
  };
}

/** Schedules the daily and hourly jobs, then runs due jobs until it is stopped. */
export async function startBackgroundWork(services: Services, deps: { submit: Submit; metrics?: Metrics }) {
  await planDailyJobs(services);
  return startWorker({
    ...services,
    signal: services.jobs,
    handlers: jobHandlers(services, deps.submit),
    onEnd: (kind, outcome) => deps.metrics?.jobs.inc({ kind, outcome }),
  });
}

/** One row each, whichever replica starts first. Jobs that were switched off are removed. */
export async function planDailyJobs(services: Services): Promise<void> {
  for (const site of services.sites.all) await planDailyJobsOf(services, site);
}

async function planDailyJobsOf({ database, config, clock }: Services, { schoolCode }: Site): Promise<void> {
  const now = clock();
  const inAnHour = new Date(now.getTime() + 3_600_000);
  const plan = (kind: string, hour: number) => ({
    id: `daily-${kind}-${schoolCode}`,
    schoolCode,
    kind,
    payload: {},
    now,
    runAt: nextTimeInIndia(now, hour),
  });
  await database.writes.transaction().execute(async (transaction) => {
    await enqueue(transaction, plan('delete-old-enquiries', RETENTION_HOUR));
    await enqueue(transaction, plan(DIGEST_JOB, DIGEST_HOUR));
    await enqueue(transaction, plan('empty-trash', EMPTY_TRASH_HOUR));
    await enqueue(transaction, { ...plan(FORGET_EXPIRED_JOB, EMPTY_TRASH_HOUR), runAt: inAnHour });
    await enqueue(transaction, plan('erase-withdrawn-photos', ERASE_HOUR));
    await planDueChanges(transaction, { schoolCode, now });
    await planPerceptualHashing(transaction, { schoolCode, now });
    await planLinkCheck(transaction, { schoolCode, now, isOn: config.checksOutsideLinks });
    for (const [isOn, job] of [
      [config.dailySelfTest, plan('self-test', SELF_TEST_HOUR)],
      [config.dailyBackup, plan('daily-backup', BACKUP_HOUR)],
    ] as const)
      if (isOn) await enqueue(transaction, job);
      else
        await transaction
          .deleteFrom('jobs')
          .where('school_code', '=', schoolCode)
          .where('id', '=', job.id)
          .execute();
  });
}
