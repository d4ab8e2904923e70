const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60_000;

/** With these delays, about five days. Counted in attempts, so that a clock that jumps cannot end a job early. */
export const MAX_ATTEMPTS = 28;

/** Doubles each time, up to six hours, with a random part so that failed jobs do not retry at the same moment. */
export function waitAfter(attempts: number, random: number = Math.random()): number {
  const full = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  return Math.round(full * (0.5 + random));
}
