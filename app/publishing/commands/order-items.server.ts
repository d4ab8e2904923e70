import { sql } from 'kysely';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findRow } from '#app/publishing/items/rows.server.ts';
import { isIn } from '#app/publishing/studio-list/list.server.ts';
import type { State } from '#app/platform/content/state.ts';

interface Step {
  to: 'up' | 'down';
  /** Moves past the next item of this state, or of all that are not in the trash. */
  among?: State | undefined;
}
interface Drop {
  to: 'before' | 'after';
  /** The id of another item. */
  beside: string;
}
export type Move = { id: string } & (Step | Drop);

/**
 * Moves an item one position in the order of its type, or next to another one. False if there is nothing to
 * move past.
 */
export async function moveItem(
  { services, staff, now }: CommandContext,
  type: ContentType,
  { id, ...move }: Move,
): Promise<boolean> {
  if (!type.isOrderedByHand) return false;
  const { schoolCode } = staff;
  return changeContent(services.database.writes, schoolCode, now, async (change) => {
    await numberAll(change, type, schoolCode);
    const row = await findRow(change, type, { schoolCode, id }, { lock: true });
    if (!row) return false;
    const from = { schoolCode, now, position: row.position };
    const passed =
      'beside' in move
        ? await findBeside(change, type, { ...from, ...move })
        : await findPassed(change, type, { ...from, ...move });
    if (passed === undefined || passed === row.position) return false;
    const [shift, between] =
      passed < row.position
        ? [1, sql`position >= ${passed} and position < ${row.position}`]
        : [-1, sql`position <= ${passed} and position > ${row.position}`];
    await sql`update content_items set position = case when id = ${id} then cast(${passed} as integer)
      else position + cast(${shift} as integer) end
      where type = ${type.name} and school_code = ${schoolCode} and (id = ${id} or (${between}))`.execute(
      change,
    );
    await recordAudit(change, {
      staff,
      now,
      action: 'order',
      subject: { type: type.name, id, title: row.title },
      before: { place: row.position },
      after: { place: passed },
    });
    return true;
  });
}

/** Newest first again, as if never reordered. */
export async function resetOrder({ services, staff, now }: CommandContext, type: ContentType): Promise<void> {
  if (!type.isOrderedByHand) return;
  await changeContent(services.database.writes, staff.schoolCode, now, async (change) => {
    await sql`update content_items set position = 0
      where type = ${type.name} and school_code = ${staff.schoolCode} and position <> 0`.execute(change);
    await recordAudit(change, {
      staff,
      now,
      action: 'forget-order',
      subject: { type: type.name, id: '', title: type.words.many },
    });
  });
}

/** Numbers every item by its current position. Items in the trash get a position too, for a restore. */
async function numberAll(change: ContentChange, type: ContentType, schoolCode: string): Promise<void> {
  await sql`update content_items set position = ordered.at from (
      select id, row_number() over (order by position, publish_from desc, id desc) as at from content_items
      where type = ${type.name} and school_code = ${schoolCode}) as ordered
    where content_items.type = ${type.name} and content_items.school_code = ${schoolCode}
      and content_items.id = ordered.id and content_items.position <> ordered.at`.execute(change);
}

interface From {
  schoolCode: string;
  now: Date;
  position: number;
}

/** The free position next to another item once the moved one has left its own. */
async function findBeside(
  change: ContentChange,
  type: ContentType,
  { schoolCode, position, to, beside }: From & Drop,
) {
  const other = await findRow(change, type, { schoolCode, id: beside });
  if (!other) return undefined;
  const isAbove = other.position < position;
  if (to === 'before') return isAbove ? other.position : other.position - 1;
  return isAbove ? other.position + 1 : other.position;
}

async function findPassed(change: ContentChange, type: ContentType, options: From & Step) {
  const { schoolCode, now, position, to, among } = options;
  const [beyond, order] = to === 'up' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const { rows } = await sql<{ position: number }>`select t.position from content_items as t
    where t.type = ${type.name} and t.school_code = ${schoolCode} and t.position ${beyond} ${position}
      and ${among ? isIn(among, now) : sql`t.deleted_at is null`}
    order by t.position ${order} limit 1`.execute(change);
  return rows[0]?.position;
}
