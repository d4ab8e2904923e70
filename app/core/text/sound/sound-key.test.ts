import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { albums } from '#db/demo/albums.ts';
import { events } from '#db/demo/events.ts';
import { news } from '#db/demo/news.ts';
import { heldOutPairs, otherPairs, tunedPairs } from '#tests/support/search/spelling-pairs.ts';
import { indexWords, queryWords, wordsOf } from '../search-text.ts';
import { isHeard, soundKeys, soundQuery } from './sound-key.ts';

const hears = (typed: string, ...texts: string[]) => isHeard(queryWords(typed), new Set(soundKeys(...texts)));

/** The pairs of which one spelling does not find the other, in either direction. */
const missed = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([latin, devanagari]) => !hears(latin, devanagari) || !hears(devanagari, latin));

describe('a word in one script matches the other', () => {
  test('for the pairs that the rules were developed with', () => {
    expect(tunedPairs).toHaveLength(165);
    expect(missed(tunedPairs)).toEqual([
      ['christmas', 'क्रिसमस'],
      // Too short to be searched by sound.
      ['kho kho', 'खो खो'],
    ]);
  });

  test('for the pairs that were kept for validation', () => {
    expect(heldOutPairs).toHaveLength(82);
    expect(missed(heldOutPairs)).toEqual([]);
  });

  test('whether it is written as one word or as two', () => {
    const ways = ['varshik utsav', 'varshikotsav', 'वार्षिकोत्सव', 'वार्षिक उत्सव'];
    for (const typed of ways)
      for (const written of ways)
        expect(hears(typed, `Our ${written} 2026`), `${typed} → ${written}`).toBe(true);
    expect(hears('varshik', 'वार्षिकोत्सव'), 'no beginnings').toBe(false);
    expect(hears('utsav varshik', 'वार्षिकोत्सव'), 'in their order').toBe(false);
  });

  test('among other words, all of which must match', () => {
    const text = 'कक्षा 5 का वार्षिक उत्सव, नाटक और संगीत';
    for (const typed of [
      'varshikotsav natak',
      'kaksha 5 sangeet',
      'kaksha ka natak',
      'sangeet varshik utsav',
    ])
      expect(hears(typed, text), typed).toBe(true);
    for (const typed of ['varshikotsav holi', 'kaksha 6 sangeet', 'natak ganit'])
      expect(hears(typed, text), typed).toBe(false);
  });

  test('and another spelling in its own script, including the vowels', () => {
    expect(hears('Choudhary', 'Mrs Chaudhari')).toBe(true);
    expect(hears('रवीन्द्र', 'रविंद्र')).toBe(true);
    expect(hears('period', 'Friday'), 'no more than its consonants').toBe(false);
  });
});

describe('false matches', () => {
  test('words that only sound alike: one in six of the pairs chosen as traps', () => {
    expect(otherPairs).toHaveLength(96);
    const wrong = otherPairs.filter(([typed, written]) => hears(typed, written));
    expect(wrong.map((pair) => pair.join(' '))).toHaveLength(16);
  });

  test('in the sample school: each of its words, searched in every list without it', () => {
    const lists = [
      albums.map(({ title, description }) => [title, description]),
      news.map(({ title, description }) => [title, description]),
      events.map(({ title, place = '', text = '' }) => [title, place, text]),
    ];
    const words = new Set(lists.flat(2).flatMap(wordsOf));
    const results = lists.flatMap((items) => {
      const kept = items.flatMap((texts) => indexWords(...texts));
      const keys = items.map((texts) => new Set(soundKeys(...texts)));
      return [...words]
        .filter((word) => soundQuery([word]).length > 0 && !kept.some((indexed) => indexed.startsWith(word)))
        .map((word) => keys.some((own) => isHeard([word], own)));
    });
    expect(results.length).toBeGreaterThan(1000);
    // Some of them correct: मार्च finds March, and laddoo लड्डू.
    expect(results.filter(Boolean).length / results.length).toBeLessThan(0.05);
  });
});

describe('too short to search by sound', () => {
  test.each(['om', 'ka', 'की', 'ईद', 'eid', '2025', '12 2025', 'aai', 'ਗੁਰੂ ਨਾਨਕ', 'diwali ਗੁਰੂ'])(
    '%s has no sound query',
    (typed) => {
      expect(soundQuery(queryWords(typed))).toEqual([]);
    },
  );

  test('whatever the text, keys are small letters and digits, few and short', () => {
    const signs = fc.array(fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code)));
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      signs.map((all) => all.join('')),
    );
    fc.assert(
      fc.property(any, (text) => {
        for (const key of soundKeys(text)) expect(key).toMatch(/^[a-z0-9]{1,40}$/);
        for (const key of soundQuery(queryWords(text)).flat(2)) expect(key).toMatch(/^[a-z0-9]{1,40}$/);
      }),
    );
    expect(
      soundKeys(Array.from({ length: 20_000 }, (_, at) => `kab${at.toString(36)}`).join(' ')).length,
    ).toBeLessThanOrEqual(4000);
  });
});
