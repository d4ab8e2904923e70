import type { EnquiryMail, Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';

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

/** Everybody's own matter: it is no more written down than what they have on their desk. */
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
