import type { Transaction } from 'kysely';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Words } from '#app/words/en.ts';
import type { Site } from '#app/sites/site.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';

interface FactorNews {
  owner: { name: string; email: string; schoolCode: string };
  now: Date;
  what: keyof Words['staffMail']['ofSignIn'];
}

/** Whoever got hold of a session cannot change quietly how its owner signs in. Nothing in it opens anything. */
export const tellOfFactor = (
  transaction: Transaction<Schema>,
  { url, words }: Site,
  { owner, now, what }: FactorNews,
): Promise<void> =>
  sendToStaff(transaction, {
    schoolCode: owner.schoolCode,
    to: owner,
    now,
    mail: {
      subject: words.staffMail.ofSignIn[what],
      text: words.staffMail.ofSignInText(
        words.staffMail.ofSignIn[what],
        words.dates.day(dayInIndia(now)),
        timeInIndia(now),
        `${url}${studioHref('forgottenPassword')}`,
      ),
    },
  });
