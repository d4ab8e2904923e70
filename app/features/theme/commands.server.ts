import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import { overwrite, type OverwriteResult } from '#app/publishing/versions/overwrite.server.ts';
import { defaultTheme, type Theme, themeKey } from '#app/sites/identity/identity.ts';
import { asTyped } from './input.ts';
import { lockSchool } from './lock-school.server.ts';
import { findChosenTheme, themeRef } from './queries.server.ts';

export type SaveThemeResult = OverwriteResult | 'unchanged';

/** Shows the site in another look and keeps it as a version. */
export function saveTheme(
  db: Db,
  { staff, now, theme, base }: { staff: Staff; now: Date; theme: Theme; base: number },
): Promise<SaveThemeResult> {
  const { schoolCode } = staff;
  return changeContent(db, schoolCode, now, async (change): Promise<SaveThemeResult> => {
    await lockSchool(change, schoolCode);
    const chosen = await findChosenTheme(change, schoolCode);
    // The look that a site comes with can be chosen as well: from then on it is the school's.
    if (chosen && themeKey(chosen) === themeKey(theme)) return 'unchanged';
    const before = chosen ?? defaultTheme;
    const written = await overwrite(
      change,
      themeRef(schoolCode),
      { staff, now, base, before, after: theme },
      () =>
        change
          .updateTable('schools')
          .set({ theme: JSON.stringify(theme), updated_at: now.toISOString() })
          .where('code', '=', schoolCode)
          .execute(),
    );
    if (written !== 'saved') return written;
    await recordAudit(change, {
      staff,
      now,
      action: 'change-look',
      subject: { type: 'look', id: schoolCode, title: themeKey(theme).replaceAll(' ', ', ') },
      before: asTyped(before),
      after: asTyped(theme),
    });
    return 'saved';
  });
}
