import type { Services } from '#app/platform/services.ts';
import type { Db } from '#app/platform/db/database.ts';
import { countVisits, type Registered } from './count-visits.server.ts';
import { countVisitors } from './queries.server.ts';
import { type Browser, isRobot } from './visitor.server.ts';

const MAX_AT_ONCE = 500;

interface Waiting {
  schoolCode: string;
  now: Date;
  browser: Browser;
  resolve: (registered: Registered) => void;
  reject: (error: unknown) => void;
}

/** The same for a page or an API call; a network that sends too many is logged once, without its name. */
export async function countVisit(
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  schoolCode: string,
  browser: Browser,
): Promise<Registered> {
  const registered = await registerVisit(database.writes, schoolCode, clock(), browser);
  if (registered.refused === 'first')
    log.warn({ schoolCode }, 'a network has sent too many visits; further visits from it are not counted');
  return registered;
}

/**
 * Counts a visit once: no robots, no reloads. Exact with concurrent requests: those that arrive during a transaction
 * are counted together in the next one.
 */
export async function registerVisit(
  db: Db,
  schoolCode: string,
  now: Date,
  browser: Browser,
): Promise<Registered> {
  if (isRobot(browser)) return { counted: false, total: await countVisitors(db, schoolCode) };
  return new Promise<Registered>((resolve, reject) => {
    let queue = queues.get(db);
    if (!queue) queues.set(db, (queue = { waiting: [], isRunning: false }));
    queue.waiting.push({ schoolCode, now, browser, resolve, reject });
    if (!queue.isRunning) void runQueue(db, queue);
  });
}

interface VisitQueue {
  waiting: Waiting[];
  isRunning: boolean;
}
const queues = new WeakMap<Db, VisitQueue>();

async function runQueue(db: Db, queue: VisitQueue): Promise<void> {
  queue.isRunning = true;
  while (queue.waiting.length > 0) {
    const group = takeGroup(queue);
    const { schoolCode } = group[0]!;
    const now = new Date(Math.max(...group.map((one) => one.now.getTime())));
    try {
      const registered = await countVisits(
        db,
        schoolCode,
        now,
        group.map(({ browser }) => browser),
      );
      group.forEach((one, index) => one.resolve(registered[index]!));
    } catch (error) {
      for (const one of group) one.reject(error);
    }
  }
  queue.isRunning = false;
}

/** From the front of the queue: visits of the same school within the same minute, so that one time fits all. */
function takeGroup(queue: VisitQueue): Waiting[] {
  const minuteOf = ({ now }: Waiting) => Math.floor(now.getTime() / 60_000);
  const [first] = queue.waiting;
  const belongs = (one: Waiting) =>
    one.schoolCode === first!.schoolCode && minuteOf(one) === minuteOf(first!);
  const group = queue.waiting.filter(belongs).slice(0, MAX_AT_ONCE);
  const taken = new Set(group);
  queue.waiting = queue.waiting.filter((one) => !taken.has(one));
  return group;
}
