import type { Transaction } from 'kysely';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { SITE_AUTHOR } from '#app/access/audit/site-author.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, titleOfCopy } from '#app/publishing/drafts/drafts.server.ts';
import { type Due, findNextDue, listDue, recordMissed, setDue } from '#app/publishing/drafts/due.server.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { translationOf } from '#app/publishing/translations/translation-of.server.ts';
import { auditedChange } from './audited-change.ts';
import { type BeforePublish, publishItem } from './publish-item.server.ts';

export const PUBLISH_DUE_JOB = 'publish-due-changes';
/** No job may wait longer than this; nearly always it runs earlier, when something is due. */
const MAX_DELAY_MS = 24 * 60 * 60_000;

export interface DuePublishing {
  types: readonly ContentType[];
  /** The check of a single content type, by its name. */
  beforePublish: (type: string) => BeforePublish | undefined;
}

/** Runs whenever a scheduled change is due: one job per school, so that only one of several replicas does it. */
export function publishDueJob(services: Services, how: DuePublishing): JobHandler {
  return {
    recurring: true,
    async run({ schoolCode }) {
      const now = services.clock();
      await publishDueChanges(services, how, { schoolCode, now });
      return {
        again: new Date(now.getTime() + MAX_DELAY_MS),
        // In the transaction that sets its next time, so that a change scheduled in the meantime is not
        // missed.
        finish: async (transaction) => {
          const next = await findNextDue(transaction, schoolCode, now);
          if (next) await bringForward(transaction, { schoolCode, now, to: new Date(next) });
        },
      };
    },
  };
}

export async function publishDueChanges(
  services: Services,
  { types, beforePublish }: DuePublishing,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<void> {
  const failures: unknown[] = [];
  for (const { type: name, id, language, due } of await listDue(services.database.writes, {
    schoolCode,
    now,
  })) {
    const itemType = types.find((each) => each.name === name);
    if (!itemType) continue;
    const type = language ? translationOf(itemType, language) : itemType;
    try {
      await publishDue(services, type, {
        schoolCode,
        id,
        due,
        now,
        beforePublish: beforePublish(name),
      });
    } catch (error) {
      // A failure of one change does not stop the others; the job is retried for it.
      failures.push(error);
    }
  }
  await services.revisions.refresh();
  if (failures.length > 0) throw failures[0];
}

interface PublishDueOptions {
  schoolCode: string;
  id: string;
  due: Due;
  now: Date;
  beforePublish: BeforePublish | undefined;
}

async function publishDue(services: Services, type: ContentType, options: PublishDueOptions): Promise<void> {
  const { schoolCode, id, due, now } = options;
  const staff = { ...due.by, schoolCode };
  const answer = await publishItem({ services, staff, now }, type, id, options.beforePublish, {
    due: due.at,
  });
  if ('missing' in answer) return unscheduleObsolete(services, type, options);
  if (!('problems' in answer)) return;
  const { problems } = answer;
  await services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, { schoolCode, id }, { lock: true });
    if (!copy || !(await recordMissed(transaction, type, { schoolCode, id }, { at: due.at, problems })))
      return;
    await recordAudit(transaction, {
      staff: { id: '', name: SITE_AUTHOR, schoolCode },
      now,
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      ...auditedChange(type, 'miss-schedule', {
        after: { publishAt: due.at, scheduledBy: due.by.name, problems },
      }),
    });
  });
}

/** The item itself is in the language of its translation by now: nobody would ever see that. */
async function unscheduleObsolete(
  { database }: Services,
  type: ContentType,
  { schoolCode, id }: PublishDueOptions,
): Promise<void> {
  const itemKey = { schoolCode, id };
  await database.writes.transaction().execute(async (transaction) => {
    const row = await findRow(transaction, type, itemKey, { lock: true });
    if (row && row.language === type.translation?.language)
      await setDue(transaction, type, itemKey, undefined);
  });
}

/** Called at start: finds changes that fell due while the server was down, or that came with a backup. */
export async function planDueChanges(
  transaction: Transaction<Schema>,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<void> {
  const next = await findNextDue(transaction, schoolCode);
  const to = next ? new Date(next) : new Date(now.getTime() + MAX_DELAY_MS);
  await bringForward(transaction, { schoolCode, now, to });
}

/** Makes the job run no later than that, creating it if necessary. */
export async function bringForward(
  transaction: Transaction<Schema>,
  { schoolCode, now, to }: { schoolCode: string; now: Date; to: Date },
): Promise<void> {
  const id = `${PUBLISH_DUE_JOB}-${schoolCode}`;
  const runAt = new Date(Math.min(to.getTime(), now.getTime() + MAX_DELAY_MS));
  await enqueue(transaction, { id, schoolCode, kind: PUBLISH_DUE_JOB, payload: {}, now, runAt });
  await transaction
    .updateTable('jobs')
    .set({ run_at: runAt.toISOString() })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .where('run_at', '>', runAt.toISOString())
    .execute();
}
