import { type Day, dayOfMonth } from '#app/core/time/days.ts';
import type { CardLanguage } from './card-languages.ts';
import { en, type Words } from './en.ts';
import { hi } from './hi.ts';

/** Only rendered on the server, so that it does not differ by browser. */
const datesIn = (tag: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
    return (day: Day) => made.format(new Date(day));
  };
  const long = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' });
  return {
    weekday: format({ weekday: 'long' }),
    month: format({ month: 'long', year: 'numeric' }),
    /** 'Saturday, 28 November 2026' */
    wholeDay: format({ dateStyle: 'full' }),
    /** '28 November 2026' */
    day: format({ dateStyle: 'long' }),
    days: (from: Day, until: Day) => long.formatRange(new Date(from), new Date(until)),
    numeral: (from: Day, until: Day) =>
      until > from && from.slice(0, 7) === until.slice(0, 7)
        ? `${dayOfMonth(from)}–${dayOfMonth(until)}`
        : `${dayOfMonth(from)}`,
  };
};

/** The words of a card are the site's own, plus a few that only cards have. */
const wordsOfCard = (
  tag: string,
  {
    time,
    times,
    until,
    kinds,
    allClasses,
    class: nameOfClass,
    classesFromTo,
    and,
    weekdaysFromTo,
  }: Words['calendar'],
  own: { notice: string; scan: string; readOn: string; seePhotos: string },
) => ({
  ...own,
  dates: datesIn(tag),
  weekdays: weekdaysFromTo,
  calendar: { time, times, until, kinds, allClasses, class: nameOfClass, classesFromTo, and },
});

export type CardWords = ReturnType<typeof wordsOfCard>;

export const cardWords: Record<CardLanguage, CardWords> = {
  en: wordsOfCard('en-IN', en.calendar, {
    notice: 'Notice',
    scan: 'Scan to open the page',
    readOn: 'Read it on our website',
    seePhotos: 'See the photos',
  }),
  hi: wordsOfCard('hi-IN', hi.calendar, {
    notice: 'सूचना',
    scan: 'पेज देखने के लिए स्कैन करें',
    readOn: 'हमारी वेबसाइट पर पढ़िए',
    seePhotos: 'तस्वीरें देखिए',
  }),
};
