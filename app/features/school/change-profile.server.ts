import { type DiffPart, diffWords } from '#app/publishing/versions/word-diff.ts';
import {
  findVersion,
  keepVersion,
  lastVersion,
  listVersions,
  type Owner,
} from '#app/publishing/versions/versions.server.ts';
import { changeProfile } from '#app/features/school/commands.server.ts';
import { flatProfile } from '#app/features/school/flat-profile.ts';
import { SchoolProfile } from '#app/features/school/profile.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { writeDown } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { changeContent } from '#app/publishing/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';

export const ownerOf = (schoolCode: string): Owner => ({ type: 'schools', id: schoolCode });

export type ProfileAnswer = 'saved' | 'unchanged' | { conflict: { by: string; base: number } };

/** Shows a new profile and keeps it as a version. One that rests on an older version is not taken silently. */
export function saveProfile(
  db: Db,
  { staff, now, profile, base }: { staff: Staff; now: Date; profile: SchoolProfile; base: number },
): Promise<ProfileAnswer> {
  const { schoolCode } = staff;
  const owner = ownerOf(schoolCode);
  return changeContent(db, schoolCode, now, async (change): Promise<ProfileAnswer> => {
    const school = await findSchool(change, schoolCode, { lock: true });
    if (!school) throw new Error(`The school ${schoolCode} is not in the database`);
    const last = await lastVersion(change, owner);
    const changed = differences(school.profile, profile);
    if (changed.length === 0) return 'unchanged';
    if (last !== base) {
      const [newest] = await listVersions(change, owner);
      return { conflict: { by: newest?.by ?? '', base: last } };
    }
    const at = now.toISOString();
    if (last === 0)
      await keepVersion(change, owner, {
        schoolCode,
        reason: 'before',
        fields: school.profile,
        by: { id: '', name: '' },
        at,
      });
    await changeProfile(change, schoolCode, now, profile);
    await keepVersion(change, owner, { schoolCode, reason: 'publish', fields: profile, by: staff, at });
    const pick = (side: 'before' | 'after') =>
      Object.fromEntries(changed.map((field) => [field.name, field[side]]));
    await writeDown(change, {
      staff,
      now,
      action: 'edit',
      subject: { type: 'school', id: schoolCode, title: profile.name },
      before: pick('before'),
      after: pick('after'),
    });
    return 'saved';
  });
}

export interface ProfileDifference {
  name: string;
  before: string;
  after: string;
}

export function differences(before: SchoolProfile, after: SchoolProfile): ProfileDifference[] {
  const [old, young] = [flatProfile(before), flatProfile(after)];
  return Object.keys(young)
    .filter((name) => old[name] !== young[name])
    .map((name) => ({ name, before: old[name] ?? '', after: young[name] ?? '' }));
}

/** An older profile and, field by field, how it differs from today's. */
export async function findOlderProfile(db: Db, schoolCode: string, number: number, today: SchoolProfile) {
  const json = await findVersion(db, ownerOf(schoolCode), number);
  if (json === undefined) return undefined;
  const profile = SchoolProfile.parse(JSON.parse(json));
  const compared: { name: string; parts: DiffPart[] }[] = differences(profile, today).map(
    ({ name, before, after }) => ({ name, parts: diffWords(before, after) }),
  );
  return { profile, compared };
}
