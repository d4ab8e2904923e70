import type { Db } from '../db/database.ts';

export interface JobFigures {
  waiting: { kind: string; jobs: number; oldest: string }[];
  dead: number;
}

/** How much there is to do, and since when. */
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
  return {
    waiting: rows.filter(({ state }) => state === 'waiting'),
    dead: rows.filter(({ state }) => state === 'dead').reduce((sum, { jobs }) => sum + jobs, 0),
  };
}
