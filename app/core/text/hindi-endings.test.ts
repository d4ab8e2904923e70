import { describe, expect, test } from 'vitest';
import { formsOf, stemsOf } from './hindi-endings.ts';
import { foldForSearch, hasWords } from './search-text.ts';

/** Forms of one word: typing any of them finds all the others. */
const SAME = [
  'छुट्टी छुट्टियाँ छुट्टियां छुट्टियों',
  'बच्चा बच्चे बच्चों',
  'खेल खेलों',
  'किताब किताबें किताबों',
  'परीक्षा परीक्षाएँ परीक्षाएं परीक्षाओं परीक्षायें',
  'भाषा भाषाएँ भाषाओं',
  'नीति नीतियाँ नीतियों',
  'नदी नदियाँ नदियों',
  'चिड़िया चिड़ियाँ चिड़ियों',
  'वस्तु वस्तुएँ वस्तुओं',
  'आलू आलुओं',
  'घर घरों',
  'मेला मेले मेलों',
].map((line) => line.split(' '));

describe('forms of a word', () => {
  test.each(SAME)('%s %s', (...forms) => {
    for (const typed of forms)
      for (const written of forms) {
        expect(hasWords(`आज ${written} थीं`, typed), `${typed} finds ${written}`).toBe(true);
        const raw = `आज ${written} थीं`;
        expect(
          [typed, ...formsOf(typed)].some((form) => raw.includes(form)),
          `${typed} finds ${written} as it is kept`,
        ).toBe(true);
      }
  });
});

test('words that only look alike are told apart', () => {
  for (const [typed, written] of [
    ['कल', 'काल'],
    ['लड़का', 'लड़की'],
    ['में', 'मां'],
    ['नदी', 'नाद'],
    ['छुट्टी', 'छूट'],
  ] as const)
    expect(hasWords(written, typed), `${typed}, ${written}`).toBe(false);
  for (const word of ['में', 'के', 'थे', 'हैं', 'holiday', '2026', '']) {
    expect(stemsOf(foldForSearch(word)), word).toEqual([]);
  }
});
