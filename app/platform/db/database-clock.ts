import { sql } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Database } from './database.ts';
import { databaseTime } from './database-time.ts';

const ASK_EVERY_MS = 15_000;
const WORTH_A_WARNING_MS = 5000;
/** An answer that took longer is too imprecise. */
const LONGEST_ANSWER_MS = 2000;

export interface DatabaseClock {
  now: Clock;
  /** Reads the time of the database. */
  set(): Promise<void>;
  stop(): void;
}

/**
 * The time by PostgreSQL's clock, which all replicas share, continued between two readings by a monotonic
 * counter. A machine with a wrong clock therefore neither counts a visit for another day nor delays a mail.
 * With SQLite there is one machine, and its clock counts.
 */
export function createDatabaseClock(
  { engine, reads }: Database,
  log: Log,
  { system = systemClock, counter = () => performance.now() } = {},
): DatabaseClock {
  if (engine === 'sqlite') return { now: system, set: async () => undefined, stop: () => undefined };
  let answer: { time: number; at: number } | undefined;
  let isWrong = false;

  async function set(): Promise<void> {
    const sentAt = counter();
    const { rows } = await sql<{ time: string }>`select ${databaseTime(engine)} as time`.execute(reads);
    const at = counter();
    if (answer && at - sentAt > LONGEST_ANSWER_MS) return;
    answer = { time: Date.parse(rows[0]!.time) + (at - sentAt) / 2, at };
    const aheadMs = Math.round(system().getTime() - answer.time);
    const wasWrong = isWrong;
    isWrong = Math.abs(aheadMs) > WORTH_A_WARNING_MS;
    if (isWrong && !wasWrong)
      log.warn({ aheadMs }, 'the clock of this machine is wrong; the clock of the database is used');
  }

  const timer = setInterval(() => set().catch(() => undefined), ASK_EVERY_MS).unref();
  return {
    now: () => (answer ? new Date(answer.time + counter() - answer.at) : system()),
    set,
    stop: () => clearInterval(timer),
  };
}
