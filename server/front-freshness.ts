/** The front's own clock, as our nginx sends it along with every request. */
export const FRONT_TIME_HEADER = 'x-front-time';
/** nginx reads this one and sends it no further. */
export const KEEP_UNTIL_HEADER = 'x-accel-expires';

const FRONT_TIME = /^(\d{10})\.(\d{3})$/;
/** By then a change is known to every replica that is not busy. */
const NEWS_TRAVELS_MS = 100;

/**
 * Until when the front may show its copy unasked. Left to itself nginx, which counts whole seconds, would make nearly
 * two of one: it is told to ask again with its next second. Whatever it was told in the first moments of a second
 * could be older than a second by then, so of those nothing holds. By the front's clock alone: with ours, a replica
 * that is an hour ahead would have its pages shown for an hour.
 */
export function keepUntil(frontTime: string | undefined): string | undefined {
  const [, second, ms] = FRONT_TIME.exec(frontTime ?? '') ?? [];
  if (second === undefined) return undefined;
  return `@${Number(second) - (Number(ms) < NEWS_TRAVELS_MS ? 1 : 0)}`;
}
