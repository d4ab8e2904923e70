import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schoolWords } from './school-words.ts';
import { foldForSearch, indexWords, normalisedQuery, queryWords } from './search-text.ts';

const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const nasty = fc
  .array(
    fc
      .constantFrom('a', 'É', '\0', '\ud83d', '\ude00', '"', "'", '’', '%', '_', '*', '-', ' NEAR ', ' ')
      .filter(Boolean),
    { maxLength: 300 },
  )
  .map((parts) => parts.join(''));
const hindi = fc
  .array(fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code)))
  .map((signs) => signs.join(''));
const input = fc.oneof(anyText, nasty, hindi, fc.string({ unit: 'binary' }));

/** Whether a query finds a text, by its words alone. */
function finds(typed: string, ...texts: string[]): boolean {
  const words = queryWords(typed);
  const kept = indexWords(...texts);
  return words.every((word, at) =>
    at < words.length - 1 ? kept.includes(word) : kept.some((one) => one.startsWith(word)),
  );
}

describe('a typed query', () => {
  test('is one line of at most 100 characters that stays as it is', () => {
    fc.assert(
      fc.property(input, (typed) => {
        const query = normalisedQuery(typed);
        if (query === undefined) return;
        expect(Array.from(query).length).toBeLessThanOrEqual(100);
        expect(query).toBe(query.trim());
        expect(query.isWellFormed()).toBe(true);
        expect(query).not.toMatch(/\p{Cc}|\s\s/u);
        expect(normalisedQuery(query)).toBe(query);
        expect(queryWords(query).length).toBeGreaterThan(0);
      }),
    );
  });

  test('becomes at most eight words of letters, digits and vowel signs only', () => {
    fc.assert(
      fc.property(input, (typed) => {
        const words = queryWords(typed);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]{1,40}$/u);
      }),
    );
    expect(queryWords('"sports" OR NEAR(day) AND title:* -- %_')).toEqual([
      'sports',
      'or',
      'near',
      'day',
      'and',
      'title',
    ]);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
  });

  test.each(['', '   ', '%', '_', '"', "'; --", '*', '🎉🎊', '\0', '\ud800', 'ा', '\ue000'])(
    'is empty without a letter or a digit: %j',
    (typed) => {
      expect(normalisedQuery(typed)).toBeUndefined();
      expect(queryWords(typed)).toEqual([]);
    },
  );

  test('is cut, not refused, if it is far too long', () => {
    expect(normalisedQuery('अ'.repeat(10_000))).toBe('अ'.repeat(100));
    expect(normalisedQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  });
});

describe('folding', () => {
  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(input, (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });

  test('every text is found by each of its own words, in any case and in either normal form', () => {
    fc.assert(
      fc.property(input, (text) => {
        for (const word of indexWords(text).slice(0, 20)) {
          for (const form of [word, word.toUpperCase(), word.normalize('NFC'), word.normalize('NFD')])
            expect(finds(form, text), form).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['STRASSE', 'Straße'],
    ['CAFE', 'Café Zoë'],
    ['zoë', 'Cafe Zoe'],
    ['दिवाली', 'दिवाली की शाम'],
    ['दिवा', 'दिवाली की शाम'],
    ['बाल दिवस', 'बाल दिवस पर नाटक'],
    ['हिंदी', 'हिन्दी दिवस'],
    ['हिन्दी', 'हिंदी दिवस'],
    ['हिन', 'हिन्दी दिवस'],
    ['सफर', 'सफ़र'],
    ['मां', 'माँ का दिन'],
    ['कक्षा 5', 'कक्षा ५ के बच्चे'],
    ['childrens', 'Children’s Day'],
    ["children's day", 'Children’s Day'],
    ['children day', 'Children’s Day'],
    ['house inter', 'Inter-house athletics'],
    ['day sport', 'Sports and a day out'],
    ['ﬁeld', 'On the field'],
  ])('%j finds %j', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  test.each([
    ['दवाली', 'दिवाली'],
    ['बल', 'बाल दिवस'],
    ['spor day', 'Sports Day'],
    ['ports', 'Sports Day'],
    ['sports cricket', 'Sports Day'],
  ])('%j does not find %j', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  test('words from the title and the description count together', () => {
    expect(finds('rangoli diwali', 'Diwali', 'A rangoli in the courtyard')).toBe(true);
  });
});

describe('the spellings of one school word', () => {
  const ways = ['diwali', 'Dipawali', 'deepawali', 'DEEPAVALI', 'दीपावली', 'दिवाली'];

  test.each(ways)('%s finds all of them', (typed) => {
    for (const title of ways) expect(finds(typed, `Our ${title} evening`), title).toBe(true);
  });

  test.each(schoolWords.map((line) => [line[0]!, line] as const))(
    'every spelling of %s finds every other, also while typing',
    (_name, line) => {
      for (const typed of line)
        for (const written of line) {
          expect(finds(typed, `The ${written}, grade 4`), `${typed} → ${written}`).toBe(true);
          expect(finds(typed.slice(0, -1), written), `${typed} half typed → ${written}`).toBe(true);
        }
    },
  );

  test('a spelling of several words counts only if they are adjacent', () => {
    expect(finds('गणतंत्र दिवस', 'Republic Day parade')).toBe(true);
    expect(finds('गणतंत्र', 'A day in the republic')).toBe(false);
    expect(finds('रक्षा', 'Rakhi for the guards')).toBe(true);
    expect(finds('holi', 'Diwali')).toBe(false);
    expect(finds('holi', 'Holiday notice')).toBe(true);
    expect(finds('होली', 'Holiday notice')).toBe(false);
  });

  test('no spelling is in two lines, and each has a word', () => {
    const folded = schoolWords.flatMap((line) => [...new Set(line.map((way) => queryWords(way).join(' ')))]);
    expect(folded.filter((way, at) => !way || folded.indexOf(way) !== at)).toEqual([]);
  });
});
