import { type Kysely, sql } from 'kysely';

/** The open enquiries of one person are listed, and counted without reading a row. */
export const up = async (db: Kysely<unknown>): Promise<void> =>
  void (await sql
    .raw(
      `create index enquiries_of_person on enquiries (school_code, assigned_to_id, received_at, id, state)
        where assigned_to_id is not null and state in ('new', 'in-progress')`,
    )
    .execute(db));
