import type { ComparedField } from '#app/studio/content/versions/compare.ts';
import type { ProfileProblem, TypedProfile } from '#app/features/school/profile-input.ts';

/** What the server said to a profile that it did not take. */
export interface ProfileAnswer {
  typed: TypedProfile;
  /** How each phone number in it would be called. */
  understood: Record<string, string | undefined>;
  problems: Record<string, ProfileProblem>;
  /** Not published, but kept. */
  saved?: { base: string; at: string };
  /** Somebody else was quicker. */
  conflict?: { base: string; by: string; at: string; fields: ComparedField[] };
}
