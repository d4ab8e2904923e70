import { expect, test } from 'vitest';
import { en as words } from '#app/words/en.ts';
import { barOf, hasRoom, lettersLeft, isTight } from './bar-room.ts';
import { standardSections } from './standard-menu.ts';

const standard = barOf(standardSections(words, { parentsApp: { heading: '', text: '' } }));

test('the default menu names fit into one row, with their normal distance', () => {
  expect(hasRoom(standard)).toBe(true);
  expect(isTight(standard)).toBe(false);
  expect(lettersLeft(standard)).toBeGreaterThan(3);
});

test('another short name brings them closer, a long one does not fit', () => {
  const withOne = { ...standard, pages: [...standard.pages, 'Fee'] };
  expect(hasRoom(withOne)).toBe(true);
  expect(isTight(withOne)).toBe(true);
  const tooLong = { ...standard, pages: [...standard.pages, 'Fee structure'] };
  expect(hasRoom(tooLong)).toBe(false);
  expect(lettersLeft(tooLong)).toBeLessThan(0);
});

test('combining characters take no width, and Devanagari letters are wider than Latin ones', () => {
  const left = (name: string) => lettersLeft({ groups: [name], pages: [] });
  expect(left('कि')).toBe(left('क'));
  expect(left('कककक')).toBeLessThan(left('aaaa'));
});
