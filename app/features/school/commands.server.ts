import { PROFILE } from '#app/platform/content/school-items.ts';
import { type ContentChange, contentChangeOf } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { profileType } from './content-type.ts';
import { type NewProfile, textsOfProfile } from './profile.ts';

/** Creates a school; does nothing if the code is taken. */
export function createSchool(db: Db, code: string, now: Date, profile: NewProfile): Promise<void> {
  return db
    .transaction()
    .execute((transaction) => createSchoolIn(contentChangeOf(transaction, code), { code, now, profile }));
}

async function createSchoolIn(
  change: ContentChange,
  { code, now, profile }: { code: string; now: Date; profile: NewProfile },
): Promise<void> {
  const at = now.toISOString();
  const created = await change
    .insertInto('schools')
    .values({ code, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!created) return;
  const texts = textsOfProfile({ schoolCode: code, ...profile });
  await addItem(change, profileType, { schoolCode: code, id: PROFILE, now, texts });
}
