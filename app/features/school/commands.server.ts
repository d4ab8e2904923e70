import type { z } from 'zod';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { realignTranslations } from '#app/publishing/translations/translations.server.ts';
import { SchoolProfile } from './profile.ts';
import { NO_LABELS, PROFILE, profileSegments } from './profile-segments.ts';

/** Founds a school; does nothing if the code is taken. */
export async function createSchool(
  db: Db | ContentChange,
  code: string,
  now: Date,
  profile: z.input<typeof SchoolProfile>,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto('schools')
    .values({ code, profile: JSON.stringify(SchoolProfile.parse(profile)), created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

export async function changeProfile(
  change: ContentChange,
  code: string,
  now: Date,
  profile: SchoolProfile,
): Promise<void> {
  await change
    .updateTable('schools')
    .set({ profile: JSON.stringify(profile), updated_at: now.toISOString() })
    .where('code', '=', code)
    .execute();
  await realignTranslations(
    change,
    { schoolCode: code, type: PROFILE, id: code },
    profileSegments(profile, NO_LABELS),
  );
  // Every page shows it: so it is public like whatever else stands on a page.
  await setPageFile(
    change,
    code,
    'logo',
    profile.logo ? { mediaId: profile.logo.mediaId, alt: '' } : undefined,
  );
}
