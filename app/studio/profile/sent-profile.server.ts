import { data } from 'react-router';
import type { Acting } from '#app/access/acting.ts';
import { saveProfileDraft } from '#app/features/school/profile-draft.server.ts';
import { readTypedProfile, type TypedProfile } from '#app/features/school/profile-input.ts';
import { groups } from './groups.ts';

const names = ['logo', ...groups.flatMap(([, fields]) => fields)];

/** More than any text of the profile may have; what is longer is not even kept. */
const MOST_KEPT = 5000;

export const readProfileForm = (form: FormData): TypedProfile => readTypedProfile(form, names);

/** Keeps what the form holds, by its button or by itself; nothing where it is too long for that. */
export async function keepSentProfile({ services, staff, now }: Acting, form: FormData) {
  const base = String(form.get('base') ?? '');
  if (!/^\d{1,9}\.\d{1,9}$/.test(base)) throw data(null, { status: 400 });
  const typed = readProfileForm(form);
  const long = Object.entries(typed.texts).filter(([, text]) => text.length > MOST_KEPT);
  if (long.length > 0) return { tooLong: long.map(([name]) => name) };
  const editor = String(form.get('editor') ?? '');
  return saveProfileDraft(services.database.writes, { staff, now, typed, base, editor });
}
