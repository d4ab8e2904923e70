import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { Staff } from '#app/access/staff.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  secondStep: boolean;
  hasPasskey: boolean;
  /** At least the day: a session records its use once a day, the audit log every action. */
  lastSeen: string | null;
}

export async function listPeople(db: Db, schoolCode: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('staff_users')
    .select(['id', 'name', 'email', 'role', 'two_factor_enabled'])
    .select((each) => [
      each
        .selectFrom('staff_sessions')
        .select((of) => of.fn.max('updated_at').as('at'))
        .where('school_code', '=', schoolCode)
        .whereRef('user_id', '=', 'staff_users.id')
        .as('used_at'),
      each
        .selectFrom('audit_entries')
        .select((of) => of.fn.max('at').as('at'))
        .where('school_code', '=', schoolCode)
        .where('action', '<>', 'lock-out')
        .whereRef('staff_id', '=', 'staff_users.id')
        .as('acted_at'),
      each
        .selectFrom('staff_passkeys')
        .select((of) => of.fn.min('id').as('id'))
        .where('school_code', '=', schoolCode)
        .whereRef('user_id', '=', 'staff_users.id')
        .as('passkey'),
    ])
    .where('school_code', '=', schoolCode)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(({ two_factor_enabled, used_at, acted_at, passkey, ...person }) => ({
    ...person,
    secondStep: two_factor_enabled === 1,
    hasPasskey: passkey !== null,
    lastSeen:
      [used_at, acted_at]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
  }));
}

/** Who to ask for what only administrators may do. */
export const listAdministrators = (db: Db, schoolCode: string): Promise<Pick<Person, 'name' | 'email'>[]> =>
  db
    .selectFrom('staff_users')
    .select(['name', 'email'])
    .where('school_code', '=', schoolCode)
    .where('role', '=', 'administrator')
    .orderBy('name')
    .orderBy('id')
    .execute();

export async function countAdministrators(db: Db, schoolCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_users')
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('school_code', '=', schoolCode)
    .where('role', '=', 'administrator')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Colleague = Pick<Staff, 'id' | 'name' | 'email' | 'language'>;

/** Somebody of this school; other schools' staff are not found. */
export async function findColleague(
  db: Db,
  schoolCode: string,
  by: { email: string } | { id: string },
): Promise<Colleague | undefined> {
  return db
    .selectFrom('staff_users')
    .select(['id', 'name', 'email', 'language'])
    .where('school_code', '=', schoolCode)
    .$if('email' in by, (query) => query.where('email', '=', (by as { email: string }).email.toLowerCase()))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .executeTakeFirst();
}

/** Everybody to whom work can be assigned. */
export const listColleagues = (db: Db, schoolCode: string): Promise<Pick<Person, 'id' | 'name'>[]> =>
  db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('school_code', '=', schoolCode)
    .orderBy('name')
    .orderBy('id')
    .execute();

export interface OpenInvitation {
  id: string;
  email: string;
  role: string;
  expiresAt: string;
  invitedBy: string | null;
}

export async function listOpenInvitations(db: Db, schoolCode: string, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .leftJoin('staff_users', (join) =>
      join
        .onRef('staff_users.school_code', '=', 'staff_invitations.school_code')
        .onRef('staff_users.id', '=', 'staff_invitations.invited_by'),
    )
    .select([
      'staff_invitations.id',
      'staff_invitations.email',
      'staff_invitations.role',
      'staff_invitations.expires_at',
      'staff_users.name as invited_by',
    ])
    .where('staff_invitations.school_code', '=', schoolCode)
    .where('staff_invitations.email', '<>', '')
    .where('staff_invitations.expires_at', '>', now.toISOString())
    .orderBy('staff_invitations.created_at', 'desc')
    .execute();
  return rows.map(({ expires_at, invited_by, ...invitation }) => ({
    ...invitation,
    expiresAt: expires_at,
    invitedBy: invited_by,
  }));
}
