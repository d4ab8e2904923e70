import { expect, test } from 'vitest';
import { cropAround, focusOf, steppedFocus } from './focus.ts';

test('a point is on the nearest step, within the picture', () => {
  expect(steppedFocus({ x: 34, y: 36 })).toEqual({ x: 30, y: 40 });
  expect(steppedFocus({ x: -5, y: 180 })).toEqual({ x: 0, y: 100 });
});

test('half a point is none', () => {
  expect(focusOf(0, 100)).toEqual({ x: 0, y: 100 });
  expect(focusOf(null, 40)).toBeUndefined();
});

const box = { width: 100, height: 200 };

test('a wide picture is cropped at its sides', () => {
  const wide = { width: 800, height: 400 };
  expect(cropAround(wide, box, { x: 0, y: 50 })).toEqual({ left: 0, top: 0, width: 200, height: 400 });
  expect(cropAround(wide, box, { x: 100, y: 0 })).toEqual({ left: 600, top: 0, width: 200, height: 400 });
});

test('a tall picture is cropped above and below', () => {
  const tall = { width: 100, height: 1000 };
  expect(cropAround(tall, box, { x: 50, y: 100 })).toEqual({ left: 0, top: 800, width: 100, height: 200 });
});

test('the smallest picture can be cropped too', () => {
  expect(cropAround({ width: 1, height: 1 }, box, { x: 100, y: 100 })).toMatchObject({ width: 1, height: 1 });
});
