import { type DiffPart, diffWords } from '#app/publishing/versions/word-diff.ts';
import { findVersion } from '#app/publishing/versions/versions.server.ts';
import { overwrite, type OverwriteResult } from '#app/publishing/versions/overwrite.server.ts';
import { changeProfile } from '#app/features/school/commands.server.ts';
import { discardProfileDraft, profileRef } from '#app/features/school/profile-draft.server.ts';
import { flatProfile } from '#app/features/school/flat-profile.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { findSchool, readProfile } from '#app/features/school/queries.server.ts';
import { notifyAdministratorsOfRoute } from '#app/access/people/notify-administrators.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { Site } from '#app/sites/site.ts';
import type { Db } from '#app/platform/db/database.ts';

export type ProfileAnswer = OverwriteResult | 'unchanged';

/** Shows a new profile and keeps it as a version; what was being written is over with it. */
export function saveProfile(
  db: Db,
  {
    staff,
    now,
    profile,
    base,
    site,
  }: { staff: Staff; now: Date; profile: SchoolProfile; base: number; site: Site },
): Promise<ProfileAnswer> {
  const { schoolCode } = staff;
  return changeContent(db, schoolCode, now, async (change): Promise<ProfileAnswer> => {
    const school = await findSchool(change, schoolCode, { lock: true });
    if (!school) throw new Error(`The school ${schoolCode} is not in the database`);
    const before = school.profile;
    const changed = differences(before, profile);
    if (changed.length === 0) {
      await discardProfileDraft(change, schoolCode);
      return 'unchanged';
    }
    const written = await overwrite(
      change,
      profileRef(schoolCode),
      { staff, now, base, before, after: profile },
      () => changeProfile(change, schoolCode, now, profile),
    );
    if (written !== 'saved') return written;
    await discardProfileDraft(change, schoolCode);
    const pick = (side: 'before' | 'after') =>
      Object.fromEntries(changed.map((field) => [field.name, field[side]]));
    await recordAudit(change, {
      staff,
      now,
      action: 'edit',
      subject: { type: 'school', id: schoolCode, title: profile.name },
      before: pick('before'),
      after: pick('after'),
    });
    const mailboxes = mailboxChanges(before, profile);
    if (mailboxes.length > 0)
      await notifyAdministratorsOfRoute(change, {
        site,
        now,
        staff,
        what: (words) => mailboxes.map(({ mailbox, ...both }) => words[mailbox](both.before, both.after)),
        page: studioHref('profile'),
      });
    return 'saved';
  });
}

/** The addresses that families write to and enquiries are sent to, where they differ. */
export function mailboxChanges(before: SchoolProfile, after: SchoolProfile) {
  const both = [
    { mailbox: 'mailbox', before: before.email, after: after.email },
    { mailbox: 'helpDesk', before: before.helpDesk.email, after: after.helpDesk.email },
  ] as const;
  return both.filter((one) => one.before !== one.after);
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
  const json = await findVersion(db, profileRef(schoolCode), number);
  if (json === undefined) return undefined;
  const profile = readProfile(json, schoolCode);
  const compared: { name: string; parts: DiffPart[] }[] = differences(profile, today).map(
    ({ name, before, after }) => ({ name, parts: diffWords(before, after) }),
  );
  return { profile, compared };
}
