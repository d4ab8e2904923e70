import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

test('each language has its own plural rules', () => {
  const forms = { one: 'one', other: 'other' };
  const [english, hindi] = [pluralIn('en'), pluralIn('hi')];
  expect([0, 1, 2, 21].map((count) => english(count, forms))).toEqual(['other', 'one', 'other', 'other']);
  expect([0, 1, 2].map((count) => hindi(count, forms))).toEqual(['one', 'one', 'other']);
  expect(pluralIn('ar')(2, forms), 'a form that was not written').toBe('other');
});
