import type { Segment, SegmentTexts } from '#app/publishing/translations/segments.ts';
import type { SchoolProfile } from './profile.ts';

/** Whose translation it is, among those of items. */
export const PROFILE = 'schools';

/** What the profile says in words; numbers and addresses of the web are the same in every language. */
export const profileSegments = (
  profile: SchoolProfile,
  labels: Record<TranslatedProfileField, string>,
): Segment[] =>
  Object.entries(wordsIn(profile)).flatMap(([name, text]) => {
    const key = name as TranslatedProfileField;
    if (!text) return [];
    const kind = key === 'description' || key === 'addressLines' ? 'text' : 'line';
    return [{ key, kind, label: labels[key], text, max: MOST[key] }];
  });

const wordsIn = ({ name, mission, description, addressLines, officeHours }: SchoolProfile) => ({
  name,
  mission,
  description,
  addressLines: addressLines.join('\n'),
  officeHours,
});

/** As the profile itself may have them. */
const MOST = { name: 200, mission: 500, description: 2000, addressLines: 1600, officeHours: 500 };

export type TranslatedProfileField = keyof ReturnType<typeof wordsIn>;

/** For who reads the texts alone. */
export const NO_LABELS: Record<TranslatedProfileField, string> = {
  name: '',
  mission: '',
  description: '',
  addressLines: '',
  officeHours: '',
};

export function translatedProfile(profile: SchoolProfile, translation: SegmentTexts): SchoolProfile {
  const { addressLines, ...words } = { ...wordsIn(profile), ...translation } as Record<
    TranslatedProfileField,
    string
  >;
  const lines = addressLines.split('\n').filter((line) => line.trim());
  return { ...profile, ...pick(words), addressLines: lines };
}

const pick = ({
  name,
  mission,
  description,
  officeHours,
}: Omit<Record<TranslatedProfileField, string>, 'addressLines'>) => ({
  name,
  mission,
  description,
  officeHours,
});
