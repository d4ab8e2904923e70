import { profileType } from '#app/features/school/content-type.ts';
import {
  type NewProfile,
  profileOf,
  type SchoolProfile,
  textsOfProfile,
} from '#app/features/school/profile.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { PROFILE } from '#app/platform/content/school-items.ts';
import { publish } from '#app/publishing/items/publish.server.ts';
import { discardDraft, findWorkingCopy, saveDraft } from '#app/publishing/drafts/drafts.server.ts';

/** The public profile of a school with only these values. */
export const profileWith = (profile: NewProfile): SchoolProfile => profileOf(textsOfProfile(profile));

/** Publishes it as somebody does in the studio. */
export async function changeProfile(
  change: ContentChange,
  schoolCode: string,
  now: Date,
  { logo, ...profile }: NewProfile & { logo?: { mediaId: string } | null },
): Promise<void> {
  const itemKey = { schoolCode, id: PROFILE };
  const staff = { id: '', name: '' };
  await discardDraft(change, profileType, itemKey);
  const copy = (await findWorkingCopy(change, profileType, itemKey))!;
  const fields = {
    ...copy.fields,
    texts: { ...copy.fields.texts, ...textsOfProfile(profile) },
    files: { logo: logo ? [{ mediaId: logo.mediaId, alt: '', sure: true }] : [] },
  };
  const { base } = copy;
  await saveDraft(change, profileType, { ...itemKey, fields, base, editor: '', staff, now, isNew: false });
  const published = await publish(change, profileType, { ...itemKey, staff, now });
  if ('problems' in published) throw new Error(JSON.stringify(published.problems));
}
