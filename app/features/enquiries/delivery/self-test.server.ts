import type { Transaction } from 'kysely';
import { z } from 'zod';
import { newId } from '#app/core/ids.ts';
import { nextTimeInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { formSecret } from '#app/features/enquiries/form-secret.server.ts';
import { selfTestMark } from './self-test-mark.server.ts';

/** At half past six in the morning, before the office opens. */
export const SELF_TEST_HOUR = 6.5;
const ARRIVES_WITHIN_MS = 15 * 60_000;

export type Submit = (path: string, request: RequestInit) => Promise<Response>;

/** Sends a marked enquiry through the public form. Its row in `self_tests` then holds the outcome. */
export async function startSelfTest(
  services: Pick<Services, 'config' | 'database' | 'clock'>,
  schoolCode: string,
  submit: Submit,
): Promise<{ id: string }> {
  const { database, clock } = services;
  const now = clock();
  const id = newId(now.getTime());
  const mark = selfTestMark(await formSecret(services, schoolCode), id);
  await database.writes
    .insertInto('self_tests')
    .values({
      id,
      school_code: schoolCode,
      outcome: 'under-way',
      started_at: now.toISOString(),
      ended_at: null,
    })
    .execute();
  try {
    const response = await submit(`/api/form/${schoolCode}/dif`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-self-test': mark },
      body: JSON.stringify({ ...SELF_TEST, message: messageOf(id) }),
    });
    if (response.status !== 201) throw new Error(`the contact form answered ${response.status}`);
  } catch (error) {
    await failSelfTest(database.writes, { schoolCode, id }, clock());
    throw error;
  }
  return { id };
}

const SELF_TEST = { name: 'Self-test', email: 'self-test@school.example', phone: '+91 00000 00000' };
const messageOf = (id: string) => `A test of the contact form, sent by the site itself (${id}).`;

interface SelfTest {
  schoolCode: string;
  id: string;
}

export async function selfTestOutcome(db: Db, { schoolCode, id }: SelfTest): Promise<string | undefined> {
  const row = await db
    .selectFrom('self_tests')
    .select('outcome')
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.outcome;
}

/** It did not arrive in time: the test enquiry is deleted, so that it does not turn up days later. */
export async function failSelfTest(db: Db, { schoolCode, id }: SelfTest, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('self_tests')
      .set({ outcome: 'failed', ended_at: now.toISOString() })
      .where('school_code', '=', schoolCode)
      .where('id', '=', id)
      .execute();
    await transaction
      .deleteFrom('enquiries')
      .where('school_code', '=', schoolCode)
      .where('state', '=', 'test')
      .where('message', '=', messageOf(id))
      .execute();
  });
}

/** Part of the delivery's transaction: the outcome is recorded and the test enquiry deleted. */
export async function recordArrival(
  transaction: Transaction<Schema>,
  { schoolCode, id, outcome }: SelfTest & { outcome: 'arrived' | 'filed' },
  enquiryId: string,
  at: string,
): Promise<void> {
  await transaction
    .updateTable('self_tests')
    .set({ outcome, ended_at: at })
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .execute();
  await transaction
    .deleteFrom('enquiries')
    .where('school_code', '=', schoolCode)
    .where('id', '=', enquiryId)
    .execute();
}

/** Once a day: sends the test and checks it a quarter of an hour later. */
export function dailySelfTest(services: Services, submit: Submit): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const { schoolCode } = job;
      const now = services.clock();
      let test: { id: string } | undefined;
      try {
        test = await startSelfTest(services, schoolCode, submit);
      } catch (error) {
        services.log.error({ err: error }, 'ALARM: the self-test of the contact form could not be sent');
      }
      return {
        again: nextTimeInIndia(now, SELF_TEST_HOUR),
        finish:
          test &&
          ((transaction) =>
            enqueue(transaction, {
              schoolCode,
              now,
              kind: 'check-self-test',
              payload: test,
              runAt: new Date(now.getTime() + ARRIVES_WITHIN_MS),
            })),
      };
    },
  };
}

export function selfTestCheck({ database, clock, log }: Services): JobHandler {
  return {
    async run(job) {
      const { schoolCode } = job;
      const { id } = z.object({ id: z.string() }).parse(job.payload);
      if ((await selfTestOutcome(database.writes, { schoolCode, id })) === 'under-way') {
        await failSelfTest(database.writes, { schoolCode, id }, clock());
        log.error({ selfTest: id }, 'ALARM: the self-test of the contact form did not arrive');
      }
      return {};
    },
  };
}
