import { CompiledQuery, sql } from 'kysely';
import type { Database, Db } from '#app/platform/db/database.ts';

/** The engine's plan of each query that is sent, as it would be for large tables. */
export async function plansOf(
  { engine, reads }: Database,
  ask: (db: Db) => Promise<unknown>,
  without: string[] = [],
): Promise<string[]> {
  const verb = engine === 'sqlite' ? 'explain query plan' : 'explain';
  return reads.transaction().execute(async (db) => {
    // A small table is rightly scanned; the plan for a large one matters.
    if (engine === 'postgres')
      for (const way of ['seqscan', 'bitmapscan', ...without])
        await sql.raw(`set local enable_${way} = off`).execute(db);
    const plans: string[] = [];
    for (const { sql: text, parameters } of await queriesOf(db, ask)) {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${verb} ${text}`, [...parameters]));
      plans.push(
        rows.map((row) => (row as { detail?: string }).detail ?? Object.values(row).join(' ')).join('\n'),
      );
    }
    return plans;
  });
}

/** The captured queries. */
async function queriesOf(db: Db, ask: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  await ask(
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        asked.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return asked;
}
