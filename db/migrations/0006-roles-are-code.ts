import { type Kysely, sql } from 'kysely';

/**
 * Which roles there are is declared in `app/access/permissions.ts`; a check in the table would need a migration for
 * each new one. It goes with its column, because SQLite cannot drop it alone. An empty role may do nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table staff_users add column unchecked_role TEXT not null default ''`,
    `update staff_users set unchecked_role = role`,
    `alter table staff_users drop column role`,
    `alter table staff_users rename column unchecked_role to role`,
  ])
    await sql.raw(statement).execute(db);
}
