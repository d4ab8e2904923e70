import { data } from 'react-router';
import type { CommandContext } from '#app/access/command-context.ts';
import { AGES, fieldTexts, mergedProfile } from '#app/features/school/merge-profile.ts';
import { findProfileCopy, saveProfileDraft } from '#app/features/school/profile-draft.server.ts';
import { readTypedProfile, type TypedProfile } from '#app/features/school/profile-input.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { diffWords } from '#app/publishing/versions/word-diff.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { Words } from '#app/words/en.ts';
import { missing } from '../content/studio-context.server.ts';
import { theirsIn } from './choices.ts';
import { groups } from './groups.ts';
import type { ProfileAnswer } from './profile-answer.ts';

const names = ['logo', ...groups.flatMap(([, fields]) => fields)];

/** More than any text of the profile may have; what is longer is not even kept. */
const MAX_KEPT = 5000;

/** What the form says; of fields that somebody else wrote too, what was chosen between both. */
export async function readProfileForm({ services, staff }: CommandContext, form: FormData) {
  const mine = readTypedProfile(form, names);
  const chosen = theirsIn(form, [...names, AGES]);
  const typed =
    chosen.length > 0 ? mergedProfile(mine, await findTheirs(services, staff.schoolCode), chosen) : mine;
  return { typed, isMerged: chosen.length > 0 };
}

/** Keeps what the form holds, by its button or by itself; nothing where it is too long for that. */
export async function keepSentProfile(
  { services, staff, now }: CommandContext,
  form: FormData,
  typed: TypedProfile,
) {
  const base = String(form.get('base') ?? '');
  if (!/^\d{1,9}\.\d{1,9}$/.test(base)) throw data(null, { status: 400 });
  const long = Object.entries(typed.texts).filter(([, text]) => text.length > MAX_KEPT);
  if (long.length > 0) return { tooLong: long.map(([name]) => name) };
  const editor = String(form.get('editor') ?? '');
  return saveProfileDraft(services.database.writes, { staff, now, typed, base, editor });
}

interface ProfileContext extends CommandContext {
  words: StudioWords;
  dates: Words['dates'];
}

/** Both, field by field, for whoever was slower. */
export async function asConflict(
  { services, staff, words, dates }: ProfileContext,
  typed: TypedProfile,
  { at, ...conflict }: { base: string; by: string; at: string },
): Promise<NonNullable<ProfileAnswer['conflict']>> {
  const theirs = await findTheirs(services, staff.schoolCode);
  const [mine, others] = [fieldTexts(typed), fieldTexts(theirs)];
  const inWords = (name: string, side: 'mine' | 'theirs') => {
    const text = (side === 'mine' ? mine : others)[name] ?? '';
    return name === 'logo' && text ? words.profile.conflict.logo[side] : text;
  };
  return {
    ...conflict,
    at: at && dates.moment(at),
    fields: [...names, AGES]
      .filter((name) => mine[name] !== others[name])
      .map((name) => ({
        name,
        label: words.profile.fields[name]?.[0] ?? words.profile.groups.logo,
        parts: diffWords(inWords(name, 'mine'), inWords(name, 'theirs')),
      })),
  };
}

async function findTheirs(
  { database }: CommandContext['services'],
  schoolCode: string,
): Promise<TypedProfile> {
  const school = await findSchool(database.writes, schoolCode);
  if (!school) throw missing();
  return (await findProfileCopy(database.writes, school)).typed;
}
