import { shortHash } from '#app/core/text/short-hash.ts';
import { type GatewayName, gatewayNames } from './gateways.ts';
import { type TypefaceName, typefaceNames } from './typefaces.ts';
import { type OwnColours, paletteOf, readColour } from './own-colours.ts';
import { type Palette, type PaletteName, paletteNames, palettes } from './palettes.ts';

/** The office's choice: colours by name or the school's own two, the shape of the gateway, a pair of fonts. */
export interface Theme {
  colours: PaletteName | OwnColours;
  gateway: GatewayName;
  letters: TypefaceName;
}

/** The identity of a site: its theme, its logo, and the letter in the gateway if there is no logo. */
export interface Identity {
  theme: Theme;
  palette: Palette;
  logo: { path: string; width: number; height: number } | null;
  initial: string;
}

export const defaultTheme: Theme = { colours: 'marigold', gateway: 'cusped', letters: 'carved' };

export const identityOf = (
  theme: Theme = defaultTheme,
  { logo = null, initial = 'L' }: Partial<Pick<Identity, 'logo' | 'initial'>> = {},
): Identity => ({ theme, palette: paletteOfTheme(theme), logo, initial });

/**
 * A stored theme has passed the checks once; if the rules have become stricter since, the site uses the first
 * palette.
 */
export function paletteOfTheme({ colours }: Theme): Palette {
  if (typeof colours === 'string') return palettes[colours];
  const made = paletteOf(colours);
  return 'palette' in made ? made.palette : palettes.marigold;
}

/** The parsed theme, or undefined if any part of it is invalid. All external input is parsed here. */
export function readTheme(value: unknown): Theme | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colours, gateway, letters } = value as Record<string, unknown>;
  const read = readColours(colours);
  if (!read || !isOneOf(gatewayNames, gateway) || !isOneOf(typefaceNames, letters)) return undefined;
  return { colours: read, gateway, letters };
}

/** In the format of its form and its content item: the school's own two colours in separate fields. */
export const readThemeTexts = ({
  colours,
  wall,
  accent,
  ...rest
}: Partial<Record<'colours' | 'wall' | 'accent' | 'gateway' | 'letters', string>>): Theme | undefined =>
  readTheme({ ...rest, colours: colours === 'own' ? { wall, accent } : colours });

function readColours(value: unknown): Theme['colours'] | undefined {
  if (isOneOf(paletteNames, value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { wall, accent } = value as Record<string, unknown>;
  const both = [wall, accent].map((colour) => (typeof colour === 'string' ? readColour(colour) : undefined));
  return both[0] && both[1] ? { wall: both[0], accent: both[1] } : undefined;
}

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  typeof value === 'string' && (names as readonly string[]).includes(value);

export const isDefaultTheme = (theme: Theme): boolean => themeKey(theme) === themeKey(defaultTheme);

/** The same for equal themes: for addresses, and for comparisons. */
export const themeKey = ({ colours, gateway, letters }: Theme): string =>
  [typeof colours === 'string' ? colours : colours.wall + colours.accent, gateway, letters].join(' ');

/** A card depends on the theme only; cards of the default theme keep their address. */
export const cardVersion = ({ theme }: Identity): string | undefined =>
  isDefaultTheme(theme) ? undefined : themeKey(theme);

/** Part of the addresses of its drawings, so that browsers load the new ones. */
export const identityVersion = ({ theme, logo, initial }: Identity): string =>
  shortHash(JSON.stringify([themeKey(theme), logo?.path, initial]));
