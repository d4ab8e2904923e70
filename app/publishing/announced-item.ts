import type { Day } from '#app/core/time/days.ts';
import type { Focus } from '#app/media/focus.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Locale } from '#app/words/locales.ts';
import type { CardWords } from '#app/words/notice-card.ts';

export interface AnnounceQuery {
  db: Db;
  schoolCode: string;
  now: Date;
  id: string;
  words: CardWords;
  /** The language of the announcement, if the item is translated. */
  language: Locale;
}

/** The texts of an item's announcement, in the card's language; title and text are as written. */
export interface AnnouncedItem {
  title: string;
  /** The day of the event, in large type; for a notice the word "notice", with its date below. */
  head: { large: string; lines: string[] };
  /** The same in one line: 'Saturday, 28 November 2026'. */
  when: string;
  /** Time, place and audience, one line each. */
  facts: string[];
  text: string;
  picture: { path: string; width: number; focus?: Focus | undefined } | undefined;
}

/** The heading of a card about one day or several. */
export function headOfDays(
  from: Day,
  until: Day,
  { dates, weekdays }: CardWords,
): Pick<AnnouncedItem, 'head' | 'when'> {
  const large = dates.numeral(from, until);
  if (until <= from)
    return { head: { large, lines: [dates.weekday(from), dates.month(from)] }, when: dates.wholeDay(from) };
  const when = dates.days(from, until);
  if (from.slice(0, 7) !== until.slice(0, 7)) return { head: { large, lines: [when] }, when };
  const span = weekdays(dates.weekday(from), dates.weekday(until));
  return { head: { large, lines: [span, dates.month(from)] }, when };
}
