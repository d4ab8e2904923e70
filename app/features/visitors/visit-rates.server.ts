import { sql, type Transaction } from 'kysely';
import { dayInIndia } from '#app/core/time/days.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { MAX_PER_DAY, MAX_PER_HOUR } from './limits.ts';

const DAY_MS = 24 * 60 * 60_000;
const hourOf = (now: Date) => now.toISOString().slice(0, 13);

/** The networks that have exceeded the limit: nothing more is stored about them. */
export async function listFullNetworks(
  db: Db,
  schoolCode: string,
  networks: string[],
  now: Date,
): Promise<Set<string>> {
  const named = [...new Set(networks)].filter(Boolean);
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('visit_rates')
    .select('network')
    .where('school_code', '=', schoolCode)
    .where('network', 'in', named)
    .where((is) =>
      is.or([
        is.and([is('period', '=', hourOf(now)), is('visits', '>', MAX_PER_HOUR)]),
        is.and([is('period', '=', dayInIndia(now)), is('visits', '>', MAX_PER_DAY)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ network }) => network));
}

export interface AdmittedVisits {
  visits: number;
  /** True for the one batch that exceeded the limit, of each network and period. */
  isFirstBeyond: boolean;
}

/**
 * How many of these new visits of each network may be counted. Visits that exceed the hourly limit do not use
 * up the daily one.
 */
export async function admitVisits(
  transaction: Transaction<Schema>,
  schoolCode: string,
  newcomers: ReadonlyMap<string, number>,
  now: Date,
): Promise<Map<string, AdmittedVisits>> {
  const within = (period: string, most: number, asking: ReadonlyMap<string, number>) =>
    admitWithin(transaction, { schoolCode, period, most }, asking);
  const ofHour = await within(hourOf(now), MAX_PER_HOUR, newcomers);
  const asking = new Map([...ofHour].map(([network, { visits }]) => [network, visits]));
  const ofDay = await within(dayInIndia(now), MAX_PER_DAY, asking);
  return new Map(
    [...ofHour].map(([network, hour]) => {
      const day = ofDay.get(network) ?? hour;
      return [
        network,
        { visits: day.visits, isFirstBeyond: hour.isFirstBeyond || day.isFirstBeyond },
      ] as const;
    }),
  );
}

/** Added in one statement, so that concurrent requests get different numbers. */
async function admitWithin(
  transaction: Transaction<Schema>,
  limits: { schoolCode: string; period: string; most: number },
  newcomers: ReadonlyMap<string, number>,
): Promise<Map<string, AdmittedVisits>> {
  const { schoolCode, period, most } = limits;
  // In sorted order: two batches that lock the same rows in different orders would deadlock.
  const rows = [...newcomers]
    .filter(([, visits]) => visits > 0)
    .map(([network, visits]) => ({ school_code: schoolCode, network, period, visits }))
    .toSorted((a, b) => (a.network < b.network ? -1 : 1));
  if (rows.length === 0) return new Map();
  const sums = await transaction
    .insertInto('visit_rates')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['school_code', 'network', 'period'])
        .doUpdateSet({ visits: sql`visit_rates.visits + excluded.visits` }),
    )
    .returning(['network', 'visits'])
    .execute();
  return new Map(
    sums.map(({ network, visits: after }) => {
      const visits = newcomers.get(network)!;
      const before = after - visits;
      const allowed = Math.min(visits, Math.max(0, most - before));
      return [network, { visits: allowed, isFirstBeyond: before <= most && after > most }] as const;
    }),
  );
}

export async function forgetOldRates(db: Db, schoolCode: string, now: Date): Promise<void> {
  const old = dayInIndia(new Date(now.getTime() - 2 * DAY_MS));
  await db
    .deleteFrom('visit_rates')
    .where('school_code', '=', schoolCode)
    .where('period', '<', old)
    .execute();
}
