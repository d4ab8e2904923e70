import type { ContentChange } from '#app/platform/content/content-change.ts';
import { changeProfile } from './commands.server.ts';
import { findProfileCopy } from './profile-draft.server.ts';
import { parseProfile, typedProfile } from './profile-input.ts';
import { findLogo, findSchool } from './queries.server.ts';

/** Writes the working copy as if it were published; of what is still wrong in it, what families see stays. */
export async function publishProfileForPreview(
  change: ContentChange,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<boolean> {
  const school = await findSchool(change, schoolCode);
  if (!school) return false;
  const { typed } = await findProfileCopy(change, school);
  const logo = await findLogo(change, schoolCode, typed.texts['logo'] ?? '');
  const published = typedProfile(school.profile);
  const first = parseProfile(typed, logo);
  const wrong = 'problems' in first ? Object.keys(first.problems) : [];
  const mended = {
    texts: {
      ...typed.texts,
      ...Object.fromEntries(wrong.map((name) => [name, published.texts[name] ?? ''])),
    },
    ages: wrong.includes('agesAtEntrance') ? published.ages : typed.ages,
  };
  const read = parseProfile(mended, logo);
  if ('profile' in read) await changeProfile(change, schoolCode, now, read.profile);
  return true;
}
