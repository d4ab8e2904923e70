import type { DayFilter } from '#app/core/time/calendar.ts';

/** One interpretation of a query: these words, in items of this time. */
export interface Reading extends DayFilter {
  words: string[];
  /** Whether more words followed, so that the last of these is complete. */
  lastIsWhole: boolean;
}

/**
 * "annual day 2025" are three words of a text, or two in an item of 2025. An item has one day, so at most one year is
 * taken as its time.
 */
export function readingsOf({ words, year, month }: DayFilter & { words: string[] }): Reading[] {
  const years = [...new Set(words.filter((word) => YEAR.test(word)))];
  const asTimes = years
    .filter((word) => year === undefined || year === Number(word))
    .map((word) => ({
      words: words.filter((other) => other !== word),
      lastIsWhole: words.at(-1) === word,
      year: Number(word),
      month,
    }));
  return [{ words, lastIsWhole: false, year, month }, ...asTimes];
}

const YEAR = /^(19|20)\d\d$/;
