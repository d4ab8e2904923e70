import type { Transaction } from 'kysely';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Words } from '#app/words/en.ts';
import type { Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import type { Site } from '#app/sites/site.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';

interface FactorChange {
  owner: { name: string; email: string; language: Locale; schoolCode: string };
  now: Date;
  what: keyof Words['staffMail']['ofSignIn'];
}

/** Whoever got hold of a session cannot change quietly how its owner signs in. Nothing in it opens anything. */
export function notifyOfFactorChange(
  transaction: Transaction<Schema>,
  { url }: Site,
  { owner, now, what }: FactorChange,
): Promise<void> {
  const { staffMail, dates } = wordsOf(owner.language);
  return sendToStaff(transaction, {
    schoolCode: owner.schoolCode,
    to: owner,
    now,
    mail: {
      subject: staffMail.ofSignIn[what],
      text: staffMail.ofSignInText(
        staffMail.ofSignIn[what],
        dates.day(dayInIndia(now)),
        timeInIndia(now),
        `${url}${studioHref('forgottenPassword')}`,
      ),
    },
  });
}
