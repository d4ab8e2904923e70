import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternativeSpellings } from './alternative-spellings.ts';

test('a school word is found in every spelling, complete or partly typed', () => {
  for (const typed of ['Deepawali', 'दीपावली', 'deepa'])
    expect(alternativeSpellings(typed)[0], typed).toEqual(
      expect.arrayContaining(['diwali', 'दिवाली', 'dipawali']),
    );
  const [photos, day] = alternativeSpellings('photos republic day');
  expect(photos).toEqual(['photos']);
  expect(day).toEqual(expect.arrayContaining(['republic day', 'गणतंत्र दिवस']));
  expect(alternativeSpellings('de'), 'the beginning of too much').toEqual([['de']]);
  expect(alternativeSpellings('deepa photos'), 'only the last may be a beginning').toEqual([
    ['deepa'],
    ['photos'],
  ]);
});

test('whatever is typed, every part of it is among its own spellings', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
      const parts = alternativeSpellings(typed);
      const normalised = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
      expect(parts.map(([own]) => own).join(' ')).toBe(normalised);
    }),
  );
});
