import type { Transaction } from 'kysely';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Words } from '#app/words/en.ts';
import type { Site } from '#app/sites/site.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';

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
  enqueue(transaction, {
    schoolCode: owner.schoolCode,
    kind: 'send-staff-mail',
    now,
    payload: {
      id: newId(now.getTime()),
      to: owner.email,
      name: owner.name,
      subject: words.staffMail.ofSignIn[what],
      text: words.staffMail.ofSignInText(
        words.staffMail.ofSignIn[what],
        words.dates.day(dayInIndia(now)),
        timeInIndia(now),
        `${url}${studioHref('forgottenPassword')}`,
      ),
    },
  });
