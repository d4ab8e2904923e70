import { expect, test } from 'vitest';
import { en } from './en.ts';

test("days have the school's format, with Sep and not Sept", () => {
  expect(en.dates.day('2026-11-06')).toBe('6 Nov 2026');
  expect(en.dates.day('2025-09-05')).toBe('5 Sep 2025');
  expect(en.dates.moment('2026-11-14T18:30:00.000Z')).toBe('15 Nov 2026, 12:00 AM');
});
