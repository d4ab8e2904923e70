import type { Transaction } from 'kysely';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { newId } from '#app/core/ids.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type Look, lookKey } from '#app/sites/identity/identity.ts';
import { asTyped } from '../input.ts';
import { lockSchool } from '../lock-school.server.ts';
import { findLook } from '../queries.server.ts';
import { findRemovedTry, listTries } from './queries.server.ts';
import { type LookTry, MOST_TRIES, type TryProblem } from './try.ts';

/** For so long a removal can be undone. */
const UNDO_MS = 24 * 60 * 60 * 1000;

interface Acting {
  staff: Staff;
  now: Date;
}

/** Keeps a look that is not on the site under a name. Pressed twice it is kept once. */
export function keepTry(
  db: Db,
  { staff, now, name, look }: Acting & { name: string; look: Look },
): Promise<'kept' | { problem: TryProblem }> {
  return inTurn(db, staff, async (transaction) => {
    const { schoolCode } = staff;
    const tries = await listTries(transaction, schoolCode);
    if (tries.some((one) => one.name === name && lookKey(one.look) === lookKey(look))) return 'kept';
    const problem = problemOf({ name, look, tries, onSite: await findLook(transaction, schoolCode) });
    if (problem) return { problem };
    const id = newId(now.getTime());
    await transaction
      .insertInto('look_tries')
      .values({
        id,
        school_code: schoolCode,
        name,
        look: JSON.stringify(look),
        staff_id: staff.id,
        staff_name: staff.name,
        kept_at: now.toISOString(),
        removed_at: null,
      })
      .execute();
    const subject = { type: 'look', id, title: name };
    await writeDown(transaction, { staff, now, action: 'keep-try', subject, after: asTyped(look) });
    return 'kept';
  });
}

function problemOf(asked: {
  name: string;
  look: Look;
  tries: LookTry[];
  onSite: Look;
}): TryProblem | undefined {
  const { name, look, tries, onSite } = asked;
  const folded = (text: string) => text.toLocaleLowerCase('en');
  if (!name) return 'noName';
  if (lookKey(look) === lookKey(onSite)) return 'onSite';
  if (tries.some((one) => lookKey(one.look) === lookKey(look))) return 'lookTaken';
  if (tries.length >= MOST_TRIES) return 'full';
  return tries.some((one) => folded(one.name) === folded(name)) ? 'nameTaken' : undefined;
}

/** It can be brought back for a day; pressed twice it is gone once. */
export function removeTry(db: Db, { staff, now, id }: Acting & { id: string }): Promise<void> {
  return inTurn(db, staff, async (transaction) => {
    const removed = await transaction
      .updateTable('look_tries')
      .set({ removed_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    await forgetRemoved(transaction, staff.schoolCode, now);
    if (!removed) return;
    const subject = { type: 'look', id, title: removed.name };
    await writeDown(transaction, { staff, now, action: 'remove-try', subject });
  });
}

/** Undoes a removal. Where others have taken its place meanwhile, one of them has to go first. */
export function restoreTry(
  db: Db,
  { staff, now, id }: Acting & { id: string },
): Promise<'restored' | 'full' | 'gone'> {
  const { schoolCode } = staff;
  return inTurn(db, staff, async (transaction) => {
    const removed = await findRemovedTry(transaction, { schoolCode, id });
    if (!removed) return 'gone';
    if ((await listTries(transaction, schoolCode)).length >= MOST_TRIES) return 'full';
    await transaction
      .updateTable('look_tries')
      .set({ removed_at: null })
      .where('school_code', '=', schoolCode)
      .where('id', '=', id)
      .execute();
    const subject = { type: 'look', id, title: removed.name };
    await writeDown(transaction, { staff, now, action: 'restore-try', subject });
    return 'restored';
  });
}

/** Families see nothing of a try: no page is made anew for it. */
const inTurn = <Answer>(
  db: Db,
  { schoolCode }: Staff,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    await lockSchool(transaction, schoolCode);
    return work(transaction);
  });

async function forgetRemoved(transaction: Transaction<Schema>, schoolCode: string, now: Date): Promise<void> {
  await transaction
    .deleteFrom('look_tries')
    .where('school_code', '=', schoolCode)
    .where('removed_at', '<', new Date(now.getTime() - UNDO_MS).toISOString())
    .execute();
}
