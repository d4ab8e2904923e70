import type { Transaction } from 'kysely';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { newId } from '#app/core/ids.ts';
import { type Db, engineOf } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { type Theme, themeKey } from '#app/sites/identity/identity.ts';
import { asTyped } from '../input.ts';
import { findTheme } from '../queries.server.ts';
import { findRemovedTheme, listSavedThemes } from './queries.server.ts';
import { type SavedTheme, MAX_SAVED_THEMES, type SavedThemeProblem } from './saved-theme.ts';

/** How long a removal can be undone. */
const UNDO_MS = 24 * 60 * 60 * 1000;

interface ActorContext {
  staff: Staff;
  now: Date;
}

/** Saves a theme under a name, without using it on the site. Submitted twice, it is saved once. */
export function addSavedTheme(
  db: Db,
  { staff, now, name, theme }: ActorContext & { name: string; theme: Theme },
): Promise<'kept' | { problem: SavedThemeProblem }> {
  return inTurn(db, staff, async (transaction) => {
    const { schoolCode } = staff;
    const savedThemes = await listSavedThemes(transaction, schoolCode);
    if (savedThemes.some((one) => one.name === name && themeKey(one.theme) === themeKey(theme)))
      return 'kept';
    const problem = problemOf({ name, theme, savedThemes, onSite: await findTheme(transaction, schoolCode) });
    if (problem) return { problem };
    const id = newId(now.getTime());
    await transaction
      .insertInto('saved_themes')
      .values({
        id,
        school_code: schoolCode,
        name,
        theme: JSON.stringify(theme),
        staff_id: staff.id,
        staff_name: staff.name,
        kept_at: now.toISOString(),
        removed_at: null,
      })
      .execute();
    const subject = { type: 'look', id, title: name };
    await recordAudit(transaction, { staff, now, action: 'keep-try', subject, after: asTyped(theme) });
    return 'kept';
  });
}

function problemOf(options: {
  name: string;
  theme: Theme;
  savedThemes: SavedTheme[];
  onSite: Theme;
}): SavedThemeProblem | undefined {
  const { name, theme, savedThemes, onSite } = options;
  const folded = (text: string) => text.toLocaleLowerCase('en');
  if (!name) return 'noName';
  if (themeKey(theme) === themeKey(onSite)) return 'onSite';
  if (savedThemes.some((one) => themeKey(one.theme) === themeKey(theme))) return 'themeTaken';
  if (savedThemes.length >= MAX_SAVED_THEMES) return 'full';
  return savedThemes.some((one) => folded(one.name) === folded(name)) ? 'nameTaken' : undefined;
}

/** It can be restored for a day; submitted twice, it is removed once. */
export function removeSavedTheme(db: Db, { staff, now, id }: ActorContext & { id: string }): Promise<void> {
  return inTurn(db, staff, async (transaction) => {
    const removed = await transaction
      .updateTable('saved_themes')
      .set({ removed_at: now.toISOString() })
      .where('school_code', '=', staff.schoolCode)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    await forgetRemoved(transaction, staff.schoolCode, now);
    if (!removed) return;
    const subject = { type: 'look', id, title: removed.name };
    await recordAudit(transaction, { staff, now, action: 'remove-try', subject });
  });
}

/** Undoes a removal. If the limit has been reached in the meantime, another one has to be removed first. */
export function restoreSavedTheme(
  db: Db,
  { staff, now, id }: ActorContext & { id: string },
): Promise<'restored' | 'full' | 'gone'> {
  const { schoolCode } = staff;
  return inTurn(db, staff, async (transaction) => {
    const removed = await findRemovedTheme(transaction, { schoolCode, id });
    if (!removed) return 'gone';
    if ((await listSavedThemes(transaction, schoolCode)).length >= MAX_SAVED_THEMES) return 'full';
    await transaction
      .updateTable('saved_themes')
      .set({ removed_at: null })
      .where('school_code', '=', schoolCode)
      .where('id', '=', id)
      .execute();
    const subject = { type: 'look', id, title: removed.name };
    await recordAudit(transaction, { staff, now, action: 'restore-try', subject });
    return 'restored';
  });
}

/** Families do not see a saved theme, so no page needs to be rendered again. */
const inTurn = <Answer>(
  db: Db,
  { schoolCode }: Staff,
  work: (transaction: Transaction<Schema>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    // On SQLite a transaction that writes is alone anyway.
    if (engineOf(transaction) === 'postgres')
      await transaction
        .selectFrom('schools')
        .select('code')
        .where('code', '=', schoolCode)
        .forUpdate()
        .execute();
    return work(transaction);
  });

async function forgetRemoved(transaction: Transaction<Schema>, schoolCode: string, now: Date): Promise<void> {
  await transaction
    .deleteFrom('saved_themes')
    .where('school_code', '=', schoolCode)
    .where('removed_at', '<', new Date(now.getTime() - UNDO_MS).toISOString())
    .execute();
}
