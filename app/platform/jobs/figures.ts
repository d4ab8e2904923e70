import type { Db } from '../db/database.ts';
import { MAX_UNFINISHED_RUNS } from './queue.ts';

export interface JobFigures {
  waiting: { kind: string; jobs: number; oldest: string }[];
  dead: number;
  /** Dead jobs whose process died twice while they ran. */
  parked: number;
}

export async function jobFigures(db: Db): Promise<JobFigures> {
  const rows = await db
    .selectFrom('jobs')
    .select((select) => [
      'kind',
      'state',
      select.fn.countAll<number>().as('jobs'),
      select.fn.min('created_at').as('oldest'),
    ])
    .where('state', '!=', 'done')
    .groupBy(['kind', 'state'])
    .execute();
  const { parked } = await db
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('parked'))
    .where('state', '=', 'dead')
    .where('unfinished_runs', '>=', MAX_UNFINISHED_RUNS)
    .executeTakeFirstOrThrow();
  return {
    parked: Number(parked),
    waiting: rows.filter(({ state }) => state === 'waiting'),
    dead: rows.filter(({ state }) => state === 'dead').reduce((sum, { jobs }) => sum + jobs, 0),
  };
}
