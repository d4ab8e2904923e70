/**
 * The colours of a site by purpose. Every pairing that the pages use is listed in `pairings.ts`, and is
 * readable.
 */
export interface Palette {
  /** Large backgrounds: header, banner, gateway, footer. */
  wall: string;
  onWall: string;
  /** Text on every light background, and small dark backgrounds. */
  ink: string;
  deep: string;
  /** The only accent: actions, lines, hovered elements on the wall. */
  accent: string;
  onAccent: string;
  /** A light background in the accent's hue. */
  soft: string;
  /** For elements that differ from both: rooms, dates, marks, focus rings. */
  second: string;
  secondDeep: string;
  paper: string;
  sand: string;
  /** Thin lines. */
  line: string;
  /** The border of form fields. */
  edge: string;
  quiet: string;
  /** The focus ring on `secondDeep` and over photos. */
  ringOnDark: string;
  wrong: string;
  wrongDeep: string;
  done: string;
  doneDeep: string;
}

export const paletteNames = [
  'marigold',
  'neem',
  'gulmohar',
  'jamun',
  'river',
  'slate',
  'terracotta',
  'chalk',
] as const;
export type PaletteName = (typeof paletteNames)[number];

/** An error is red and a success is green, whatever colours a school has. */
export const signals = { wrong: '#b3261e', wrongDeep: '#96150f', done: '#2f7d57', doneDeep: '#1c573b' };

export const palettes: Record<PaletteName, Palette> = {
  /** The style sheets' values, for drawings that cannot use them. */
  marigold: {
    wall: '#1f2a5c',
    onWall: '#fffaf0',
    ink: '#1f2a5c',
    deep: '#141c42',
    accent: '#f2a51f',
    onAccent: '#141c42',
    soft: '#ffe0a3',
    second: '#b5532f',
    secondDeep: '#8f3d1f',
    paper: '#fffaf0',
    sand: '#f3e6cf',
    line: '#d9c49b',
    edge: '#8d7a52',
    quiet: '#4a5280',
    ringOnDark: '#f2a51f',
    wrong: '#b5532f',
    wrongDeep: '#8f3d1f',
    done: '#2f7d57',
    doneDeep: '#1f5c3f',
  },
  neem: {
    wall: '#14432f',
    onWall: '#f6fbf2',
    ink: '#14432f',
    deep: '#0c2a1d',
    accent: '#cfe36b',
    onAccent: '#10301f',
    soft: '#eaf3bd',
    second: '#8a4b23',
    secondDeep: '#6b3817',
    paper: '#f8fbf3',
    sand: '#e3eed6',
    line: '#bccdb2',
    edge: '#6f8c76',
    quiet: '#415d51',
    ringOnDark: '#cfe36b',
    ...signals,
  },
  gulmohar: {
    wall: '#8e1f1b',
    onWall: '#fff6ef',
    ink: '#6b1613',
    deep: '#420e0c',
    accent: '#ffc98a',
    onAccent: '#4a0f0d',
    soft: '#ffe7cb',
    second: '#2c5d63',
    secondDeep: '#21464a',
    paper: '#fff8f2',
    sand: '#f9e2d3',
    line: '#e0bdab',
    edge: '#a8766a',
    quiet: '#744341',
    ringOnDark: '#ffc98a',
    ...signals,
  },
  jamun: {
    wall: '#3d1a56',
    onWall: '#fdf7ff',
    ink: '#3d1a56',
    deep: '#261035',
    accent: '#f39ac0',
    onAccent: '#2a0f3d',
    soft: '#fbdce9',
    second: '#1c6b68',
    secondDeep: '#124c4a',
    paper: '#fdf9ff',
    sand: '#eee2f4',
    line: '#cfbcd9',
    edge: '#8b74a0',
    quiet: '#594568',
    ringOnDark: '#f39ac0',
    ...signals,
  },
  river: {
    wall: '#0d4f6e',
    onWall: '#f3fbfd',
    ink: '#0b3f58',
    deep: '#072737',
    accent: '#ffad84',
    onAccent: '#3a1606',
    soft: '#ffdfce',
    second: '#1f6b4e',
    secondDeep: '#164d38',
    paper: '#f6fbfc',
    sand: '#dcedf1',
    line: '#b0cbd3',
    edge: '#668b99',
    quiet: '#3c5a69',
    ringOnDark: '#ffad84',
    ...signals,
  },
  slate: {
    wall: '#263038',
    onWall: '#f5f7f7',
    ink: '#263038',
    deep: '#161c21',
    accent: '#7fd4b4',
    onAccent: '#0f2a22',
    soft: '#cdefe2',
    second: '#a1482a',
    secondDeep: '#79331b',
    paper: '#fafaf8',
    sand: '#e6eae8',
    line: '#c1c8c6',
    edge: '#7b8487',
    quiet: '#4c5256',
    ringOnDark: '#7fd4b4',
    ...signals,
  },
  terracotta: {
    wall: '#6f3018',
    onWall: '#fff7ee',
    ink: '#55230f',
    deep: '#351609',
    accent: '#f3c48d',
    onAccent: '#3f1a0b',
    soft: '#fbe6cb',
    second: '#2a4d69',
    secondDeep: '#1f3b52',
    paper: '#fffaf4',
    sand: '#f5e3d0',
    line: '#dabfa4',
    edge: '#9a7862',
    quiet: '#674a3e',
    ringOnDark: '#f3c48d',
    ...signals,
  },
  /** The one with a light wall: dark text, and a dark accent. */
  chalk: {
    wall: '#faf3e6',
    onWall: '#3a1420',
    ink: '#3a1420',
    deep: '#240c14',
    accent: '#a3123f',
    onAccent: '#ffffff',
    soft: '#f6d9e0',
    second: '#1f5a6b',
    secondDeep: '#174450',
    paper: '#ffffff',
    sand: '#f3eadb',
    line: '#d9cbb8',
    edge: '#8d7877',
    quiet: '#574148',
    ringOnDark: '#ffffff',
    ...signals,
  },
};
