import type { Languages, Locale } from '#app/words/locales.ts';
import type { Words } from '#app/words/en.ts';

/** The service worker of families' phones, see decision 61. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** Every cache of the worker begins with this; the worker of staff browsers deletes them too. */
export const SAVED_PAGES = 'saved-pages';

/** What the server writes at the start of the worker. */
export interface OfflineSettings {
  school: string;
  /** Changes with the content of the site. */
  version: string;
  languages: Languages;
  phones: { text: string; href: string }[];
  words: Partial<Record<Locale, OfflineWords>>;
}

export interface OfflineWords {
  moments: Moments;
  /** With `{moment}`. */
  asOf: string;
  youAreOffline: string;
  tooSlow: string;
  withoutPictures: string;
  notSaved: string;
  tryAgain: string;
  formNeedsInternet: string;
}

/** The moments of a language, without its functions: the worker would otherwise contain every word of the site. */
interface Moments {
  /** The 28th of each month of 2026. */
  days: string[];
  /** For every hour, at :00 and at :58. */
  times: [full: string, other: string][];
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const momentsOf = ({ dates, calendar }: Pick<Words, 'dates' | 'calendar'>): Moments => ({
  days: Array.from({ length: 12 }, (_, month) => dates.day(`2026-${twoDigits(month + 1)}-28`)),
  times: Array.from({ length: 24 }, (_, hour) => [
    calendar.time(`${twoDigits(hour)}:00`),
    calendar.time(`${twoDigits(hour)}:58`),
  ]),
});

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The same text as `dates.moment()` of the words. */
export function writeMoment({ days, times }: Moments, instant: number): string {
  const wall = new Date(instant + INDIA_AHEAD_MS);
  const day = days[wall.getUTCMonth()]!.replace('28', String(wall.getUTCDate()));
  const [full, other] = times[wall.getUTCHours()]!;
  const minutes = wall.getUTCMinutes();
  const time = minutes === 0 ? full : other.replace('58', twoDigits(minutes));
  return `${day.replace('2026', String(wall.getUTCFullYear()))}, ${time}`;
}
