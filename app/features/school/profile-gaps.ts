import type { SchoolProfile } from './profile.ts';

export const checkedFields = [
  'phone',
  'whatsapp',
  'email',
  'addressLines',
  'officeHours',
  'mapUrl',
  'parentPortalUrl',
  'social',
  'parentsApp',
  'helpDesk',
] as const;
export type CheckedField = (typeof checkedFields)[number];

/** The fields that still say what the sample school said, and those that no school can do without. */
export const findProfileGaps = (profile: SchoolProfile): CheckedField[] =>
  checkedFields.filter((field) => {
    const said = JSON.stringify(field === 'mapUrl' ? [profile.mapUrl, profile.mapEmbedUrl] : profile[field]);
    return PLACEHOLDER.test(said) || FRONT_PAGE.test(said) || (needed.has(field) && EMPTY.test(said));
  });

const needed = new Set<CheckedField>(['phone', 'email', 'addressLines']);
const EMPTY = /^(""|\[\])$/;

/** Made-up domains, numbers of noughts, and the word itself. */
const PLACEHOLDER = /\.example\b|00000|\bsample\b/i;

/** A network where no page of the school is named. */
const FRONT_PAGE =
  /"https:\/\/(www\.)?(facebook|instagram|youtube|x|linkedin|play\.google|apple)\.com\/(app-store\/)?"/;
