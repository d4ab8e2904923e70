import type { Transaction } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { checkLink, type LinkCheckOverrides } from './check-link.server.ts';
import { forgetLinks, gatherLinks } from './gather.server.ts';
import { judge } from './outside-link.ts';

export const LINK_CHECK_JOB = 'check-links';

/** How often the job looks for new links. */
const CHECK_EVERY_MS = 6 * 60 * 60_000;
/**
 * How long a host is not requested again; longer than an answer may take, so that it has one request at a
 * time.
 */
const HOST_REST_MS = 60_000;
/** Each to another host, one after the other. */
const MAX_PER_RUN = 20;
/** After this time other jobs get their turn, and a server that stops does not wait long. */
const LONGEST_RUN_MS = 8000;

export interface LinkCheckOptions {
  types: readonly ContentType[];
  overrides?: LinkCheckOverrides;
}

const jobOf = (schoolCode: string) => `${LINK_CHECK_JOB}-${schoolCode}`;

/** One job per school. When it is switched off, it is deleted with its results. */
export async function planLinkCheck(
  transaction: Transaction<Schema>,
  { schoolCode, now, isOn }: { schoolCode: string; now: Date; isOn: boolean },
): Promise<void> {
  const id = jobOf(schoolCode);
  if (isOn) return enqueue(transaction, { id, schoolCode, kind: LINK_CHECK_JOB, payload: {}, now });
  await transaction.deleteFrom('jobs').where('school_code', '=', schoolCode).where('id', '=', id).execute();
  await forgetLinks(transaction, schoolCode);
}

/** Checks a few of the links that are due, and runs again for the others. */
export function linkCheckJob(services: Services, { types, overrides }: LinkCheckOptions): JobHandler {
  const { database, clock, sites } = services;
  return {
    recurring: true,
    async run({ schoolCode }) {
      const until = performance.now() + LONGEST_RUN_MS;
      const { url: siteUrl } = sites.of(schoolCode);
      const query = { schoolCode, siteUrl, now: clock() };
      await gatherLinks(database, types, query);
      await forgetRestedHosts(database.writes, query.now);
      for (const host of await listDueHosts(database.writes, query)) {
        if (performance.now() > until) break;
        const link = await takeLink(database.writes, { schoolCode, host, now: clock() });
        if (!link) continue;
        const { finding, retryAfterMs = 0 } = await checkLink(
          link.address,
          { siteUrl, now: clock() },
          overrides,
        );
        const now = clock();
        await recordFinding(database.writes, schoolCode, {
          ...judge(link, finding, now),
          address: link.address,
        });
        if (retryAfterMs > HOST_REST_MS)
          await pauseHost(database.writes, host, new Date(now.getTime() + retryAfterMs));
      }
      const next = await findNextDue(database.writes, schoolCode);
      const soonest = clock().getTime() + HOST_REST_MS;
      const latest = clock().getTime() + CHECK_EVERY_MS;
      const due = next ? Date.parse(next) : latest;
      return { again: new Date(Math.min(Math.max(due, soonest), latest)) };
    },
  };
}

interface DueQuery {
  schoolCode: string;
  now: Date;
}

/** Hosts that may be requested now and have links that are due, the one that waits longest first. */
async function listDueHosts(db: Db, { schoolCode, now }: DueQuery): Promise<string[]> {
  const at = now.toISOString();
  const rows = await db
    .selectFrom('outside_links')
    .leftJoin('outside_hosts', 'outside_hosts.host', 'outside_links.host')
    .select('outside_links.host')
    .where('school_code', '=', schoolCode)
    .where('check_after', '<=', at)
    .where(({ or, eb }) =>
      or([eb('outside_hosts.ask_after', 'is', null), eb('outside_hosts.ask_after', '<=', at)]),
    )
    .groupBy('outside_links.host')
    .orderBy(({ fn }) => fn.min('check_after'))
    .orderBy('outside_links.host')
    .limit(MAX_PER_RUN)
    .execute();
  return rows.map(({ host }) => host);
}

/** The link of a host that waits longest, with the host reserved; undefined if another process was faster. */
async function takeLink(db: Db, { schoolCode, host, now }: DueQuery & { host: string }) {
  const at = now.toISOString();
  const ask_after = new Date(now.getTime() + HOST_REST_MS).toISOString();
  const taken = await db
    .insertInto('outside_hosts')
    .values({ host, ask_after })
    .onConflict((conflict) =>
      conflict.column('host').doUpdateSet({ ask_after }).where('outside_hosts.ask_after', '<=', at),
    )
    .returning('host')
    .executeTakeFirst();
  if (!taken) return undefined;
  return db
    .selectFrom('outside_links')
    .select(['address', 'gone_since'])
    .where('school_code', '=', schoolCode)
    .where('host', '=', host)
    .where('check_after', '<=', at)
    .orderBy('check_after')
    .orderBy('address')
    .limit(1)
    .executeTakeFirst();
}

async function recordFinding(
  db: Db,
  schoolCode: string,
  { address, ...columns }: ReturnType<typeof judge> & { address: string },
): Promise<void> {
  await db
    .updateTable('outside_links')
    .set(columns)
    .where('school_code', '=', schoolCode)
    .where('address', '=', address)
    .execute();
}

async function pauseHost(db: Db, host: string, until: Date): Promise<void> {
  await db
    .updateTable('outside_hosts')
    .set({ ask_after: until.toISOString() })
    .where('host', '=', host)
    .execute();
}

async function forgetRestedHosts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('outside_hosts').where('ask_after', '<=', now.toISOString()).execute();
}

/** When the next link may be checked: its own time, or that of its host. */
async function findNextDue(db: Db, schoolCode: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('outside_links')
    .leftJoin('outside_hosts', 'outside_hosts.host', 'outside_links.host')
    .select(({ fn }) => [
      fn.min('outside_links.check_after').as('wanted'),
      fn.max('outside_hosts.ask_after').as('allowed'),
    ])
    .where('school_code', '=', schoolCode)
    .groupBy('outside_links.host')
    .execute();
  return rows
    .map(({ wanted, allowed }) => (allowed && allowed > wanted ? allowed : wanted))
    .toSorted()
    .at(0);
}
