import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords } from './word-diff.ts';

describe('a comparison of words', () => {
  test('reports removed and added words, and where', () => {
    expect(diffWords('the red house stands', 'the old red house fell')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'new', text: 'old ' },
      { kind: 'same', text: 'red house ' },
      { kind: 'gone', text: 'stands' },
      { kind: 'new', text: 'fell' },
    ]);
  });

  test('of equal texts is unchanged, of empty texts is empty', () => {
    expect(diffWords('खेल दिवस', 'खेल दिवस')).toEqual([{ kind: 'same', text: 'खेल दिवस' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  test('loses no letter of either text', () => {
    const text = fc.array(fc.constantFrom('a', 'b ', ' ', '\n', 'दिवस', 'c')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect(without('new')).toBe(before);
        expect(without('gone')).toBe(after);
      }),
    );
  });

  test('of very long texts is both of them', () => {
    const [before, after] = ['a '.repeat(3000), 'b '.repeat(3000)];
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

test('one changed word in a very long text is marked alone', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `word${at}`);
  const after = words.with(2500, 'another').join(' ');
  expect(
    diffWords(words.join(' '), after).map(({ kind, text }) => [kind, text.length > 20 ? '…' : text]),
  ).toEqual([
    ['same', '…'],
    ['gone', 'word2500 '],
    ['new', 'another '],
    ['same', '…'],
  ]);
});
