import pg from 'pg';
import type { Settings } from '../pinned-program.ts';
import { startSite } from '../servers/site-server.ts';
import { familyProcessorSeconds, memoryMb, processorSeconds } from '../subject.ts';

/** The pool closes connections that were unused for half a minute; only then is a process idle. */
const COMES_TO_REST_MS = 40_000;
/** Long, because processor time is counted in hundredths of a second and an idle process uses little. */
const WATCHED_MS = 30_000;

/** The cost of an idle process of each kind. Other programs may run at the same time, but not on PostgreSQL. */
export async function measureIdle(options: { onSqlite: Settings; onPostgres: Settings; postgres: number }) {
  const still = { SELF_TEST: 'off', BACKUP: 'off' };
  const alone = await startSite('idle', { ...options.onSqlite, ...still });
  const replica = await startSite('idle on PostgreSQL', { ...options.onPostgres, ...still });
  await sleep(COMES_TO_REST_MS);
  const idleConnections = await countConnections(options.onPostgres['DATABASE_URL']!);
  const used = () => [
    processorSeconds(alone.pid),
    processorSeconds(replica.pid),
    familyProcessorSeconds(options.postgres),
  ];
  const [began, before] = [performance.now(), used()];
  await sleep(WATCHED_MS);
  const seconds = (performance.now() - began) / 1000;
  const [sqlite, here, inPostgres] = used().map((after, at) => ((after - before[at]!) * 1000) / seconds);
  const idleMemoryMb = memoryMb(replica.pid);
  await alone.stop();
  await replica.stop();
  return {
    idleMsASecond: sqlite!,
    idleOnPostgresMsASecond: here!,
    idleInPostgresMsASecond: inPostgres!,
    idleMemoryMb,
    idleConnections,
  };
}

async function countConnections(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ held: string }>(
    `select count(*) as held from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  return Number(rows[0]!.held);
}

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms));
