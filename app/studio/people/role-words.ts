import { ownValue } from '#app/core/own-value.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

interface RoleWords {
  name: string;
  /** In the choice of roles. */
  choice: string;
}

/** A role that is no longer declared is shown as stored. */
export const roleWords = ({ roles }: Pick<StudioWords, 'roles'>, role: string): RoleWords =>
  ownValue<RoleWords>(roles, role) ?? { name: role, choice: role };

/** As a value of its own. */
export function roleTitle(words: Pick<StudioWords, 'roles'>, role: string): string {
  const { name } = roleWords(words, role);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
