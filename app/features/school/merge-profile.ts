import type { TypedProfile } from './profile-input.ts';

/** The name of the one field that is no text. */
export const AGES = 'agesAtEntrance';

/** Each field as a text, to be compared. */
export const fieldTexts = ({ texts, ages }: TypedProfile): Record<string, string> => ({
  ...texts,
  [AGES]: ages.map(({ grade, age }) => `${grade} ${age}`).join('\n'),
});

/** Mine, with these fields of theirs. */
export const mergedProfile = (mine: TypedProfile, theirs: TypedProfile, fields: string[]): TypedProfile => ({
  texts: {
    ...mine.texts,
    ...Object.fromEntries(
      fields.filter((name) => name !== AGES).map((name) => [name, theirs.texts[name] ?? '']),
    ),
  },
  ages: fields.includes(AGES) ? theirs.ages : mine.ages,
});
