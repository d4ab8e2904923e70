import { type Expression, sql } from 'kysely';
import type { Engine } from './database.ts';

/** The time in this many seconds by the database's clock: the clocks of replicas may differ, or jump. */
export const databaseTime = (engine: Engine, inSeconds: Expression<unknown> = sql.lit(0)) =>
  engine === 'postgres'
    ? sql<string>`to_char((clock_timestamp() + make_interval(secs => ${inSeconds}))
        at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || (${inSeconds}) || ' seconds')`;
