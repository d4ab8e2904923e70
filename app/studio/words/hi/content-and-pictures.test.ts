import { expect, test } from 'vitest';
import { COMMON_MISTAKES } from '#tests/support/content/hindi-faults.ts';
import { studioSamples } from '#tests/support/content/word-samples.ts';
import { bySamples, wordsIn } from '#tests/support/content/words-in.ts';
import { albums as albumsInEnglish } from '../en/albums.ts';
import { content as contentInEnglish } from '../en/content.ts';
import { library as libraryInEnglish } from '../en/library.ts';
import { theme as themeInEnglish } from '../en/theme.ts';
import { albums } from './albums.ts';
import { content } from './content.ts';
import { library } from './library.ts';
import { theme } from './theme.ts';

const english = {
  albums: albumsInEnglish,
  content: contentInEnglish,
  library: libraryInEnglish,
  theme: themeInEnglish,
};
const hindi = { albums, content, library, theme };

/** Latin letters that the office knows: file types, keys, and input. */
const LATIN =
  /office@school\.in|\b(WhatsApp|PDF|HEIC|JPEG|PNG|AVIF|MB|KB|JavaScript|Enter|Shift|Space|NUR|KG)\b|https:\/\/|#1f2a5c|school\.example|office@school\.example|\/Gallery|\/FeeStructure/g;

/** None, one and many, at distinct positions. */
const FIGURES = [
  [0, 0, 0],
  [1, 1, 1],
  [7, 8, 9],
];

const stringsIn = (words: unknown) => wordsIn(words, bySamples(studioSamples, FIGURES));

/** The figures and the placeholders in braces; a single one is often a word, and Hindi counts none like one. */
const figuresIn = (text: string) =>
  (text.match(/\d+|\{\w+\}/g) ?? []).filter((figure) => !/^[01]$/.test(figure));

/** Where Hindi is missing, incomplete, or spelled inconsistently. */
function faultsIn(hindiWords: unknown, englishWords: unknown): string[] {
  const inHindi = stringsIn(hindiWords);
  return [...stringsIn(englishWords)].flatMap(([path, original]) => {
    const text = inHindi.get(path);
    if (text === undefined) return [`${path} is missing`];
    const figures = figuresIn(text);
    const bare = text.replaceAll(/\{\w+\}/g, '').replaceAll(LATIN, '');
    return [
      ...(text === original && /\p{L}/u.test(text) ? [`${path} is English: ${text}`] : []),
      ...(/\p{Script=Latin}/u.test(bare) ? [`${path} has Latin letters: ${text}`] : []),
      ...(/[०-९]/.test(text) ? [`${path} has Devanagari figures: ${text}`] : []),
      ...(figuresIn(original).every((figure) => figures.includes(figure))
        ? []
        : [`${path} lost something: ${text}`]),
      ...(text.normalize('NFC') === text ? [] : [`${path} is spelled in another way inside: ${text}`]),
      ...(COMMON_MISTAKES.test(text) ? [`${path} has a slip: ${text}`] : []),
      ...(/undefined|NaN|null|\[object/.test(text) ? [`${path} has a hole: ${text}`] : []),
    ];
  });
}

test('content, albums, library and theme are in Hindi, with consistent spelling', () => {
  expect(faultsIn(hindi, english)).toEqual([]);
});

test('missing, incomplete and inconsistent entries are found', () => {
  const before = { save: 'Save', most: '{most} of 60', counted: (count: number) => `${count} files` };
  const after = {
    save: 'सेव करें',
    most: '60 में से {most}',
    counted: (count: number) => `${count} फ़ाइलें`,
  };
  const faultsOf = (change: object) => faultsIn({ ...after, ...change }, before);
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ save: {} })).toEqual(['save is missing']);
  expect(faultsOf({ save: 'Save' })).toEqual(['save is English: Save', 'save has Latin letters: Save']);
  expect(faultsOf({ save: 'JPEG save करें' })).toEqual(['save has Latin letters: JPEG save करें']);
  expect(faultsOf({ most: '{most}' })).toEqual(['most lost something: {most}']);
  expect(faultsOf({ most: '60' })).toEqual(['most lost something: 60']);
  expect(faultsOf({ save: 'फाइल' })).toEqual(['save has a slip: फाइल']);
  expect(faultsOf({ save: 'काग़ज़' })).toEqual(['save has a slip: काग़ज़']);
  expect(faultsOf({ save: '\u095eाइल' })).toHaveLength(1);
  expect(faultsOf({ counted: () => 'फ़ाइलें' })).toEqual(['counted.2 lost something: फ़ाइलें']);
});

test('times have a part of the day, and none and one are counted alike', () => {
  expect(content.saveState.progress.saved('14:30')).toBe('दोपहर 2:30 बजे सेव हुआ');
  expect(content.due.moment('सोमवार', '23 नवंबर 2026', '08:00')).toBe('सोमवार, 23 नवंबर 2026, सुबह 8 बजे');
  expect([0, 1, 2].map(albums.counted)).toEqual(['0 तस्वीर', '1 तस्वीर', '2 तस्वीरें']);
  expect(content.bulkDone('trash', 2)).toBe('2 आइटम ट्रैश में डाले गए।');
  expect(library.all(1, 1200, '3 MB')).toBe('1 तस्वीर और 1,200 दस्तावेज़, 3 MB');
});
