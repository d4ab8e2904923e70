import { contrast } from '#app/core/contrast.ts';
import { failing, type Measured, mixed } from './pairings.ts';
import { type Palette, signals } from './palettes.ts';

/** A school's own two, as `#rrggbb`: for large backgrounds, and for buttons and links. */
export interface OwnColours {
  wall: string;
  accent: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** '#1F2A5C' and '1f2a5c' are the same colour; undefined for anything but six digits. */
export function readColour(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

/** The whole palette derived from two colours, or its first unreadable pairing. */
export function paletteOf(own: OwnColours): { palette: Palette } | { unreadable: Measured } {
  const palette = derived(own);
  const unreadable = failing(palette);
  return unreadable ? { unreadable } : { palette };
}

function derived({ wall, accent }: OwnColours): Palette {
  const isDark = contrast(wall, WHITE) >= contrast(wall, BLACK);
  const [dark, light] = contrast(wall, WHITE) >= contrast(accent, WHITE) ? [wall, accent] : [accent, wall];
  const sand = mixed(WHITE, isDark ? mixed(wall, accent, 0.6) : light, isDark ? 0.17 : 0.5);
  const readable = lighterUntil(sand, dark);
  const paper = mixed(WHITE, readable, 0.25);
  const ink = darkerUntil(dark, readable, 8);
  const deep = mixed(ink, BLACK, 0.4);
  const second = darkerUntil(isDark ? accent : mixed(light, dark, 0.5), readable, 5);
  return {
    wall,
    onWall: isDark ? paper : ink,
    ink,
    deep,
    accent,
    onAccent: contrast(accent, deep) >= contrast(accent, WHITE) ? deep : WHITE,
    soft: mixed(WHITE, accent, contrast(accent, WHITE) > 4.5 ? 0.16 : 0.38),
    second,
    secondDeep: mixed(second, BLACK, 0.28),
    paper,
    sand: readable,
    line: mixed(readable, ink, 0.18),
    edge: darkerUntil(mixed(readable, ink, 0.45), readable, 3.1),
    quiet: darkerUntil(mixed(ink, '#808080', 0.4), readable, 5),
    ringOnDark: contrast(accent, mixed(second, BLACK, 0.28)) >= 3.2 && isDark ? accent : WHITE,
    ...signals,
  };
}

/** Darkens no more than necessary. */
function darkerUntil(colour: string, ground: string, least: number): string {
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mixed(colour, BLACK, part);
    if (contrast(tried, ground) >= least) return tried;
  }
  return BLACK;
}

/** A background light enough for all text on it. */
function lighterUntil(sand: string, dark: string): string {
  for (let part = 0; part < 1; part += 0.05) {
    const tried = mixed(sand, WHITE, part);
    if (contrast(tried, BLACK) >= 15.5 && contrast(tried, signals.doneDeep) >= 6) return tried;
  }
  return mixed(WHITE, dark, 0.04);
}
