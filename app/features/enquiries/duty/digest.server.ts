import { sendToStaff } from '#app/access/staff-mail.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { nextTimeInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { staffMail } from '#app/words/staff-mail.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { wordsOf } from '#app/words/words.ts';
import { listOnDuty } from './duty-mail.server.ts';

export const DIGEST_JOB = 'enquiry-digest';
/** At seven in the morning, before the first calls. */
export const DIGEST_HOUR = 7;
/** The mail is read on a phone; the rest is only counted. */
const MAX_NAMED = 20;

/** The enquiries that need a reply, once a day to those who chose this mail; without any, no mail is sent. */
export function enquiryDigest({ database, sites, clock }: Services): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const { schoolCode } = job;
      const now = clock();
      const site = sites.of(schoolCode);
      const waiting = await listWaiting(database.reads, schoolCode);
      return {
        again: nextTimeInIndia(now, DIGEST_HOUR),
        async finish(transaction) {
          if (waiting.length === 0) return;
          for (const to of await listOnDuty(transaction, schoolCode, 'daily'))
            await sendToStaff(transaction, {
              schoolCode,
              to,
              now,
              mail: digestOf(waiting, site.url, to.language),
            });
        },
      };
    },
  };
}

function digestOf(waiting: Awaited<ReturnType<typeof listWaiting>>, url: string, language: StudioLanguage) {
  const { dates } = wordsOf(language);
  return staffMail[language].enquiryDigest(
    waiting.length,
    waiting.slice(0, MAX_NAMED).map(({ id, name, receipt, received_at, assigned_to_name }) => ({
      name,
      receipt,
      since: dates.moment(received_at),
      assignee: assigned_to_name ?? '',
      link: url + studioHref('enquiry', { id }),
    })),
    { inbox: url + studioHref('inbox'), change: url + studioHref('account') },
  );
}

/** New, or assigned and not answered; the oldest first. */
const listWaiting = (db: Db, schoolCode: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'receipt', 'received_at', 'assigned_to_name'])
    .where('school_code', '=', schoolCode)
    .where('state', 'in', ['new', 'in-progress'])
    .orderBy('received_at')
    .limit(1000)
    .execute();
