import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { Db } from '#app/platform/db/database.ts';
import { type AcknowledgeableWarning, warningKey } from './publish-warning.ts';

/** The warnings that nobody has acknowledged. */
export async function withoutAcknowledged<One extends AcknowledgeableWarning>(
  db: Db,
  itemRef: ItemRef,
  warnings: One[],
): Promise<One[]> {
  if (warnings.length === 0) return [];
  const rows = await db
    .selectFrom('acknowledged_warnings')
    .select('mark')
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .execute();
  const acknowledged = new Set(rows.map(({ mark }) => mark));
  return warnings.filter((warning) => !acknowledged.has(warningKey(warning)));
}

/** Records that someone publishes in spite of these warnings. */
export async function acknowledgeWarnings(
  { services, staff, now }: CommandContext,
  itemRef: ItemRef,
  warnings: AcknowledgeableWarning[],
): Promise<void> {
  const marks = [...new Set(warnings.map(warningKey))];
  if (marks.length === 0) return;
  await services.database.writes
    .insertInto('acknowledged_warnings')
    .values(
      marks.map((mark) => ({
        item_type: itemRef.type,
        item_id: itemRef.id,
        mark,
        school_code: staff.schoolCode,
        staff_id: staff.id,
        staff_name: staff.name,
        acknowledged_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
