import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heldOutPairs } from '#tests/support/search/spelling-pairs.ts';
import { heldOut, tuned } from '#tests/support/typing/hindi-spellings.ts';
import { englishOrHindi, englishWords, loanWords } from './english-words.ts';
import { offer } from './offer.ts';
import { suggest } from './suggest.ts';

/** The result of typing a sentence to its end. */
function typed(sentence: string): string {
  let text = '';
  for (const part of sentence.match(/[A-Za-z]+|[^A-Za-z]+/g) ?? [])
    text += /[A-Za-z]/.test(part) ? offer(part, text)[0] : part;
  return text;
}

describe('English typed while Hindi typing is on', () => {
  test.each([
    'Please read this once.',
    'Dear parents are requested to send the fee by Friday.',
    'Thank you for your help',
    'Kindly note the school will remain closed tomorrow',
  ])('%s', (sentence) => expect(typed(sentence)).toBe(sentence));
});

test.each([
  ['december', 'दिसंबर'],
  ['December', 'दिसंबर'],
  ['parents', 'पैरेंट्स'],
  ['holiday', 'हॉलिडे'],
  ['office', 'ऑफ़िस'],
  ['monday', 'सोमवार'],
])('%s has its usual Hindi spelling, and can be kept', (latin, hindi) => {
  const [first, ...others] = offer(latin, 'कल ');
  expect(first).toBe(hindi.normalize('NFC'));
  expect(others.at(-1)).toBe(latin);
});

test('Hindi sentences with words that also exist in English', () => {
  expect(typed('kal se december tak the, is din to')).toBe('कल से दिसंबर तक थे, इस दिन तो');
  expect(typed('parents ko ')).toBe('पैरेंट्स को '.normalize('NFC'));
});

test('no word of the lists of spellings is taken for English', () => {
  for (const { typed: latin, meant } of [...tuned, ...heldOut]) {
    const word = latin.toLowerCase();
    if (!loanWords.has(word)) expect(offer(latin, 'कल ')[0], latin).toBe(suggest(latin)[0]);
    else
      expect(
        meant.map((each) => each.normalize('NFC')),
        latin,
      ).toContain(loanWords.get(word));
    expect(englishWords.has(word), latin).toBe(false);
  }
  for (const [latin] of heldOutPairs) expect(englishWords.has(latin), latin).toBe(false);
});

test('the lists are small and normalised, and do not overlap', () => {
  const all = [...englishWords, ...englishOrHindi];
  expect(all.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
  expect([...englishOrHindi].filter((word) => englishWords.has(word) || loanWords.has(word))).toEqual([]);
  for (const [english, hindi] of loanWords) {
    expect(english).toMatch(/^[a-z]+$/);
    expect(hindi).toMatch(/^[\u0900-\u097f ]+$/);
    expect(hindi).toBe(hindi.normalize('NFC'));
  }
  const lists = [...all, ...[...loanWords].flat()].join(' ');
  expect(brotliCompressSync(lists).length).toBeLessThan(6_000);
});
