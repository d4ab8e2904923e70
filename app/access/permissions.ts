import { partOfModules } from '#app/modules/parts.ts';
import type { StaffRole } from '#app/platform/db/schema.ts';

const everybody: readonly StaffRole[] = ['administrator', 'editor'];
const administrators: readonly StaffRole[] = ['administrator'];

/** Who may do what in the studio. Every loader and every action names one of these. */
export const permissions = {
  'studio.enter': everybody,
  'content.read': everybody,
  'content.edit': everybody,
  'content.publish': everybody,
  'content.trash': everybody,
  /** For good, before the time is up. */
  'content.delete': administrators,
  'photos.upload': everybody,
  'photos.withdraw': everybody,
  /** Lets a withdrawn photo be seen again. */
  'photos.restore': administrators,
  'profile.edit': administrators,
  /** Says when families may see the site, and when its first hour is over. */
  'site.open': administrators,
  'enquiries.read': everybody,
  'enquiries.handle': everybody,
  'enquiries.export': administrators,
  /** At once, because the sender asked for it. */
  'enquiries.delete': administrators,
  'people.manage': administrators,
  'audit.read': administrators,
  'backup.make': administrators,
  /** Lets work run again at which the server died twice. */
  'jobs.retry': administrators,
  ...partOfModules('permissions'),
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role);
