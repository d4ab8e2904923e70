import type { Transaction } from 'kysely';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia, formatDay, timeInIndia } from '#app/core/days.ts';
import { newId } from '#app/core/ids.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import type { Site } from '#app/sites/site.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';

interface FactorNews {
  owner: { name: string; email: string; schoolCode: string };
  now: Date;
  what: keyof typeof happened;
}

/** Whoever got hold of a session cannot change quietly how its owner signs in. Nothing in it opens anything. */
export const tellOfFactor = (
  transaction: Transaction<Schema>,
  { url }: Site,
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
      subject: happened[what],
      text: `${happened[what]}, on ${formatDay(dayInIndia(now.toISOString()))} at ${timeInIndia(now.toISOString())}.

If it was you, there is nothing to do.

If it was not you, somebody else has been in your place in the studio. Set a new password at once, under “Forgotten your password?”: it signs everybody out, and you are then shown every passkey and second step that is left and can remove what is not yours. Then tell an administrator of the school.

${url}${studioHref('forgottenPassword')}`,
    },
  });

const happened = {
  'second-step-on': 'A second step was switched on for your sign-in to the studio',
  'second-step-off': 'The second step of your sign-in to the studio was switched off',
  'new-backup-codes': 'New backup codes were made for your sign-in to the studio',
  'add-passkey': 'A passkey was added to your sign-in to the studio',
  'delete-passkey': 'A passkey of your sign-in to the studio was deleted',
};
