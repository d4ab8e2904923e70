import { expect, test } from 'vitest';
import { en } from '#app/studio/words/en/index.ts';
import { charactersLeft, tooLong } from './too-long.ts';

test.each([
  [300, undefined],
  [301, /^This is 1 character too long\. Please shorten it to 300 characters or fewer\./],
  [412, /^This is 112 characters too long\. Please shorten it to 300 characters or fewer\./],
])('for %i characters it shows how many are too many', (length, expected) => {
  const problem = tooLong('अ'.repeat(length), 300, en.lengths);
  if (expected) expect(problem).toMatch(expected);
  else expect(problem).toBeUndefined();
});

test('spaces around a text are not counted: they are trimmed', () => {
  expect(tooLong(`  ${'a'.repeat(300)}\n`, 300, en.lengths)).toBeUndefined();
});

test.each([
  [269, undefined],
  [270, '30 characters left'],
  [299, '1 character left'],
  [300, '0 characters left'],
  [301, undefined],
])('after %i of 300 characters: %s', (length, expected) => {
  expect(charactersLeft('a'.repeat(length), 300, en.lengths)).toBe(expected);
});
