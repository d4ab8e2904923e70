import type { DayFilter } from '#app/core/time/calendar.ts';

/** One way to understand what was typed: these words in the text of what happened in this time. */
export interface Reading extends DayFilter {
  words: string[];
  /** Whether more words followed, so that the last of these was typed to its end. */
  lastIsWhole: boolean;
}

/**
 * "annual day 2025" are three words of a text, or two of something that happened in 2025. Whatever is found has
 * one day alone, so at most one year is taken for its time.
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
