import { sql } from 'kysely';
import { endOfDayInIndia } from '#app/core/time/days.ts';
import type { ContentRevisions, ContentState } from '#app/platform/content/revisions.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Log } from '#app/platform/log.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Notices } from '#app/platform/db/notices.ts';

const NEVER_WRITTEN: ContentState = { revision: 0, until: Infinity };

/** While notices arrive, the timer only covers lost ones. */
const SELDOM_MS = 2000;

/**
 * Keeps the content state of every school in memory, so that a cached page needs no query. It reads again at
 * `refresh()` (called after every request that may write) and, for changes by others, after a notice and on a
 * timer, which is short if there are no notices.
 */
export function watchContentRevisions(deps: {
  db: Db;
  clock: Clock;
  log: Log;
  notices?: Notices;
}): ContentRevisions {
  let states = new Map<string, ContentState>();
  const cache = new Map<string, { state: ContentState; answer: Promise<unknown> }>();
  const beforeChange: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function refresh(): Promise<void> {
    const rows = await deps.db.selectFrom('content_revisions').select(['school_code', 'revision']).execute();
    const now = deps.clock();
    const fresh = new Map<string, ContentState>();
    for (const { school_code, revision } of rows) {
      const current = states.get(school_code);
      const isCurrent = current && current.revision === revision && current.until > now.getTime();
      fresh.set(
        school_code,
        isCurrent ? current : { revision, until: await nextDue(deps.db, school_code, now) },
      );
    }
    const isNews = [...fresh].some(([code, { revision }]) => states.get(code)?.revision !== revision);
    // If this fails it is repeated at the next check, because the change is then still new.
    if (isNews) await Promise.all(beforeChange.map((work) => work()));
    states = fresh;
  }

  function start(quicklyMs: number): void {
    let unavailable = false;
    let isPolling = false;
    let pollAgain = false;
    const poll = async () => {
      // A database that hangs must not be queried four times a second.
      if (isPolling) return void (pollAgain = true);
      isPolling = true;
      try {
        await refresh();
        unavailable = false;
      } catch (error) {
        // One line when the database goes away, not four a second.
        if (!unavailable)
          deps.log.warn({ err: error }, 'content revision could not be read; serving the last known content');
        unavailable = true;
      } finally {
        isPolling = false;
      }
      if (!pollAgain) return;
      pollAgain = false;
      await poll();
    };
    const pollLater = () => {
      if (isStopped) return;
      const wait = deps.notices?.isConnected() ? SELDOM_MS : quicklyMs;
      timer = setTimeout(() => void poll().finally(pollLater), wait);
      timer.unref();
    };
    deps.notices?.on('school_content', () => void poll());
    deps.notices?.start();
    pollLater();
  }

  const of = (schoolCode: string): ContentState => states.get(schoolCode) ?? NEVER_WRITTEN;

  function cached<Answer>(schoolCode: string, name: string, work: () => Promise<Answer>): Promise<Answer> {
    const key = `${schoolCode} ${name}`;
    const state = of(schoolCode);
    const entry = cache.get(key);
    if (entry?.state === state && state.until > deps.clock().getTime())
      return entry.answer as Promise<Answer>;
    const answer = work();
    cache.set(key, { state, answer });
    answer.catch(() => cache.delete(key));
    return answer;
  }

  return {
    of,
    cached,
    refresh,
    start,
    beforeChange: (work: () => Promise<void>) => void beforeChange.push(work),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      deps.notices?.stop();
    },
  };
}

async function nextDue(db: Db, schoolCode: string, now: Date): Promise<number> {
  const instant = now.toISOString();
  // Few rows are in the future and many in the past, so the index by time is the right one; the expressions
  // keep the planner from the school's index.
  const moments = (['publish_from', 'expire_at'] as const).map(
    (column) => sql`select min(${sql.ref(column)}) as due from content_items
      where ${sql.ref(column)} > ${instant} and deleted_at is null
      and coalesce(school_code, '') = ${schoolCode} and coalesce(status, '') = 'published'`,
  );
  const { rows } = await sql<{ due: string | null }>`
    select min(due) as due from (${sql.join(moments, sql` union all `)}) as moments`.execute(db);
  const due = rows[0]?.due;
  // A page that depends on today's date is valid until midnight.
  const midnight = endOfDayInIndia(now).getTime();
  return due ? Math.min(Date.parse(due), midnight) : midnight;
}
