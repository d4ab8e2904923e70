import { type Day, dayOfMonth } from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import type { CardLanguage } from './card-languages.ts';
import { en as site } from './en.ts';

/** Written by the server alone, so that no two browsers differ. */
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

const { time, times, until, kinds, allClasses, class: nameOfClass, classesFromTo, and } = site.calendar;

const english = {
  dates: datesIn('en-IN'),
  notice: 'Notice',
  weekdays: (from: string, last: string) => `${from} to ${last}`,
  scan: 'Scan for the page',
  readOn: 'Read it on the site',
  calendar: { time, times, until, kinds, allClasses, class: nameOfClass, classesFromTo, and },
};

const HINDI_CLASSES: Partial<Record<Grade, string>> = { nursery: 'नर्सरी', kg: 'केजी' };
const hindiClass = (grade: Grade) => HINDI_CLASSES[grade] ?? `कक्षा ${grade}`;
const hindiClock = new Intl.DateTimeFormat('hi-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  dayPeriod: 'short',
  timeZone: 'UTC',
  numberingSystem: 'latn',
});

const hindi: typeof english = {
  dates: datesIn('hi-IN'),
  notice: 'सूचना',
  weekdays: (from, last) => `${from} से ${last}`,
  scan: 'पेज देखने के लिए स्कैन करें',
  readOn: 'साइट पर पढ़िए',
  calendar: {
    time: (at) => hindiClock.format(new Date(`2026-01-01T${at}:00Z`)),
    times: (begins, ends) => `${begins} से ${ends} तक`,
    until: (at) => `${at} तक`,
    kinds: { event: '', holiday: 'अवकाश', test: 'परीक्षा' },
    allClasses: 'सभी कक्षाएँ',
    class: hindiClass,
    classesFromTo: (first, last) =>
      first in HINDI_CLASSES ? `${hindiClass(first)} से ${hindiClass(last)}` : `कक्षा ${first} से ${last}`,
    and: (parts) => parts.join(', ').replace(/, ([^,]*)$/, ' और $1'),
  },
};

export type CardWords = typeof english;

export const cardWords: Record<CardLanguage, CardWords> = { en: english, hi: hindi };
