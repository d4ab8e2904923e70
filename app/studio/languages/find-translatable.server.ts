import type { CommandContext } from '#app/access/command-context.ts';
import { mayDo } from '#app/access/permissions.ts';
import { ITEM_ID } from '#app/addresses.ts';
import { findType } from '#app/content-types.ts';
import { NO_LABELS, PROFILE, profileSegments } from '#app/features/school/profile-segments.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import { findRow, type LockOptions } from '#app/publishing/items/rows.server.ts';
import { findSegments } from '#app/publishing/translations/item-segments.server.ts';
import type { FindTranslatable, Translatable } from '#app/publishing/translations/translate.server.ts';
import { translateSection, translateType } from '#app/studio/words/content-types.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { firstLocale, otherLocale } from '#app/words/locales.ts';
import { PROFILE_ID } from './profile-id.ts';

interface Named {
  type: string;
  id: string;
}

/** What an address names, for whoever may change it: an item, or the school's profile. Nothing in the trash. */
export function translatableAt({ staff }: CommandContext, { type, id }: Named): FindTranslatable | undefined {
  const { schoolCode, role, language } = staff;
  if (type === PROFILE)
    return id === PROFILE_ID && mayDo(role, 'profile.edit')
      ? (db) => findProfile(db as Db, schoolCode, { lock: db.isTransaction })
      : undefined;
  if (!findType(type) || !ITEM_ID.test(id)) return undefined;
  return (db) => findItem(db, { schoolCode, language }, { type, id }, { lock: db.isTransaction });
}

async function findItem(
  db: DbOrTransaction,
  { schoolCode, language }: Pick<CommandContext['staff'], 'schoolCode' | 'language'>,
  itemRef: Named,
  locking: LockOptions,
): Promise<Translatable | undefined> {
  const type = findType(itemRef.type)!;
  const row = await findRow(db, type, { schoolCode, id: itemRef.id }, locking);
  if (!row || row.deleted_at !== null) return undefined;
  const words = studioWordsOf(language);
  const itemKey = { schoolCode, id: itemRef.id };
  const segments =
    (await findSegments(db, translateType(type, words), itemKey, (kind) => translateSection(kind, words))) ??
    [];
  const from = row.language;
  return {
    itemRef: { ...itemRef, schoolCode },
    schoolCode,
    from,
    into: otherLocale(from),
    title: row.title,
    segments,
    needs: type.title,
    item: { type, texts: row.texts },
  };
}

async function findProfile(
  db: Db,
  schoolCode: string,
  locking: LockOptions,
): Promise<Translatable | undefined> {
  const school = await findSchool(db, schoolCode, locking);
  if (!school) return undefined;
  return {
    itemRef: { schoolCode, type: PROFILE, id: schoolCode },
    schoolCode,
    from: firstLocale,
    into: otherLocale(firstLocale),
    title: school.profile.name,
    segments: profileSegments(school.profile, NO_LABELS),
    needs: 'name',
  };
}
