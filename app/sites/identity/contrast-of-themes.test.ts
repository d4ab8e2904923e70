import { describe, expect, test } from 'vitest';
import { measured, weakestText } from './pairings.ts';
import { palettes } from './palettes.ts';

const label = ({ name, ratio, least }: { name: string; ratio: number; least: number }) =>
  `${name} ${ratio.toFixed(2)} of ${least}`;

describe.each(Object.entries(palettes))('%s', (name, palette) => {
  test('every pairing is readable', () => {
    expect(
      measured(palette)
        .filter(({ ratio, least }) => ratio < least)
        .map(label),
    ).toEqual([]);
    expect(weakestText(palette)).toBeGreaterThanOrEqual(4.5);
  });
});
