import { expect, test } from 'vitest';
import { rangeOf, stepFrom, withChoice } from './choosing.ts';

const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test('a range includes both ends in either direction, and is empty from an unknown photo', () => {
  expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(order, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(order, 'c', 'c')).toEqual(['c']);
  expect(rangeOf(order, 'x', 'c')).toEqual([]);
});

test('a range is added to the chosen photos, or removed from them', () => {
  const chosen = new Set(['a', 'c']);
  expect([...withChoice(chosen, ['c', 'd'], true)]).toEqual(['a', 'c', 'd']);
  expect([...withChoice(chosen, ['c', 'd'], false)]).toEqual(['a']);
  expect([...chosen], 'what was chosen before is not touched').toEqual(['a', 'c']);
});

test('arrow keys move through the sheet as displayed, and stop at its edges', () => {
  expect(stepFrom(4, 'ArrowLeft', 3, 7)).toBe(3);
  expect(stepFrom(1, 'ArrowDown', 3, 7)).toBe(4);
  expect(stepFrom(4, 'ArrowUp', 3, 7)).toBe(1);
  expect(stepFrom(5, 'ArrowDown', 3, 7), 'there is none below').toBe(5);
  expect(stepFrom(0, 'ArrowLeft', 3, 7)).toBe(0);
});
