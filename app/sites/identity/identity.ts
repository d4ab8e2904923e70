import { shortHash } from '#app/core/text/short-hash.ts';
import { type GatewayName, gatewayNames } from './gateways.ts';
import { type TypefaceName, typefaceNames } from './typefaces.ts';
import { type OwnColours, paletteOf, readColour } from './own-colours.ts';
import { type Palette, type PaletteName, paletteNames, palettes } from './palettes.ts';

/** What the office chooses: colours by name or the school's own two, the shape of the gateway, a pair of letters. */
export interface Theme {
  colours: PaletteName | OwnColours;
  gateway: GatewayName;
  letters: TypefaceName;
}

/** By what a site is known: its look, its logo, and the letter that stands in the gateway where there is none. */
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

/** Kept looks have passed once; should the rules have become stricter since, the site wears the first palette. */
export function paletteOfTheme({ colours }: Theme): Palette {
  if (typeof colours === 'string') return palettes[colours];
  const made = paletteOf(colours);
  return 'palette' in made ? made.palette : palettes.marigold;
}

/** What was chosen, or nothing where any part of it is none of ours. Whatever comes from outside comes through here. */
export function readTheme(value: unknown): Theme | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colours, gateway, letters } = value as Record<string, unknown>;
  const read = readColours(colours);
  if (!read || !isOneOf(gatewayNames, gateway) || !isOneOf(typefaceNames, letters)) return undefined;
  return { colours: read, gateway, letters };
}

/** As its form and its content item hold it: the school's own two colours in fields of their own. */
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

/** The same for the same look: for addresses, and to tell two apart. */
export const themeKey = ({ colours, gateway, letters }: Theme): string =>
  [typeof colours === 'string' ? colours : colours.wall + colours.accent, gateway, letters].join(' ');

/** A card shows the look alone; those of the first look stay where they are. */
export const cardVersion = ({ theme }: Identity): string | undefined =>
  isDefaultTheme(theme) ? undefined : themeKey(theme);

/** In the addresses of what is drawn of it, so that browsers take the new drawing. */
export const identityVersion = ({ theme, logo, initial }: Identity): string =>
  shortHash(JSON.stringify([themeKey(theme), logo?.path, initial]));
