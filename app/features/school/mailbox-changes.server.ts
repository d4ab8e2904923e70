import { notifyAdministratorsOfRoute } from '#app/access/people/notify-administrators.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import type { AfterPublish } from '#app/publishing/commands/publish-item.server.ts';
import { noFields, textOf } from '#app/publishing/fields.ts';

/** Mails every administrator when families' enquiries go to another address. */
export const notifyOfMailboxes: AfterPublish = async (
  change,
  { services, staff, now, before = noFields(), after },
) => {
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
};
