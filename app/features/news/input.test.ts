import { expect, test } from 'vitest';
import { parseNewsSearch, StoryId } from './input.ts';

const parse = (search: string) => parseNewsSearch(new URLSearchParams(search));

test('a year, one of its months, words and a page are parsed', () => {
  expect(parse('year=2025&month=11&q=Diwali&page=3')).toEqual({
    year: 2025,
    month: 11,
    q: 'Diwali',
    page: 3,
  });
});

test('invalid values are ignored', () => {
  const nothing = { year: undefined, month: undefined, q: undefined, page: 1 };
  for (const search of ['', 'year=abcd&month=13&page=-1&q=%25', 'month=0', 'page=1e9&q=%00'])
    expect(parse(search)).toEqual(nothing);
});

test('a month without a year is that month of every year', () => {
  expect(parse('month=11')).toEqual({ year: undefined, month: 11, q: undefined, page: 1 });
});

test('an id is letters, digits and hyphens', () => {
  expect(StoryId.safeParse('lfis-news-diwali-2026').success).toBe(true);
  for (const bad of ['', '../x', "1' or '1'='1", 'x'.repeat(65), null])
    expect(StoryId.safeParse(bad).success).toBe(false);
});
