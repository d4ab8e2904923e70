import type { CommandContext } from '#app/access/command-context.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type AcknowledgeableWarning, warningKey } from './publish-warning.ts';

interface ItemRef {
  type: string;
  id: string;
}

/** Those that nobody has said to know of. */
export async function withoutAcknowledged<One extends AcknowledgeableWarning>(
  db: Db,
  itemRef: ItemRef,
  warnings: One[],
): Promise<One[]> {
  if (warnings.length === 0) return [];
  const rows = await db
    .selectFrom('content_known')
    .select('mark')
    .where('owner_type', '=', itemRef.type)
    .where('owner_id', '=', itemRef.id)
    .execute();
  const acknowledged = new Set(rows.map(({ mark }) => mark));
  return warnings.filter((warning) => !acknowledged.has(warningKey(warning)));
}

/** Somebody's word that it is to be public as it is. */
export async function acknowledgeWarnings(
  { services, staff, now }: CommandContext,
  itemRef: ItemRef,
  warnings: AcknowledgeableWarning[],
): Promise<void> {
  const marks = [...new Set(warnings.map(warningKey))];
  if (marks.length === 0) return;
  await services.database.writes
    .insertInto('content_known')
    .values(
      marks.map((mark) => ({
        owner_type: itemRef.type,
        owner_id: itemRef.id,
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
