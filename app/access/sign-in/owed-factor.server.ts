import type { SiteServices } from '#app/platform/services.ts';
import type { Staff } from '#app/access/staff.ts';

const DAYS_TO_SET_UP = 7;

export interface OwedFactor {
  /** The last moment at which an administrator's password alone is enough. */
  until: string;
  isOver: boolean;
}

/** Administrators must sign in with more than a password. They have a week from the day they became one. */
export async function findOwedFactor(
  { database, clock, site }: SiteServices,
  staff: Pick<Staff, 'id' | 'role'>,
): Promise<OwedFactor | undefined> {
  if (staff.role !== 'administrator') return undefined;
  const row = await database.writes
    .selectFrom('staff_users')
    .select(['two_factor_enabled', 'administrator_since'])
    .select((each) =>
      each
        .selectFrom('staff_passkeys')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('staff_passkeys.school_code', '=', 'staff_users.school_code')
        .whereRef('user_id', '=', 'staff_users.id')
        .as('passkeys'),
    )
    .where('school_code', '=', site.schoolCode)
    .where('id', '=', staff.id)
    .executeTakeFirst();
  if (!row?.administrator_since || row.two_factor_enabled === 1 || Number(row.passkeys) > 0) return undefined;
  const until = Date.parse(row.administrator_since) + DAYS_TO_SET_UP * 86_400_000;
  return { until: new Date(until).toISOString(), isOver: until <= clock().getTime() };
}
