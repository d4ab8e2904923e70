import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Engine } from '#app/platform/db/database.ts';
import { startPostgres } from '../../scripts/lib/postgres-cluster.mjs';
import { ensureProgram } from '../../scripts/lib/programs.mjs';
import { runPinned, SERVER_CORE, type Settings } from '../pinned-program.ts';
import { progress } from '../progress.ts';
import { whole } from '../table.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

export const SIZES = [50, 5000, 50_000];

export interface BenchSchool {
  /** The number of albums, and of news. */
  size: number;
  settings: Settings;
}

/** A small, a large and a very large school, each in its own database. */
export async function makeSchools(engine: Engine): Promise<BenchSchool[]> {
  const schools: BenchSchool[] = [];
  for (const size of SIZES) {
    progress(`filling a school with ${whole(size)} albums and as many news (${engine})`);
    const settings = {
      DEMO_SCHOOL: 'off',
      DATA_DIR: makeTemporaryFolder(),
      ...(await createDatabase(engine)),
    };
    await runPinned(SERVER_CORE, process.execPath, [
      'bench/lists/fill-school.ts',
      JSON.stringify({ size, settings }),
    ]);
    schools.push({ size, settings });
  }
  return schools;
}

/** A separate database for one more school. */
export async function createDatabase(engine: Engine): Promise<Settings> {
  if (engine === 'sqlite') return {};
  const { url } = await (cluster ??= startPostgres(ensureProgram('postgres')));
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(url('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: url(name) };
}

let cluster: ReturnType<typeof startPostgres> | undefined;

/** The process whose children are PostgreSQL's backends. */
export const postgresPid = async (): Promise<number> => (await cluster)!.pid()!;

/** Once nothing uses it any more. */
export async function stopDatabases(): Promise<void> {
  await (await cluster)?.stop();
}
