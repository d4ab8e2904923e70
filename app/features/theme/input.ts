import { paletteOf, readColour } from '#app/sites/identity/own-colours.ts';
import type { Measured } from '#app/sites/identity/pairings.ts';
import { readThemeTexts, type Theme } from '#app/sites/identity/identity.ts';

/** In the theme form's format, which is also used in the address of its preview. */
export interface TypedTheme {
  /** The name of a palette, or `own`. */
  colours: string;
  wall: string;
  accent: string;
  gateway: string;
  letters: string;
}

export type ThemeProblem =
  { name: 'unknown' } | { name: 'noColour' } | { name: 'unreadable'; pairing: Measured };

const names = ['colours', 'wall', 'accent', 'gateway', 'letters'] as const;
/** Longer than any valid value. */
const LONGEST = 40;

export function typedTheme(from: { get(name: string): unknown }): TypedTheme {
  const text = (name: string) => {
    const value = from.get(name);
    return typeof value === 'string' ? value.slice(0, LONGEST) : '';
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as unknown as TypedTheme;
}

export const asTyped = ({ colours, gateway, letters }: Theme): TypedTheme => ({
  ...(typeof colours === 'string' ? { colours, wall: '', accent: '' } : { colours: 'own', ...colours }),
  gateway,
  letters,
});

/** The parsed theme, or the reason why it is invalid. */
export function parseTheme(typed: TypedTheme): { theme: Theme } | { problem: ThemeProblem } {
  if (typed.colours === 'own') {
    const [wall, accent] = [readColour(typed.wall), readColour(typed.accent)];
    if (!wall || !accent) return { problem: { name: 'noColour' } };
    const made = paletteOf({ wall, accent });
    if ('unreadable' in made) return { problem: { name: 'unreadable', pairing: made.unreadable } };
  }
  const theme = readThemeTexts(typed);
  return theme ? { theme } : { problem: { name: 'unknown' } };
}

/** For links to the preview, and to the form with this theme. */
export const themeQuery = (typed: TypedTheme): string =>
  new URLSearchParams(
    names.flatMap((name) => (typed[name] === '' ? [] : [[name, typed[name]] as [string, string]])),
  ).toString();
