import { writeDown } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import { writeOver, type WrittenOver } from '#app/publishing/versions/write-over.server.ts';
import { defaultLook, type Look, lookKey } from '#app/sites/identity/identity.ts';
import { asTyped } from './input.ts';
import { lockSchool } from './lock-school.server.ts';
import { findChosenLook, ownerOf } from './queries.server.ts';

export type LookAnswer = WrittenOver | 'unchanged';

/** Shows the site in another look and keeps it as a version. */
export function saveLook(
  db: Db,
  { staff, now, look, base }: { staff: Staff; now: Date; look: Look; base: number },
): Promise<LookAnswer> {
  const { schoolCode } = staff;
  return changeContent(db, schoolCode, now, async (change): Promise<LookAnswer> => {
    await lockSchool(change, schoolCode);
    const chosen = await findChosenLook(change, schoolCode);
    // The look that a site comes with can be chosen as well: from then on it is the school's.
    if (chosen && lookKey(chosen) === lookKey(look)) return 'unchanged';
    const before = chosen ?? defaultLook;
    const written = await writeOver(
      change,
      ownerOf(schoolCode),
      { staff, now, base, before, after: look },
      () =>
        change
          .updateTable('schools')
          .set({ look: JSON.stringify(look), updated_at: now.toISOString() })
          .where('code', '=', schoolCode)
          .execute(),
    );
    if (written !== 'saved') return written;
    await writeDown(change, {
      staff,
      now,
      action: 'change-look',
      subject: { type: 'look', id: schoolCode, title: lookKey(look).replaceAll(' ', ', ') },
      before: asTyped(before),
      after: asTyped(look),
    });
    return 'saved';
  });
}
