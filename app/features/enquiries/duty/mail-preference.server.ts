import type { EnquiryMail, Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';

export async function findMailPreference(db: Db, { id }: Pick<Staff, 'id'>): Promise<EnquiryMail> {
  const row = await db
    .selectFrom('staff_users')
    .select('enquiry_mail')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.enquiry_mail ?? '';
}

/** Everybody's own matter: it is no more written down than what they have on their desk. */
export async function changeMailPreference(
  db: Db,
  { staff, preference, now }: { staff: Pick<Staff, 'id'>; preference: EnquiryMail; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_users')
    .set({ enquiry_mail: preference, updated_at: now.toISOString() })
    .where('id', '=', staff.id)
    .execute();
}
