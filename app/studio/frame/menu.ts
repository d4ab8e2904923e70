import { studioHref, studioPages } from '#app/access/studio-addresses.ts';
import type { Permission } from '#app/access/permissions.ts';
import { contentTypes } from '#app/content-types.ts';
import { listAddress } from '../content/types/addresses.ts';

interface MenuItem {
  name: string;
  href: string;
  permission: Permission;
}

const look: MenuItem = { name: 'Look', href: studioHref('look'), permission: studioPages.look.read };

/** What stands in the studio's menu, in this order, for whoever may open it. */
export const menu: readonly MenuItem[] = [
  { name: 'Start', href: studioHref('dashboard'), permission: studioPages.dashboard.read },
  ...contentTypes.map((type) => ({
    name: type.words.many,
    href: listAddress(type),
    permission: studioPages.contentList.read,
  })),
  { name: 'Library', href: studioHref('library'), permission: studioPages.library.read },
  look,
  { name: 'Enquiries', href: studioHref('inbox'), permission: studioPages.inbox.read },
  { name: 'School profile', href: studioHref('profile'), permission: studioPages.profile.read },
  { name: 'People', href: studioHref('people'), permission: studioPages.people.read },
  { name: 'What was done', href: studioHref('audit'), permission: studioPages.audit.read },
  { name: 'Backup', href: studioHref('backup'), permission: studioPages.backup.read },
  { name: 'My account', href: studioHref('account'), permission: studioPages.account.read },
];
