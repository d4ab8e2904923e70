import { ownValue } from '#app/core/own-value.ts';
import { partOfModules } from '#app/modules/parts.ts';

/** What can be done in the studio. Every loader and every action names one of these. */
const ownPermissions = [
  'studio.enter',
  'content.read',
  'content.edit',
  'content.publish',
  'content.trash',
  /** For good, before the time is up. */
  'content.delete',
  /** Describes and arranges photos, and writes about them. */
  'albums.edit',
  'albums.publish',
  'photos.upload',
  'photos.withdraw',
  /** Lets a withdrawn photo be seen again. */
  'photos.restore',
  'profile.edit',
  /** Says when families may see the site, and when its first hour is over. */
  'site.open',
  'enquiries.read',
  'enquiries.handle',
  'enquiries.export',
  /** At once, because the sender asked for it. */
  'enquiries.delete',
  'people.manage',
  'audit.read',
  'backup.make',
  /** Lets work run again at which the server died twice. */
  'jobs.retry',
] as const;

const ofModules = partOfModules('permissions');

export type Permission = (typeof ownPermissions)[number] | keyof typeof ofModules;

export const permissions: readonly Permission[] = [
  ...ownPermissions,
  ...(Object.keys(ofModules) as (keyof typeof ofModules)[]),
];

interface Role {
  may: readonly Permission[];
}

/** The roles that somebody can be given, in the order in which they are offered. Their words are in `words.roles`. */
export const roles = {
  editor: {
    may: [
      'studio.enter',
      'content.read',
      'content.edit',
      'content.publish',
      'content.trash',
      'albums.edit',
      'albums.publish',
      'photos.upload',
      'photos.withdraw',
      'enquiries.read',
      'enquiries.handle',
    ],
  },
  administrator: { may: permissions },
} as const satisfies Record<string, Role>;

export type StaffRole = keyof typeof roles;

export const staffRoles = Object.keys(roles) as StaffRole[];

/** Somebody whose role is no longer declared may do nothing. */
export const mayDo = (role: string, permission: Permission): boolean =>
  ownValue<Role>(roles, role)?.may.includes(permission) ?? false;
