import type { Permission } from '#app/features/staff/permissions.ts';

interface MenuItem {
  name: string;
  href: string;
  permission: Permission;
}

/** What stands in the studio's menu, in this order, for whoever may open it. */
export const menu: readonly MenuItem[] = [
  { name: 'Start', href: '/studio', permission: 'studio.enter' },
  { name: 'Backup', href: '/studio/backup', permission: 'backup.make' },
  { name: 'Enquiries', href: '/studio/enquiries', permission: 'enquiries.read' },
];
