import { ownValue } from '#app/core/own-value.ts';
import { partOfModules } from '#app/modules/parts.ts';

/** All permissions of the studio. Every loader and every action requires one of these. */
const ownPermissions = [
  'studio.enter',
  'content.read',
  'content.edit',
  'content.publish',
  'content.trash',
  /** Permanently, before the retention period is over. */
  'content.delete',
  /** Describing and arranging photos, and editing albums' texts. */
  'albums.edit',
  'albums.publish',
  'photos.upload',
  'photos.withdraw',
  /** Makes a withdrawn photo visible again. */
  'photos.restore',
  'profile.edit',
  /** Making the site public. */
  'site.open',
  'enquiries.read',
  'enquiries.handle',
  'enquiries.export',
  /** Immediately, because the sender asked for it. */
  'enquiries.delete',
  'people.manage',
  'audit.read',
  'backup.make',
  /** Running a job again that stopped the server twice. */
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

/** The roles, in the order in which they are offered. Their words are in `words.roles`. */
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

/** A role that is no longer declared has no permissions. */
export const mayDo = (role: string, permission: Permission): boolean =>
  ownValue<Role>(roles, role)?.may.includes(permission) ?? false;
