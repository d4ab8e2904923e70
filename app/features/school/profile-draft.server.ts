import { OWN_LANGUAGE } from '#app/publishing/document-ref.ts';
import type { ItemRef } from '#app/platform/content/item-ref.ts';
import type { Staff } from '#app/access/staff.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import { type Fields, parseFields } from '#app/publishing/fields.ts';
import { lastVersion, listVersions } from '#app/publishing/versions/versions.server.ts';
import { type TypedProfile, typedProfile } from './profile-input.ts';
import type { School } from './profile.ts';
import { findSchool } from './queries.server.ts';

export const profileRef = (schoolCode: string): ItemRef => ({ schoolCode, type: 'schools', id: schoolCode });

/** What the form shows: what somebody has begun to change, else what is on the site. */
export interface ProfileCopy {
  typed: TypedProfile;
  /** What it rests on: a save that rests on another is not taken silently. */
  base: string;
  draft: { by: string; at: string; editor: string; version: number } | undefined;
  /** Families see something else. */
  differs: boolean;
}

export async function findProfileCopy(db: DbOrTransaction, { code, profile }: School): Promise<ProfileCopy> {
  const itemRef = profileRef(code);
  const [row, last] = [
    await db
      .selectFrom('content_drafts')
      .select(['fields', 'version', 'editor', 'staff_name', 'updated_at'])
      .where('school_code', '=', itemRef.schoolCode)
      .where('item_type', '=', itemRef.type)
      .where('item_id', '=', itemRef.id)
      .where('language', '=', OWN_LANGUAGE)
      .executeTakeFirst(),
    await lastVersion(db, itemRef),
  ];
  const published = typedProfile(profile);
  const draft = row && typedIn(parseFields(row.fields));
  // A draft from before a field was added says nothing about it.
  const typed = draft ? { ...draft, texts: { ...published.texts, ...draft.texts } } : published;
  return {
    typed,
    base: baseOf(row?.version ?? 0, last),
    draft: row && { by: row.staff_name, at: row.updated_at, editor: row.editor, version: row.version },
    differs: !isSame(typed, published),
  };
}

const baseOf = (draft: number, version: number) => `${draft}.${version}`;

/** The version of the profile that a base stands for. */
export const versionOf = (base: string): number => Number(base.split('.')[1] ?? 0);

export interface ProfileDraftInput {
  staff: Staff;
  now: Date;
  typed: TypedProfile;
  base: string;
  /** The opened form: it never stands in its own way. */
  editor: string;
}

export type DraftAnswer =
  { saved: { base: string } } | { conflict: { base: string; by: string; at: string } };

/** Keeps what was written; what families see is not touched. */
export function saveProfileDraft(db: Db, input: ProfileDraftInput): Promise<DraftAnswer> {
  const { staff, typed, base, editor } = input;
  return db.transaction().execute(async (transaction): Promise<DraftAnswer> => {
    // One after the other.
    const school = await findSchool(transaction, staff.schoolCode, { lock: true });
    if (!school) throw new Error(`The school ${staff.schoolCode} is not in the database`);
    const current = await findProfileCopy(transaction, school);
    if (isSame(current.typed, typed)) return { saved: { base: current.base } };
    if (current.base !== base && current.draft?.editor !== editor)
      return { conflict: { base: current.base, ...(await lastToWrite(transaction, current, school.code)) } };
    const version = (current.draft?.version ?? 0) + 1;
    await writeDraft(transaction, input, version);
    return { saved: { base: baseOf(version, versionOf(current.base)) } };
  });
}

async function lastToWrite(db: DbOrTransaction, { draft }: ProfileCopy, schoolCode: string) {
  const [newest] = draft ? [draft] : await listVersions(db, profileRef(schoolCode));
  return { by: newest?.by ?? '', at: newest?.at ?? '' };
}

export async function discardProfileDraft(db: DbOrTransaction, schoolCode: string): Promise<void> {
  const itemRef = profileRef(schoolCode);
  await db
    .deleteFrom('content_drafts')
    .where('school_code', '=', itemRef.schoolCode)
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('language', '=', OWN_LANGUAGE)
    .execute();
}

async function writeDraft(
  db: DbOrTransaction,
  { staff, now, typed, editor }: ProfileDraftInput,
  version: number,
) {
  const itemRef = profileRef(staff.schoolCode);
  const columns = {
    title: (typed.texts['name'] ?? '').slice(0, 300),
    fields: JSON.stringify(fieldsOf(typed)),
    version,
    editor: editor.slice(0, 64),
    staff_id: staff.id,
    staff_name: staff.name,
    updated_at: now.toISOString(),
  };
  await db
    .insertInto('content_drafts')
    .values({ item_type: itemRef.type, item_id: itemRef.id, school_code: staff.schoolCode, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'item_type', 'item_id', 'language']).doUpdateSet(columns),
    )
    .execute();
}

/** In the shape of every working copy: so the library knows that the logo is wanted. */
function fieldsOf({ texts: { logo = '', ...texts }, ages }: TypedProfile): Fields {
  return {
    texts: { ...texts, ages: JSON.stringify(ages) },
    files: { logo: logo ? [{ mediaId: logo, alt: '', sure: true }] : [] },
    from: '',
    until: '',
  };
}

function typedIn({ texts: { ages = '[]', ...texts }, files }: Fields): TypedProfile {
  return {
    texts: { ...texts, logo: files['logo']?.[0]?.mediaId ?? '' },
    ages: JSON.parse(ages) as TypedProfile['ages'],
  };
}

function isSame(one: TypedProfile, other: TypedProfile): boolean {
  const names = new Set([...Object.keys(one.texts), ...Object.keys(other.texts)]);
  return (
    [...names].every((name) => (one.texts[name] ?? '') === (other.texts[name] ?? '')) &&
    JSON.stringify(one.ages) === JSON.stringify(other.ages)
  );
}
