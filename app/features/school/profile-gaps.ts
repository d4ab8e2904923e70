import { phoneNumbers } from '#app/core/text/phone-links.ts';
import { findPlaceholders } from './placeholders.ts';
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

/** The fields that still have the sample school's values, and required ones that are empty. */
export function findProfileGaps(profile: SchoolProfile): CheckedField[] {
  const placeholders = findPlaceholders(profile).map((name) =>
    name === 'mapEmbedUrl' ? 'mapUrl' : partOf(name),
  );
  return checkedFields.filter((field) => placeholders.includes(field) || isMissing(profile, field));
}

/** 'social.x' is one row of the field 'social'. */
const partOf = (name: string) => name.split('.')[0]!;

function isMissing(profile: SchoolProfile, field: CheckedField): boolean {
  if (field === 'phone') return !phoneNumbers(profile.phone).some(({ href }) => href);
  return (field === 'email' || field === 'addressLines') && profile[field].length === 0;
}
