import { expect, test } from 'vitest';
import { en } from './en.ts';
import { pa } from './pa.ts';

/** What Punjabi shares with English, and the words of the API's own page. */
const LATIN =
  /Google Play|App Store|WhatsApp|ERP|PDF|URL|\.ics|name@example\.com|application\/(problem\+)?json|(Open)?API|JSON|RFC|bearer token|true|false|\{\w+\}/g;

function textsIn(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const at = `${path}/${name}`;
    if (typeof value === 'string') return [[at, value]];
    return typeof value === 'object' ? textsIn(value as object, at) : [];
  });
}

test('everything is in Gurmukhi, with Latin digits, and keeps its placeholders', () => {
  const english = new Map(textsIn(en));
  for (const [path, text] of textsIn(pa)) {
    expect(text.replaceAll(LATIN, ''), path).not.toMatch(/[a-z]|\p{Script=Devanagari}|[੦-੯]/iu);
    expect(text.normalize('NFC'), path).toBe(text);
    const places = (of: string) => (of.match(/\{\w+\}/g) ?? []).toSorted();
    expect(places(text), path).toEqual(places(english.get(path)!));
  }
});

test('days are formatted as by Intl in Punjabi, with Latin digits', () => {
  const options = { timeZone: 'UTC', numberingSystem: 'latn', dateStyle: 'long' } as const;
  const long = new Intl.DateTimeFormat('pa-IN', options);
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
  expect(days.map(pa.dates.day)).toEqual(days.map((day) => long.format(new Date(day)).normalize('NFC')));
  const weekday = new Intl.DateTimeFormat('pa-IN', { weekday: 'long', timeZone: 'UTC' });
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 1, day)));
  expect(pa.calendar.weekdays).toEqual(week.map((day) => weekday.format(day).normalize('NFC')));
});

test('times have a part of the day instead of AM or PM', () => {
  expect(pa.calendar.times('09:00', '10:30')).toBe('ਸਵੇਰੇ 9 ਤੋਂ 10:30 ਵਜੇ ਤੱਕ');
  expect(pa.contact.helpDeskTimes('8:00 AM', 'sunset')).toBe('ਸਵੇਰੇ 8 ਵਜੇ ਤੋਂ sunset ਤੱਕ');
});
