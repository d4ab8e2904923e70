import { studioHref } from '#app/access/studio-addresses.ts';
import { newId } from '#app/core/ids.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { SiteServices } from '#app/platform/services.ts';

/** By the same queue as every mail: the page answers as quickly for an address that is unknown. */
export async function sendResetLinkLater(
  services: SiteServices,
  user: { email: string; name: string },
  token: string,
): Promise<void> {
  const { site, database, clock, jobs } = services;
  const now = clock();
  const link = `${site.url}${studioHref('newPassword', { code: token })}`;
  await database.writes.transaction().execute((transaction) =>
    enqueue(transaction, {
      schoolCode: site.schoolCode,
      kind: 'send-staff-mail',
      now,
      payload: {
        id: newId(now.getTime()),
        to: user.email,
        name: user.name,
        ...site.words.staffMail.newPassword(link),
      },
    }),
  );
  jobs.ring();
}
