import { passwordRules } from '#app/access/passwords/password-rules.ts';
import type { StudioWords } from '../words/en/index.ts';

export type Problems = Partial<Record<string, string>>;

export function accountProblemText({ errors }: StudioWords, problem: string | undefined): string | undefined {
  const texts: Record<string, string> = {
    email: errors.email,
    shortPassword: errors.shortPassword(passwordRules.shortest),
    easyPassword: errors.easyPassword,
    longPassword: errors.longPassword(passwordRules.longest),
  };
  return problem && (texts[problem] ?? errors.required);
}

export const minutesUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
