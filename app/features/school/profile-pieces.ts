import type { Piece, Said } from '#app/publishing/translations/pieces.ts';
import type { SchoolProfile } from './profile.ts';

/** Whose translation it is, among those of items. */
export const PROFILE = 'schools';

/** What the profile says in words; numbers and addresses of the web are the same in every language. */
export const profilePieces = (profile: SchoolProfile, labels: Record<SaidOfProfile, string>): Piece[] =>
  Object.entries(wordsIn(profile)).flatMap(([name, text]) => {
    const key = name as SaidOfProfile;
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

export type SaidOfProfile = keyof ReturnType<typeof wordsIn>;

/** For who reads the texts alone. */
export const NO_LABELS: Record<SaidOfProfile, string> = {
  name: '',
  mission: '',
  description: '',
  addressLines: '',
  officeHours: '',
};

export function profileSaid(profile: SchoolProfile, said: Said): SchoolProfile {
  const { addressLines, ...words } = { ...wordsIn(profile), ...said } as Record<SaidOfProfile, string>;
  const lines = addressLines.split('\n').filter((line) => line.trim());
  return { ...profile, ...pick(words), addressLines: lines };
}

const pick = ({
  name,
  mission,
  description,
  officeHours,
}: Omit<Record<SaidOfProfile, string>, 'addressLines'>) => ({
  name,
  mission,
  description,
  officeHours,
});
