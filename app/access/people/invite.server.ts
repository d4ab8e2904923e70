import { studioHref } from '#app/access/studio-addresses.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { invite } from './invitation-codes.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { staffMail } from '#app/words/staff-mail.ts';

export type InviteResult = { link: string } | { refused: 'already-here' };

/** A second invitation to the same address replaces the first. */
export async function inviteSomebody(
  { database, site, clock, jobs }: SiteServices,
  staff: Staff,
  { email, role, byMail }: { email: string; role: StaffRole; byMail: boolean },
): Promise<InviteResult> {
  const { schoolCode } = staff;
  const now = clock();
  const invited = await database.writes.transaction().execute(async (transaction): Promise<InviteResult> => {
    const here = await transaction
      .selectFrom('staff_users')
      .select('id')
      .where('school_code', '=', schoolCode)
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (here) return { refused: 'already-here' };
    await transaction
      .deleteFrom('staff_invitations')
      .where('school_code', '=', schoolCode)
      .where((over) =>
        over.or([over('email', '=', email.toLowerCase()), over('expires_at', '<=', now.toISOString())]),
      )
      .execute();
    const code = await invite(transaction, { schoolCode, role, email, invitedBy: staff.id, now });
    const link = `${site.url}${studioHref('welcome', { code })}`;
    await recordAudit(transaction, {
      staff,
      now,
      action: 'invite',
      subject: { type: 'people', id: email.toLowerCase(), title: email },
      after: { role },
    });
    if (byMail)
      await sendToStaff(transaction, {
        schoolCode,
        to: { email, name: email },
        now,
        // Their language is unknown; the inviter's is the best guess.
        mail: staffMail[staff.language].invitation(staff.name, link),
      });
    return { link };
  });
  if (byMail) jobs.notify();
  return invited;
}

export async function withdrawInvitation(
  db: Db,
  { staff, id, now }: { staff: Staff; id: string; now: Date },
): Promise<'done' | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom('staff_invitations')
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!withdrawn) return 'gone';
    await recordAudit(transaction, {
      staff,
      now,
      action: 'withdraw-invitation',
      subject: { type: 'people', id: withdrawn.email, title: withdrawn.email },
      before: { role: withdrawn.role },
    });
    return 'done';
  });
}
