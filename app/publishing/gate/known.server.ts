import type { Acting } from '#app/access/acting.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type Known, markOf } from './stumble.ts';

interface Owner {
  type: string;
  id: string;
}

/** Those that nobody has said to know of. */
export async function unknownOf<One extends Known>(db: Db, owner: Owner, stumbles: One[]): Promise<One[]> {
  if (stumbles.length === 0) return [];
  const rows = await db
    .selectFrom('content_known')
    .select('mark')
    .where('owner_type', '=', owner.type)
    .where('owner_id', '=', owner.id)
    .execute();
  const known = new Set(rows.map(({ mark }) => mark));
  return stumbles.filter((stumble) => !known.has(markOf(stumble)));
}

/** Somebody's word that it is to be public as it is. */
export async function rememberKnown(
  { services, staff, now }: Acting,
  owner: Owner,
  stumbles: Known[],
): Promise<void> {
  const marks = [...new Set(stumbles.map(markOf))];
  if (marks.length === 0) return;
  await services.database.writes
    .insertInto('content_known')
    .values(
      marks.map((mark) => ({
        owner_type: owner.type,
        owner_id: owner.id,
        mark,
        school_code: staff.schoolCode,
        staff_id: staff.id,
        staff_name: staff.name,
        known_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
