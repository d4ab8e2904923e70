import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AlbumId, parseGallerySearch, PhotoId } from './input.ts';

const parse = (search: string) => parseGallerySearch(new URLSearchParams(search));

test('a year, one of its months and a page are parsed', () => {
  expect(parse('year=2025&month=11&page=3')).toEqual({ year: 2025, month: 11, page: 3 });
});

test('invalid values are ignored', () => {
  expect(parse('year=abcd&month=13&page=-1')).toEqual({ year: undefined, month: undefined, page: 1 });
  expect(parse('year=&month=&page=')).toEqual({ year: undefined, month: undefined, page: 1 });
  expect(parse('year=2025.5')).toMatchObject({ year: undefined });
});

test('a month without a year is that month of every year', () => {
  expect(parse('month=11')).toEqual({ year: undefined, month: 11, q: undefined, page: 1 });
  expect(parse('year=abcd&month=11')).toMatchObject({ year: undefined, month: 11 });
});

test('a query is normalised, and ignored if it is empty', () => {
  expect(parse('q=+Sports%00++day+').q).toBe('Sports day');
  for (const nothing of ['', 'q=', 'q=%25', 'q=%F0%9F%8E%89', 'q=%ED%A0%80'])
    expect(parse(nothing).q).toBeUndefined();
  expect(parse(`q=${'x'.repeat(10_000)}`).q).toHaveLength(100);
});

test('any text at all gives a usable search', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, text, text, (year, month, page, q) => {
      const search = parse(new URLSearchParams({ year, month, page, q }).toString());
      expect(Number.isInteger(search.page) && search.page >= 1).toBe(true);
      if (search.month !== undefined) expect(search.month >= 1 && search.month <= 12).toBe(true);
    }),
  );
});

test.each([AlbumId, PhotoId])('an id is letters, digits and hyphens', (Id) => {
  expect(Id.safeParse('lfis-diwali-2026').success).toBe(true);
  for (const bad of ['', '../x', "1' or '1'='1", 'x'.repeat(65), 'ए', 'A B']) {
    expect(Id.safeParse(bad).success).toBe(false);
  }
});
