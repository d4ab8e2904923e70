import type { Transaction } from 'kysely';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Site } from '#app/sites/site.ts';
import { type StaffMail, staffMail } from '#app/words/staff-mail.ts';
import { wordsOf } from '#app/words/words.ts';

interface RouteChange {
  site: Site;
  now: Date;
  /** Who changed it. */
  staff: Pick<Staff, 'name' | 'schoolCode'>;
  what: (words: StaffMail['enquiryRoute']) => string[];
  /** The page to change it back. */
  page: string;
}

/** A stolen session must not redirect families' enquiries unnoticed: every administrator gets a mail about it. */
export async function notifyAdministratorsOfRoute(
  transaction: Transaction<Schema>,
  { site, now, staff, what, page }: RouteChange,
): Promise<void> {
  const administrators = await transaction
    .selectFrom('staff_users')
    .select(['name', 'email', 'language'])
    .where('school_code', '=', staff.schoolCode)
    .where('role', '=', 'administrator')
    .orderBy('id')
    .execute();
  for (const to of administrators) {
    const { dates } = wordsOf(to.language);
    const { enquiryRoute: words } = staffMail[to.language];
    await sendToStaff(transaction, {
      schoolCode: staff.schoolCode,
      to,
      now,
      mail: {
        subject: words.subject,
        text: words.text(what(words).join('\n'), dates.day(dayInIndia(now)), timeInIndia(now), {
          by: staff.name,
          link: `${site.url}${page}`,
        }),
      },
    });
  }
}
