import { expect, test } from 'vitest';
import { faultsIn } from '#tests/support/content/hindi-faults.ts';
import { siteSamples, staffMailSamples } from '#tests/support/content/word-samples.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { staffMail } from './staff-mail.ts';

/** Names that Hindi shares with English. */
const SAME = ['API', 'Google Play', 'App Store', 'WhatsApp'];

/** Latin letters that a Hindi reader knows; the rest belongs to the API's own page. */
const LATIN =
  /Google Play|App Store|WhatsApp|Facebook|ERP|PDF|URL|\.ics|name@example\.com|application\/(problem\+)?json|(Open)?API|JSON|RFC|bearer token|true|false/g;

const accepted = { same: SAME, latin: LATIN, samples: siteSamples };

test('everything is in Hindi, with consistent spelling', () => {
  expect(faultsIn(hi, en, accepted)).toEqual([]);
  expect(faultsIn(staffMail.hi, staffMail.en, { ...accepted, samples: staffMailSamples })).toEqual([]);
});

test('missing, incomplete and inconsistent entries are found', () => {
  const english = { home: 'Home', many: '{count} albums', photos: (count: string) => `${count} photos` };
  const good = { home: 'मुखपृष्ठ', many: '{count} एल्बम', photos: (count: string) => `${count} तस्वीरें` };
  expect(faultsIn(good, english, accepted)).toEqual([]);
  const faultsOf = (change: Partial<typeof english>) => faultsIn({ ...good, ...change }, english, accepted);
  expect(faultsOf({ home: 'Home' })).toEqual(['home is English: Home', 'home has Latin letters: Home']);
  expect(faultsOf({ home: 'home पेज' })).toEqual(['home has Latin letters: home पेज']);
  expect(faultsOf({ home: '१ पेज' })).toEqual(['home has Devanagari figures: १ पेज']);
  expect(faultsOf({ home: 'फोन करें' })).toEqual(['home has a slip: फोन करें']);
  expect(faultsOf({ home: '\u095eोन' })).toHaveLength(1);
  expect(faultsOf({ many: 'एल्बम' })).toEqual(['many lost its places: एल्बम']);
  expect(faultsOf({ photos: english.photos })).toHaveLength(4);
});

test('days are formatted as by Intl in Hindi, with Latin digits', () => {
  expect(hi.dates.day('2026-11-13')).toBe('13 नवंबर 2026');
  const options = { timeZone: 'UTC', numberingSystem: 'latn' } as const;
  const long = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', ...options });
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
  expect(days.map(hi.dates.day)).toEqual(days.map((day) => long.format(new Date(day))));
  const narrow = new Intl.DateTimeFormat('hi-IN', { weekday: 'narrow', ...options });
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2026, 1, day)));
  expect(hi.calendar.weekdayLetters).toEqual(week.map((day) => narrow.format(day)));
  expect(hi.calendar.day('2026-11-14')).toBe('शनिवार, 14 नवंबर 2026');
  expect(hi.calendar.days('2026-11-16', '2026-11-20')).toBe('16–20 नवंबर 2026');
  expect(hi.calendar.days('2026-12-24', '2027-01-02')).toBe('24 दिसंबर 2026 से 2 जनवरी 2027 तक');
});

test('times have a part of the day instead of AM or PM', () => {
  const times = ['00:30', '04:00', '08:00', '11:59', '12:00', '15:30', '16:00', '17:30', '20:00'];
  expect(times.map(hi.calendar.time)).toEqual([
    'रात 12:30 बजे',
    'सुबह 4 बजे',
    'सुबह 8 बजे',
    'सुबह 11:59 बजे',
    'दोपहर 12 बजे',
    'दोपहर 3:30 बजे',
    'शाम 4 बजे',
    'शाम 5:30 बजे',
    'रात 8 बजे',
  ]);
  expect(hi.calendar.times('09:00', '10:30')).toBe('सुबह 9 से 10:30 बजे तक');
  expect(hi.calendar.times('08:30', '14:30')).toBe('सुबह 8:30 से दोपहर 2:30 बजे तक');
  expect(hi.calendar.until('17:00')).toBe('शाम 5 बजे तक');
  expect(hi.dates.moment('2026-11-13T05:12:00.000Z')).toBe('13 नवंबर 2026, सुबह 10:42 बजे');
});

test('office hours are in Hindi if they are times', () => {
  expect(hi.helpDesk('8:00 AM', '8:00 PM')).toBe('हेल्प डेस्क: सुबह 8 बजे से रात 8 बजे तक');
  expect(hi.contact.helpDeskTimes('9.30 a.m.', '12 pm')).toBe('सुबह 9:30 बजे से दोपहर 12 बजे तक');
  expect(hi.contact.helpDeskTimes('12:15 AM', 'sunset')).toBe('रात 12:15 बजे से sunset तक');
});

test('none and one are counted alike, and digits are grouped as in India', () => {
  expect([0, 1, 2].map(hi.gallery.photos)).toEqual(['0 तस्वीर', '1 तस्वीर', '2 तस्वीरें']);
  expect([0, 1, 2].map(hi.browse.gallery.items)).toEqual(['एल्बम', 'एल्बम', 'एल्बमों']);
  expect([0, 1, 120_000].map(hi.calendar.count)).toEqual(['0 तारीख', '1 तारीख', '1,20,000 तारीखें']);
  expect(hi.browse.count(12, false, 50_000, 'एल्बमों')).toEqual({
    before: '50,000 एल्बमों में से',
    shown: '12 से ज़्यादा',
    after: '',
  });
});

test('no word looks like an address', () => {
  const words = JSON.stringify(hi).match(/"(?:[^"\\]|\\.)*"/g)!;
  expect(words.filter((word) => /^"\/\S*"$/.test(word))).toEqual([]);
});
