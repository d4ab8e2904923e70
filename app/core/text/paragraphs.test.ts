import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('an empty line separates paragraphs, however it was typed and however many there are', () => {
  expect(paragraphsOf('One.\n\nTwo.\r\n\r\nThree.\n \t\n\n\nFour.')).toEqual([
    'One.',
    'Two.',
    'Three.',
    'Four.',
  ]);
});

test('a single line break stays within its paragraph', () => {
  expect(paragraphsOf('Roses,\nmarigolds.\r\nAnd neem.')).toEqual(['Roses,\nmarigolds.\nAnd neem.']);
});

test('space around the text is not a paragraph', () => {
  expect(paragraphsOf('\n\n  One.  \n\n\n')).toEqual(['One.']);
  expect(paragraphsOf('')).toEqual([]);
  expect(paragraphsOf(' \n\n \n')).toEqual([]);
});
