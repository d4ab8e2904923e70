import type { CommandContext } from '#app/access/command-context.ts';
import { randomCode } from '#app/core/ids.ts';
import { timeInIndia } from '#app/core/time/days.ts';
import { findChosenTheme } from '#app/features/theme/queries.server.ts';
import { findOlderProfile } from '#app/features/school/change-profile.server.ts';
import { findPlaceholders } from '#app/features/school/placeholders.ts';
import { understoodAs } from '#app/features/school/phone-links.ts';
import { findProfileCopy, profileRef } from '#app/features/school/profile-draft.server.ts';
import { PROFILE } from '#app/features/school/profile-segments.ts';
import { typedProfile } from '#app/features/school/profile-input.ts';
import { findLogo, findSchool } from '#app/features/school/queries.server.ts';
import { recordEditing } from '#app/publishing/drafts/presence.server.ts';
import { profileTranslationStatus } from '#app/publishing/translations/table.server.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { listVersions } from '#app/publishing/versions/versions.server.ts';
import { defaultTheme, paletteOfTheme } from '#app/sites/identity/identity.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { Words } from '#app/words/en.ts';
import { firstLocale, otherLocale } from '#app/words/locales.ts';
import { missing } from '../content/studio-context.server.ts';

interface ProfileContext extends CommandContext {
  words: StudioWords;
  dates: Words['dates'];
}

/** All that the form shows: what is being written, or an older version that is looked at. */
export async function loadProfile({ services, staff, now, words, dates }: ProfileContext, version: number) {
  const { reads, writes } = services.database;
  const { schoolCode } = staff;
  const school = await findSchool(reads, schoolCode);
  if (!school) throw missing();
  const itemRef = profileRef(schoolCode);
  const [copy, versions, others, older] = await Promise.all([
    findProfileCopy(reads, school),
    listVersions(reads, itemRef),
    recordEditing(writes, itemRef, staff, now),
    isVersion(version) ? findOlderProfile(reads, schoolCode, version, school.profile) : undefined,
  ]);
  const typed = older ? typedProfile(older.profile) : copy.typed;
  const { wall, onWall } = paletteOfTheme((await findChosenTheme(reads, schoolCode)) ?? defaultTheme);
  const into = otherLocale(firstLocale);
  const stands = await profileTranslationStatus(reads, { schoolCode, type: PROFILE, id: schoolCode }, into);
  const logo = await findLogo(reads, schoolCode, typed.texts['logo'] ?? '');
  return {
    typed,
    /** How each phone number will be called. */
    understood: understoodPhones(typed.texts),
    logoPath: logo?.path,
    languageStates: { from: firstLocale, own: 'written' as const, other: stands.other },
    otherLanguage: stands.other === 'older' ? { from: firstLocale, into, changes: stands.older } : undefined,
    colours: { wall, onWall },
    base: copy.base,
    editor: randomCode(12),
    hasDraft: copy.differs,
    savedAt: copy.draft ? timeInIndia(copy.draft.at) : '',
    others,
    placeholders: findPlaceholders(school.profile),
    versions: versions.map((one) => ({ ...one, at: dates.moment(one.at) })),
    older: older && {
      number: version,
      fields: older.compared.map((one) => ({
        ...one,
        label: words.profile.fields[one.name]?.[0] ?? one.name,
      })),
    },
  };
}

export const understoodPhones = (texts: Record<string, string>): Record<string, string | undefined> =>
  Object.fromEntries(
    (['phone', 'whatsapp'] as const).map((name) => [name, understoodAs(name, texts[name] ?? '')]),
  );

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>;
