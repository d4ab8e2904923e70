import type { Transaction } from 'kysely';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type StaffMail, staffMail } from '#app/words/staff-mail.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { wordsOf } from '#app/words/words.ts';
import type { Site } from '#app/sites/site.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';

interface FactorChange {
  owner: { name: string; email: string; language: StudioLanguage; schoolCode: string };
  now: Date;
  what: keyof StaffMail['ofSignIn'];
}

/**
 * Tells the owner, so that somebody with a stolen session cannot secretly change how they sign in. The mail
 * contains no link that grants access.
 */
export function notifyOfFactorChange(
  transaction: Transaction<Schema>,
  { url }: Site,
  { owner, now, what }: FactorChange,
): Promise<void> {
  const words = staffMail[owner.language];
  const { dates } = wordsOf(owner.language);
  return sendToStaff(transaction, {
    schoolCode: owner.schoolCode,
    to: owner,
    now,
    mail: {
      subject: words.ofSignIn[what],
      text: words.ofSignInText(
        words.ofSignIn[what],
        dates.day(dayInIndia(now)),
        timeInIndia(now),
        `${url}${studioHref('forgottenPassword')}`,
      ),
    },
  });
}
