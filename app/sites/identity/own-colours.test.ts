import { describe, expect, test } from 'vitest';
import { paletteOf, readColour } from './own-colours.ts';
import { failing } from './pairings.ts';

describe('two colours of a school', () => {
  test.each([
    ['navy and gold', '#0a2a66', '#ffc72c'],
    ['maroon and cream', '#6b0f1a', '#f5e6c8'],
    ['bottle green and yellow', '#0b3d2e', '#ffd93d'],
    ['black and red', '#111111', '#ff6b5e'],
    ['white and blue', '#ffffff', '#1a4fa3'],
    ['sky and navy', '#cfe8ff', '#12306b'],
    ['yellow and black', '#ffd21f', '#1a1a1a'],
  ])('%s make a palette in which everything is readable', (_, wall, accent) => {
    const made = paletteOf({ wall, accent });
    expect(made).toHaveProperty('palette');
    if ('palette' in made) {
      expect(failing(made.palette)).toBeUndefined();
      expect(made.palette).toMatchObject({ wall, accent });
    }
  });

  test.each([
    ['two reds', '#8e1f1b', '#b3261e', 'accentOnWall'],
    ['navy and maroon', '#1f2a5c', '#8e1f1b', 'accentOnWall'],
    ['the same twice', '#1f2a5c', '#1f2a5c', 'accentOnWall'],
    ['two greys', '#777777', '#bbbbbb', 'onWall'],
  ])('%s are refused, and the pairing is named', (_, wall, accent, name) => {
    const made = paletteOf({ wall, accent });
    expect(made).toMatchObject({ unreadable: { name } });
    if ('unreadable' in made) expect(made.unreadable.ratio).toBeLessThan(made.unreadable.least);
  });

  test('with any colours, only those two themselves can be the reason', () => {
    const faults = new Set<string>();
    for (const wall of manyColours()) {
      for (const accent of manyColours()) {
        const made = paletteOf({ wall, accent });
        if ('unreadable' in made) faults.add(made.unreadable.name);
        else expect(failing(made.palette)).toBeUndefined();
      }
    }
    expect([...faults].filter((name) => !['onWall', 'accentOnWall', 'onAccent'].includes(name))).toEqual([]);
  });
});

describe('a colour', () => {
  test.each([
    ['#1F2A5C', '#1f2a5c'],
    ['1f2a5c', '#1f2a5c'],
    [' #abcdef ', '#abcdef'],
  ])('%j is %s', (text, colour) => expect(readColour(text)).toBe(colour));

  test.each([
    '',
    'red',
    '#fff',
    '#1f2a5',
    '#1f2a5c0',
    '#1f2a5g',
    'rgb(0,0,0)',
    'var(--x)',
    '#1f2a5c;}body{display:none',
    '#1f2a5c\n}',
    'url(//evil.example)',
  ])('%j is not valid', (text) => expect(readColour(text)).toBeUndefined());
});

function manyColours(): string[] {
  const steps = ['00', '55', 'aa', 'ff'];
  return steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
}
