import { expect, test } from 'vitest';
import { rowSizes } from './row-widths.ts';

const phone = (ratios: number[]) => rowSizes(ratios).map((sizes) => /(\d+)vw$/.exec(sizes)![1]);

test('two photos share a phone’s row, and one whose neighbour does not fit fills it', () => {
  expect(phone([1.5, 1.5, 1.333, 2])).toEqual(['44', '44', '89', '57']);
});

test('a last row that lacks more than a quarter keeps its height', () => {
  const [first, , last] = phone([1.5, 1.5, 0.75]);
  expect([first, last]).toEqual(['44', '21']);
});

test('every screen is covered, and no photos need no sizes', () => {
  expect(rowSizes([1.5])).toEqual([
    expect.stringMatching(/^\(min-width: 90rem\) \d+rem, \(min-width: 48rem\) \d+vw, \d+vw$/),
  ]);
  expect(rowSizes([])).toEqual([]);
});
