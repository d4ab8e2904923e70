import type { Clock } from '#app/platform/clock.ts';
import type { ContentState } from '#app/platform/content/revisions.ts';

/** For this long after a failure there is no further attempt. */
const JUST_NOW_MS = 1000;
const MAX_REMEMBERED = 1000;

interface Failure {
  at: number;
  /** New content also means that the database answers again. */
  state: ContentState;
}

/**
 * Remembers which pages could not be rendered, until they can. When the database is unavailable, it is so for
 * all pages, and one successful render shows that it is back.
 */
export function createFailureMemory(clock: Clock) {
  const failed = new Map<string, Failure>();
  let away: Failure | undefined;

  return {
    remember(key: string, state: ContentState, isAway: boolean): void {
      const failure = { at: clock().getTime(), state };
      if (isAway) away = failure;
      failed.delete(key);
      failed.set(key, failure);
      const [oldest] = failed.keys();
      if (failed.size > MAX_REMEMBERED) failed.delete(oldest!);
    },
    forget(key: string): void {
      failed.delete(key);
      away = undefined;
    },
    about(key: string, state: ContentState): 'just-now' | 'before' | undefined {
      const about = [failed.get(key), away].filter((failure) => failure?.state === state);
      if (about.length === 0) return undefined;
      const latest = Math.max(...about.map((failure) => failure!.at));
      // A clock that was set back must not count as "just now" for hours.
      return Math.abs(clock().getTime() - latest) < JUST_NOW_MS ? 'just-now' : 'before';
    },
  };
}
