import { sql } from 'kysely';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { changeContent } from '#app/platform/content/content-change.ts';

/**
 * Adds the old site's visitor count to ours, once. The row of the old site decides: the number is stored
 * there in the same transaction. Returns the number added now, or undefined.
 */
export function takeOverVisitors({ services, staff, now }: CommandContext): Promise<number | undefined> {
  if (!mayDo(staff.role, 'importing.manage'))
    throw new Error('only administrators may add the visitor count');
  const { schoolCode } = staff;
  // The home page shows it, so its cached copies are rendered again.
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    const taken = await change
      .updateTable('old_sites')
      .set((was) => ({
        imported_visitors: was.ref('remote_visitors'),
        visitors_imported_at: now.toISOString(),
      }))
      .where('school_code', '=', schoolCode)
      .where('imported_visitors', 'is', null)
      .where('remote_visitors', '>', 0)
      .returning(['imported_visitors as visitors', 'address'])
      .executeTakeFirst();
    if (!taken?.visitors) return undefined;
    const { visitors, address } = taken;
    await change
      .insertInto('visitor_totals')
      .values({ school_code: schoolCode, total: visitors })
      .onConflict((conflict) =>
        conflict.column('school_code').doUpdateSet({ total: sql`visitor_totals.total + excluded.total` }),
      )
      .execute();
    await recordAudit(change, {
      staff,
      now,
      action: 'take-over-visitors',
      subject: { type: 'old-site', id: schoolCode, title: new URL(address).host },
      after: { visitors },
    });
    return visitors;
  });
}
