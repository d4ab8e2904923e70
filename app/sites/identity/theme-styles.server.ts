import baloo from '#app/ui/fonts/baloo.woff2?url';
import balooDevanagari from '#app/ui/fonts/baloo-devanagari.woff2?url';
import hind400 from '#app/ui/fonts/hind-400.woff2?url';
import hind600 from '#app/ui/fonts/hind-600.woff2?url';
import tiro from '#app/ui/fonts/tiro.woff2?url';
import tiroDevanagari from '#app/ui/fonts/tiro-devanagari.woff2?url';
import { type GatewayName, gateways } from './gateways.ts';
import type { Identity, Theme } from './identity.ts';
import { defaultTheme, themeKey } from './identity.ts';
import type { TypefaceName } from './typefaces.ts';
import type { Palette } from './palettes.ts';

/**
 * The small style sheet of a theme: its differences from the default one. It follows the page's own styles,
 * so that other colours are never visible; a school with the default theme has none.
 * It contains no user input: colours are six digits each (`readColour`), everything else is chosen by name.
 */
export function themeStyles({ theme, palette }: Pick<Identity, 'theme' | 'palette'>): string {
  const key = themeKey(theme);
  const css = written.get(key) ?? write(theme, palette);
  // Trying out colours can create any number of themes.
  if (written.size >= MAX_KEPT) written.clear();
  written.set(key, css);
  return css;
}

const MAX_KEPT = 50;
const written = new Map<string, string>();

function write({ colours, gateway, letters }: Theme, palette: Palette): string {
  const tokens = {
    ...(colours !== defaultTheme.colours && colourTokens(palette)),
    ...(gateway !== defaultTheme.gateway && gatewayTokens(gateway, palette)),
    ...(gateway === defaultTheme.gateway &&
      colours !== defaultTheme.colours && { 'arch-line': archLine(gateway, palette) }),
    ...letterTokens[letters],
  };
  const all = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  const root = all.length > 0 ? `@layer tokens{:root:root{${all.join(';')}}}` : '';
  return faceRules[letters] + root + gatewayRules[gateway];
}

const colourTokens = (of: Palette) => ({
  wall: of.wall,
  'on-wall': of.onWall,
  indigo: of.ink,
  'indigo-deep': of.deep,
  marigold: of.accent,
  'on-accent': of.onAccent,
  'ink-on-accent': of.onAccent,
  'dot-on-accent': of.onAccent,
  'marigold-soft': of.soft,
  brick: of.second,
  'brick-deep': of.secondDeep,
  paper: of.paper,
  sand: of.sand,
  line: of.line,
  edge: of.edge,
  quiet: of.quiet,
  'ring-on-dark': of.ringOnDark,
  wrong: of.wrong,
  'wrong-deep': of.wrongDeep,
  leaf: of.done,
  'leaf-deep': of.doneDeep,
  veil: `${of.deep}c7`,
});

const gatewayTokens = (name: GatewayName, palette: Palette) => ({
  arch: crownMask(name),
  crown: gateways[name].crown,
  'arch-line': archLine(name, palette),
});

/**
 * Only the crown, as `ui/marks/arch.svg` is for the first gateway. An opening without one is a plain
 * rectangle.
 */
function crownMask(name: GatewayName): string {
  const { crown, over } = gateways[name];
  if (crown === 0) return 'linear-gradient(#000 0 0)';
  return drawing(`viewBox='0 0 1000 ${crown * 1000}'`, `<path d='${over}Z'/>`);
}

const LINES: Record<GatewayName, string> = {
  cusped:
    'M0 72V60A10.7 10.7 0 0 1 5.7 50.5A10.7 10.7 0 0 1 16.1 35.2A10.7 10.7 0 0 1 30.3 25.9A10.7 10.7 0 0 1 45.5 20.4A10.7 10.7 0 0 1 63.1 18.9C65.5 5.7 76.2 3.8 80 0C83.8 3.8 94.5 5.7 96.9 18.9A10.7 10.7 0 0 1 114.5 20.4A10.7 10.7 0 0 1 129.7 25.9A10.7 10.7 0 0 1 143.9 35.2A10.7 10.7 0 0 1 154.3 50.5A10.7 10.7 0 0 1 160 60V72',
  pointed: 'M0 72V52C0 34 34 28 80 1C126 28 160 34 160 52V72',
  round: 'M0 72V46C0 4 40 2 80 2C120 2 160 4 160 46V72',
  plain: 'M0 70H160',
};

/** Around the open item of the menu; it stretches with the item, but its line width does not. */
const archLine = (name: GatewayName, { accent }: Palette) =>
  drawing(
    `viewBox='-1 -1 162 73' preserveAspectRatio='none'`,
    `<path d='${LINES[name]}' fill='none' stroke='${accent}' stroke-width='${name === 'plain' ? 4 : 1.5}' vector-effect='non-scaling-stroke'/>`,
  );

const drawing = (head: string, body: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' ${head}>${body}</svg>`.replaceAll(/[#<>]/g, encodeURIComponent)}")`;

/** Values without a token: the edge of the footer, and the corners of buttons. */
const gatewayRules: Record<GatewayName, string> = {
  cusped: '',
  pointed:
    '@layer looks{body>footer{background:conic-gradient(from 315deg at 50% 100%,var(--above,var(--paper)) 90deg,#0000 0) center top/var(--lobe) calc(var(--lobe)*.5) repeat-x,var(--wall)}}',
  round: '@layer looks{.button{border-radius:9rem}}',
  plain:
    '@layer looks{body>footer{padding-block-start:var(--s8);background:linear-gradient(var(--marigold) 0 0) top/100% .875rem no-repeat,var(--wall)}}',
};

const letterTokens: Record<TypefaceName, Record<string, string>> = {
  carved: {},
  book: {
    display: `Tiro,'Tiro as Georgia','Tiro as Noto','Tiro as DejaVu',var(--hindi,var(--devanagari)),Georgia,serif`,
    sans: `Hind,'Hind as Arial','Hind as Roboto','Hind as DejaVu',var(--devanagari),system-ui,sans-serif`,
  },
  round: {
    display: `Baloo,'Baloo as Arial','Baloo as Roboto','Baloo as DejaVu',var(--hindi,var(--devanagari)),system-ui,sans-serif`,
    sans: `Mukta,'Mukta as Arial','Mukta as Roboto','Mukta as DejaVu',var(--devanagari),system-ui,sans-serif`,
  },
};

/** Headings of Hindi pages: see `ui/styles/tokens.css`. */
const hindiHeading = (family: string) => `@layer tokens{:root:root:lang(hi){--hindi:${family}}}`;

/** One weight of each heading font is used for all weights, so that the browser synthesises none. */
const heading = (family: string, url: string, more = '') =>
  `@font-face{font-family:"${family}";src:url(${url})format("woff2");font-weight:400 700;font-display:swap${more}}`;
const text = (family: string, weight: number, url: string) =>
  `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:${weight};font-display:optional}`;
const DEVANAGARI = ';unicode-range:U+900-97F,U+200C-200D,U+25CC';

/**
 * Fallback metrics for the device's own fonts, so that text hardly moves when ours load: see
 * `ui/styles/fonts.css`.
 */
const fallbacks = (family: string, sizes: [string, string, number, number, number][]) =>
  sizes
    .map(
      ([name, local, size, ascent, descent]) =>
        `@font-face{font-family:"${family} as ${name}";src:${local};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
    )
    .join('');

const SERIFS = {
  Georgia: 'local("Georgia"),local("Gelasio")',
  Noto: 'local("Noto Serif"),local("NotoSerif")',
  DejaVu: 'local("DejaVu Serif"),local("DejaVuSerif")',
};
const SANS = {
  Arial: 'local("Arial"),local("Liberation Sans")',
  Roboto: 'local("Roboto"),local("Roboto-Regular")',
  DejaVu: 'local("DejaVu Sans"),local("DejaVuSans")',
};

const faceRules: Record<TypefaceName, string> = {
  carved: '',
  book:
    heading('Tiro', tiro) +
    heading('Tiro Devanagari', tiroDevanagari, DEVANAGARI) +
    hindiHeading('"Tiro Devanagari"') +
    text('Hind', 400, hind400) +
    text('Hind', 600, hind600) +
    fallbacks('Tiro', [
      ['Georgia', SERIFS.Georgia, 105.2, 71.8, 23.3],
      ['Noto', SERIFS.Noto, 97.5, 77.5, 25.1],
      ['DejaVu', SERIFS.DejaVu, 90.2, 83.7, 27.2],
    ]) +
    fallbacks('Hind', [
      ['Arial', SANS.Arial, 96.4, 109.4, 56.6],
      ['Roboto', SANS.Roboto, 96.6, 109.2, 56.5],
      ['DejaVu', SANS.DejaVu, 83.8, 125.8, 65.1],
    ]),
  round:
    heading('Baloo', baloo) +
    heading('Baloo Devanagari', balooDevanagari, DEVANAGARI) +
    hindiHeading('"Baloo Devanagari"') +
    fallbacks('Baloo', [
      ['Arial', SANS.Arial, 99.3, 108.6, 52.8],
      ['Roboto', SANS.Roboto, 99.5, 108.3, 52.7],
      ['DejaVu', SANS.DejaVu, 86.3, 124.9, 60.7],
    ]),
};
