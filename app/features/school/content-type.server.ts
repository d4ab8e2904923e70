import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { profileType } from './content-type.ts';
import { findPlaceholders } from './placeholders.ts';
import { findSchool } from './queries.server.ts';
import { notifyAdministratorsOfRoute } from '#app/access/people/notify-administrators.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import type { AfterPublish } from '#app/publishing/commands/publish-item.server.ts';
import { noFields, textOf } from '#app/publishing/fields.ts';

export const serverProfile: ServerContentType = {
  type: profileType,
  load: async ({ db, schoolCode }) => {
    const school = await findSchool(db, schoolCode);
    return { placeholders: school ? findPlaceholders(school.profile) : [] };
  },
  afterPublish: notifyOfMailboxes,
};

/** Mails every administrator when families' enquiries go to another address. */
async function notifyOfMailboxes(
  change: Parameters<AfterPublish>[0],
  { services, staff, now, before = noFields(), after }: Parameters<AfterPublish>[1],
): Promise<void> {
  const addresses = [
    { mailbox: 'mailbox', field: 'email' },
    { mailbox: 'helpDesk', field: 'helpDesk.email' },
  ] as const;
  const changed = addresses
    .map(({ mailbox, field }) => ({ mailbox, was: textOf(before, field), is: textOf(after, field) }))
    .filter(({ was, is }) => was !== is);
  if (changed.length === 0) return;
  await notifyAdministratorsOfRoute(change, {
    site: services.sites.of(staff.schoolCode),
    now,
    staff,
    what: (words) => changed.map(({ mailbox, was, is }) => words[mailbox](was, is)),
    page: studioHref('item', { type: PROFILE, id: PROFILE }),
  });
}
