import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('contrast is computed as in WCAG, in either order', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#fff', '#FFFFFF')).toBe(1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

test('an invalid colour is refused', () => {
  for (const text of ['', 'red', '#12', '#12345g', '1f2a5c'])
    expect(() => contrast(text, '#fff')).toThrow(RangeError);
});
