import { sql } from 'kysely';
import type { ContentTable } from './schema.ts';

/** What the public sees of a school at this moment. Every public query goes through this one predicate. */
export function liveNow(table: ContentTable, schoolCode: string, now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const instant = now.toISOString();
  return sql<boolean>`(${column('school_code')} = ${schoolCode} and ${column('deleted_at')} is null
    and ${column('status')} = 'published' and ${column('publish_from')} <= ${instant}
    and (${column('expire_at')} is null or ${column('expire_at')} > ${instant}))`;
}
