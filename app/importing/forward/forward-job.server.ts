import type { Transaction, Updateable } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Job } from '#app/platform/jobs/queue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import { fetchOutside } from '#app/platform/outside/fetch-outside.ts';
import type { Services } from '#app/platform/services.ts';
import { readToken } from '#app/importing/old-site/token.server.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const WITHIN_MS = 20_000;
/** A receipt, not a page. */
const MAX_BYTES = 20_000;
const NEXT_TURN_MS = 2000;

/**
 * Forwards an enquiry to the old site. Before anything is sent it is stored as unsure, and only an answer
 * changes that: after a crash it is never sent a second time automatically.
 */
export function forwardJob(services: Services, withinMs = WITHIN_MS): JobHandler {
  const { database, clock } = services;
  const inProgress = new Set<string>();
  return {
    neverParked: true,
    async run(job) {
      // One worker stays free for mail, however slow the old site is.
      const isBusy = inProgress.has(job.schoolCode);
      inProgress.add(job.schoolCode);
      try {
        const id = enquiryOf(job);
        const claimed = await database.writes
          .transaction()
          .execute((transaction) => claimEnquiry(transaction, job.schoolCode, id, { now: clock(), isBusy }));
        if (!claimed) return {};
        if ('attempts' in claimed) return waitForTurn(claimed.attempts, clock());
        if ('restUntil' in claimed)
          throw new Error(`the old site asked us to wait until ${claimed.restUntil}`);
        const outcome = await send(services, { schoolCode: job.schoolCode, id, withinMs }, claimed);
        const write = (db: Transaction<Schema> | typeof database.writes) =>
          saveOutcome(db, { schoolCode: job.schoolCode, id, now: clock() }, outcome);
        if (outcome.state !== 'waiting') return { finish: write };
        await write(database.writes);
        throw new Error(`the old site did not accept it: ${outcome.why}`);
      } finally {
        if (!isBusy) inProgress.delete(job.schoolCode);
      }
    },
    onDead: (job) => async (transaction) => {
      await transaction
        .updateTable('forwarded_enquiries')
        .set({ state: 'given-up', updated_at: clock().toISOString() })
        .where('school_code', '=', job.schoolCode)
        .where('enquiry_id', '=', enquiryOf(job))
        .where('state', '=', 'waiting')
        .execute();
    },
  };
}

const Payload = z.object({ enquiryId: z.string() });
const enquiryOf = (job: Job) => Payload.parse(job.payload).enquiryId;

/** Enquiries that failed before count their attempts, so they wait like those that fail. */
function waitForTurn(attempts: number, now: Date) {
  if (attempts > 0) throw new Error('another enquiry is being forwarded');
  return { again: new Date(now.getTime() + NEXT_TURN_MS) };
}

interface ClaimedEnquiry {
  address: string;
  schoolThere: string;
  enquiry: { name: string; email: string; phone: string; message: string };
}

/** Claims a waiting enquiry for one worker: from here on it counts as sent. */
async function claimEnquiry(
  transaction: Transaction<Schema>,
  schoolCode: string,
  id: string,
  { now, isBusy }: { now: Date; isBusy: boolean },
): Promise<ClaimedEnquiry | { restUntil: string } | { attempts: number } | undefined> {
  const stored = await transaction
    .selectFrom('forwarded_enquiries')
    .innerJoin('enquiries', (join) =>
      join
        .onRef('enquiries.school_code', '=', 'forwarded_enquiries.school_code')
        .onRef('enquiries.id', '=', 'forwarded_enquiries.enquiry_id'),
    )
    .leftJoin('old_sites', 'old_sites.school_code', 'forwarded_enquiries.school_code')
    .select(['name', 'email', 'phone', 'message', 'enquiries.state as ofEnquiry'])
    .select(['forwarded_enquiries.state', 'why', 'attempts', 'address', 'remote_school_code', 'forwards'])
    .where('forwarded_enquiries.school_code', '=', schoolCode)
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  const set = (values: Updateable<Schema['forwarded_enquiries']>) =>
    transaction
      .updateTable('forwarded_enquiries')
      .set({ ...values, updated_at: now.toISOString() })
      .where('school_code', '=', schoolCode)
      .where('enquiry_id', '=', id);
  if (stored?.state === 'unsure' && !stored.why) {
    // The worker that had claimed it is gone, and the answer with it.
    await set({ why: 'cut-off' }).where('state', '=', 'unsure').where('why', '=', '').execute();
    return undefined;
  }
  if (stored?.state !== 'waiting') return undefined;
  const notSent = stored.forwards !== 1 ? 'off' : stored.ofEnquiry === 'spam' ? 'spam' : undefined;
  if (notSent || stored.ofEnquiry === 'test') {
    await set({ state: 'given-up', why: notSent ?? '' })
      .where('state', '=', 'waiting')
      .execute();
    return undefined;
  }
  if (isBusy) return { attempts: stored.attempts };
  const restUntil = stored.why.split(' ')[1];
  if (restUntil && restUntil > now.toISOString()) return { restUntil };
  const { numUpdatedRows } = await transaction
    .updateTable('forwarded_enquiries')
    .set((was) => ({
      state: 'unsure',
      why: '',
      attempts: was('attempts', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('school_code', '=', schoolCode)
    .where('enquiry_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const { name, email, phone, message } = stored;
  return {
    address: stored.address!,
    schoolThere: stored.remote_school_code!,
    enquiry: { name, email, phone, message },
  };
}

async function send(
  services: Services,
  { schoolCode, id, withinMs }: { schoolCode: string; id: string; withinMs: number },
  { address, schoolThere, enquiry }: ClaimedEnquiry,
): Promise<Outcome> {
  const stored = await readToken(services, schoolCode);
  const answer = await fetchOutside(`${address}/api/form/${encodeURIComponent(schoolThere)}/dif`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      // A site with this software accepts the same enquiry only once.
      'idempotency-key': id,
      ...('token' in stored && { authorization: `Bearer ${stored.token}` }),
    },
    json: enquiry,
    userAgent: `SchoolSite/1.0 (+${services.sites.of(schoolCode).url}/)`,
    maxBytes: MAX_BYTES,
    maxRedirects: 0,
    withinMs,
    trustedHosts: services.config.importHosts,
    onlyHttps: true,
  });
  return outcomeOf(answer, services.clock());
}

async function saveOutcome(
  db: Transaction<Schema> | Services['database']['writes'],
  { schoolCode, id, now }: { schoolCode: string; id: string; now: Date },
  { state, why }: Outcome,
): Promise<void> {
  await db
    .updateTable('forwarded_enquiries')
    .set({ state, why, updated_at: now.toISOString() })
    .where('school_code', '=', schoolCode)
    .where('enquiry_id', '=', id)
    .where('state', '=', 'unsure')
    .execute();
}
