import { describe, expect, test } from 'vitest';
import { gatewayNames } from './gateways.ts';
import { defaultTheme, identityOf, type Theme, readTheme } from './identity.ts';
import { typefaceNames } from './typefaces.ts';
import { themeStyles } from './theme-styles.server.ts';
import { paletteNames, palettes } from './palettes.ts';

const stylesOf = (theme: Partial<Theme>) => themeStyles(identityOf({ ...defaultTheme, ...theme }));

describe('the style sheet of a theme', () => {
  test('is empty for the default theme', () => {
    expect(stylesOf({})).toBe('');
  });

  test.each(paletteNames.filter((name) => name !== 'marigold'))('%s has its own colours', (colours) => {
    const css = stylesOf({ colours });
    const { wall, ink, accent, paper } = palettes[colours];
    for (const rule of [`--wall:${wall};`, `--indigo:${ink};`, `--marigold:${accent};`, `--paper:${paper};`])
      expect(css).toContain(rule);
    expect(css).not.toContain('@font-face');
  });

  test.each(gatewayNames.filter((name) => name !== 'cusped'))('a %s gateway has its own crown', (gateway) => {
    const css = stylesOf({ gateway });
    expect(css).toMatch(/--arch:(url|linear-gradient)\(/);
    expect(css).toContain('--crown:');
    expect(css).not.toContain('--wall:');
  });

  test('fonts add their own files, and no others', () => {
    expect(stylesOf({ letters: 'book' })).toMatch(/tiro.*hind-400/s);
    expect(stylesOf({ letters: 'book' })).not.toMatch(/baloo/i);
    expect(stylesOf({ letters: 'round' })).toMatch(/baloo/);
    expect(stylesOf({ letters: 'round' })).not.toMatch(/tiro|hind\b/i);
  });

  test('closes every block, and cannot end a style element', () => {
    for (const colours of paletteNames)
      for (const gateway of gatewayNames)
        for (const letters of typefaceNames) {
          const css = stylesOf({ colours, gateway, letters });
          expect(css.split('{').length).toBe(css.split('}').length);
          expect(css).not.toContain('<');
        }
  });

  test('contains the school’s own two colours unchanged', () => {
    const css = stylesOf({ colours: { wall: '#0a2a66', accent: '#ffc72c' } });
    expect(css).toContain('--wall:#0a2a66;');
    expect(css).toContain('--marigold:#ffc72c;');
  });
});

describe('a parsed theme', () => {
  test('is valid in every part', () => {
    expect(readTheme({ colours: 'river', gateway: 'round', letters: 'book', more: 1 })).toEqual({
      colours: 'river',
      gateway: 'round',
      letters: 'book',
    });
  });

  test.each([
    null,
    'river',
    {},
    { colours: 'river', gateway: 'round' },
    { colours: 'constructor', gateway: 'round', letters: 'book' },
    { colours: 'river', gateway: 'toString', letters: 'book' },
    { colours: { wall: '#fff', accent: '#000000' }, gateway: 'round', letters: 'book' },
    { colours: { wall: '#0a2a66;}*{display:none}', accent: '#ffc72c' }, gateway: 'round', letters: 'book' },
    { colours: ['river'], gateway: 'round', letters: 'book' },
  ])('%j is invalid', (value) => expect(readTheme(value)).toBeUndefined());
});
