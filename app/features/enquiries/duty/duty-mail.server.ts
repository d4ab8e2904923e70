import type { Db, DbOrTransaction } from '#app/platform/db/database.ts';
import type { Transaction } from 'kysely';
import { mayDo } from '#app/access/permissions.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Site } from '#app/sites/site.ts';
import type { EnquiryMail, Staff } from '#app/access/staff.ts';
import { staffMail } from '#app/words/staff-mail.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

interface Colleague {
  email: string;
  name: string;
  language: StudioLanguage;
}

/** Those who chose this mail and may read enquiries now. */
export async function listOnDuty(
  db: DbOrTransaction,
  schoolCode: string,
  preference: Exclude<EnquiryMail, ''>,
): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('staff_users')
    .select(['email', 'name', 'role', 'language'])
    .where('school_code', '=', schoolCode)
    .where('enquiry_mail', '=', preference)
    .orderBy('id')
    .execute();
  return rows.filter(({ role }) => mayDo(role, 'enquiries.read'));
}

/**
 * Notifies those on duty as soon as the school's mailbox has the enquiry: the sender's name and a link. The message
 * stays in the studio and in that one mailbox, where it is deleted in time.
 */
export async function notifyStaffOnDuty(
  transaction: Transaction<Schema>,
  { schoolCode, url }: Pick<Site, 'schoolCode' | 'url'>,
  enquiry: { id: string; name: string; receipt: string },
  now: Date,
): Promise<void> {
  const link = url + studioHref('enquiry', { id: enquiry.id });
  const change = url + studioHref('account');
  for (const to of await listOnDuty(transaction, schoolCode, 'at-once')) {
    const mail = staffMail[to.language].newEnquiry(enquiry.name, enquiry.receipt, { link, change });
    await sendToStaff(transaction, { schoolCode, to, now, mail });
  }
}

export async function findMailPreference(
  db: Db,
  { id, schoolCode }: Pick<Staff, 'id' | 'schoolCode'>,
): Promise<EnquiryMail> {
  const row = await db
    .selectFrom('staff_users')
    .select('enquiry_mail')
    .where('school_code', '=', schoolCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.enquiry_mail ?? '';
}

/** A personal setting, so it is not in the audit. */
export async function changeMailPreference(
  db: Db,
  { staff, preference, now }: { staff: Pick<Staff, 'id' | 'schoolCode'>; preference: EnquiryMail; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_users')
    .set({ enquiry_mail: preference, updated_at: now.toISOString() })
    .where('school_code', '=', staff.schoolCode)
    .where('id', '=', staff.id)
    .execute();
}
