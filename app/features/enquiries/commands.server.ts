import { newId, randomCode } from '#app/core/ids.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { EnquiryInput } from './input.ts';

/** Keeps an enquiry and the job that delivers it, both or neither, before anybody is told that it arrived. */
export async function receiveEnquiry(
  db: Db,
  schoolCode: string,
  now: Date,
  enquiry: EnquiryInput,
): Promise<{ receipt: string }> {
  const at = now.toISOString();
  const id = newId(now.getTime());
  const receipt = `${schoolCode}-${randomCode(8).toUpperCase()}`;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('enquiries')
      .values({
        id,
        school_code: schoolCode,
        receipt,
        ...enquiry,
        state: 'new',
        delivery: 'waiting',
        received_at: at,
        updated_at: at,
      })
      .execute();
    await transaction
      .insertInto('jobs')
      .values({
        id: newId(now.getTime()),
        school_code: schoolCode,
        kind: 'deliver-enquiry',
        payload: JSON.stringify({ enquiryId: id }),
        state: 'waiting',
        run_at: at,
        attempts: 0,
        lease_until: null,
        last_error: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
  });
  return { receipt };
}
