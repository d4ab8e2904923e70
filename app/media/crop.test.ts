import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropQuery, cropTo, regionOf, SHAPES } from './crop.ts';

const wide = { width: 1500, height: 1000 };

test('a picture is cropped to the shape of its frame, around its focus point', () => {
  expect(cropTo(wide, '4x5')).toEqual({ shape: '4x5', at: 50 });
  expect(cropTo({ ...wide, focus: { x: 30, y: 80 } }, '4x5')).toEqual({ shape: '4x5', at: 30 });
  expect(cropTo({ ...wide, focus: { x: 30, y: 80 } }, '2x1')).toEqual({ shape: '2x1', at: 80 });
  expect(cropTo({ ...wide, focus: { x: 34, y: 0 } }, '1x1'), 'in steps').toEqual({ shape: '1x1', at: 30 });
});

test('a picture of nearly that shape stays whole, so that its frames share renditions', () => {
  expect(cropTo(wide, '3x2')).toBeUndefined();
  expect(cropTo({ width: 1200, height: 1280 }, '1x1')).toBeUndefined();
  expect(cropTo({ width: 4000, height: 3000 }, '3x2')).toBeDefined();
});

test('the part that is shown', () => {
  expect(regionOf(wide, { shape: '4x5', at: 50 })).toEqual({ left: 350, top: 0, width: 800, height: 1000 });
  expect(regionOf(wide, { shape: '4x5', at: 100 })).toEqual({ left: 700, top: 0, width: 800, height: 1000 });
  expect(regionOf(wide, { shape: '2x1', at: 0 })).toEqual({ left: 0, top: 0, width: 1500, height: 750 });
});

test('an address has as little as it needs', () => {
  expect(cropQuery(undefined)).toBe('');
  expect(cropQuery({ shape: '4x5', at: 50 })).toBe('&s=4x5');
  expect(cropQuery({ shape: '4x5', at: 0 })).toBe('&s=4x5&p=0');
});

test('for any picture and point, the part is within the picture and as large as its shape allows', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(side, side, point, fc.constantFrom(...SHAPES), (width, height, focus, shape) => {
      const crop = cropTo({ width, height, focus }, shape);
      if (!crop) return;
      const region = regionOf({ width, height }, crop);
      expect(region.left).toBeGreaterThanOrEqual(0);
      expect(region.top).toBeGreaterThanOrEqual(0);
      expect(region.left + region.width).toBeLessThanOrEqual(width);
      expect(region.top + region.height).toBeLessThanOrEqual(height);
      expect(region.width === width || region.height === height).toBe(true);
    }),
  );
});
