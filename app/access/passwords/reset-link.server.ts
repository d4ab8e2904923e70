import { studioHref } from '#app/access/studio-addresses.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import type { SiteServices } from '#app/platform/services.ts';
import type { Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';

/** By the same queue as every mail: the page answers as quickly for an address that is unknown. */
export async function sendResetLinkLater(
  services: SiteServices,
  user: { email: string; name: string; language: Locale },
  token: string,
): Promise<void> {
  const { site, database, clock, jobs } = services;
  const now = clock();
  const link = `${site.url}${studioHref('newPassword', { code: token })}`;
  await database.writes.transaction().execute((transaction) =>
    sendToStaff(transaction, {
      schoolCode: site.schoolCode,
      to: user,
      now,
      mail: wordsOf(user.language).staffMail.newPassword(link),
    }),
  );
  jobs.notify();
}
