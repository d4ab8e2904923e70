import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { heldOutPairs } from '#tests/support/search/spelling-pairs.ts';
import { heldOut, type Spelling, tuned } from '#tests/support/typing/hindi-spellings.ts';
import { commonWords } from './common-words.ts';
import { suggest, suggestingFrom } from './suggest.ts';

/** Both spellings of a nasal are correct: हिंदी and हिन्दी, चाँद and चांद. */
const spelled = (word: string) =>
  word
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[ङञणनम]्(?=[क-म])/g, 'ं');

function score(spellings: readonly Spelling[], suggesting = suggest) {
  const found = spellings.map(({ typed, meant }) => {
    const right = meant.map(spelled);
    return suggesting(typed).findIndex((word) => right.includes(spelled(word)));
  });
  return {
    first: found.filter((at) => at === 0).length,
    among: found.filter((at) => at >= 0).length,
    of: found.length,
  };
}

/** Collected independently of this code, and never used for tuning. */
const ofTheSearch = () => {
  const meant = new Map<string, string[]>();
  for (const [typed, word] of heldOutPairs)
    if (/^[a-z]+$/.test(typed) && !word.includes(' ')) meant.set(typed, [...(meant.get(typed) ?? []), word]);
  return [...meant].map(([typed, words]) => ({ typed, meant: words }));
};

describe('words as an office types them', () => {
  test('the list used for tuning the costs', () => {
    expect(score(tuned)).toEqual({ first: 162, among: 164, of: 164 });
  });

  test('the held-out list', () => {
    expect(score(heldOut)).toEqual({ first: 79, among: 80, of: 82 });
  });

  test('a held-out list from another source, with names and places', () => {
    expect(score(ofTheSearch())).toEqual({ first: 47, among: 53, of: 63 });
  });

  test('without the common words accuracy is far lower: they are worth their size', () => {
    expect(score(ofTheSearch(), suggestingFrom([]))).toEqual({ first: 18, among: 36, of: 63 });
  });
});

test('a capital within a word means the retroflex or the long letter', () => {
  expect(suggest('roTI')[0]).toBe('रोटी');
  expect(suggest('ghaNTA')[0]).toBe('घण्टा');
  expect(suggest('kaBaDDi')).toContain('कबड्डी');
});

test('a word in no list is suggested with its long vowels', () => {
  for (const [typed, meant] of [
    ['chatai', 'चटाई'],
    ['Tanmay', 'तन्मय'],
    ['Devika', 'देविका'],
    ['khajoor', 'खजूर'],
  ] as const)
    expect(suggest(typed), typed).toContain(meant);
});

test('any input gets at most four suggestions, all in Devanagari and without duplicates', () => {
  for (const typed of [
    'a',
    'k',
    'zzz',
    'mississippi',
    'strengths',
    'aeiou',
    'q',
    'x',
    'Xylophone',
    'special',
    'material',
  ]) {
    const found = suggest(typed);
    expect(found.length, typed).toBeGreaterThan(0);
    expect(found.length, typed).toBeLessThanOrEqual(4);
    expect(new Set(found).size).toBe(found.length);
    expect(found.join('')).toMatch(/^[\u0900-\u097f]+$/);
  }
});

test('the common words are unique, normalised and small', () => {
  expect(new Set(commonWords).size).toBe(commonWords.length);
  expect(commonWords.filter((word) => word !== word.normalize('NFC'))).toEqual([]);
  expect(brotliCompressSync(commonWords.join(' ')).length).toBeLessThan(13_000);
});
