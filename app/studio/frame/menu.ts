import type { Permission } from '#app/access/permissions.ts';
import { contentTypes, listAddress } from '../content/types/all.ts';

interface MenuItem {
  name: string;
  href: string;
  permission: Permission;
}

/** What stands in the studio's menu, in this order, for whoever may open it. */
export const menu: readonly MenuItem[] = [
  { name: 'Start', href: '/studio', permission: 'studio.enter' },
  ...contentTypes.map((type) => ({
    name: type.words.many,
    href: listAddress(type),
    permission: 'content.read' as const,
  })),
  { name: 'Enquiries', href: '/studio/enquiries', permission: 'enquiries.read' },
  { name: 'School profile', href: '/studio/profile', permission: 'profile.edit' },
  { name: 'People', href: '/studio/people', permission: 'people.manage' },
  { name: 'What was done', href: '/studio/audit', permission: 'audit.read' },
  { name: 'Backup', href: '/studio/backup', permission: 'backup.make' },
  { name: 'My account', href: '/studio/account', permission: 'studio.enter' },
];
