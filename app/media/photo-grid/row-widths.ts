/** The grid of `photo-grid.module.css` on a screen, in CSS pixels. */
interface Screen {
  screen: number;
  across: number;
  row: number;
  gap: number;
}

const gridOn = (screen: number): Screen => ({
  screen,
  across: Math.min(1344, screen - 2 * Math.max(20, screen * 0.045)),
  row: Math.min(224, Math.max(104, screen * 0.16)),
  gap: screen < 768 ? 6 : 10,
});

/** Of a last row, so much may be missing before it keeps its height. */
const MISSING = 0.25;

/** How wide each tile of these proportions becomes where a row is filled before the next one begins. */
function widthsOn({ across, row, gap }: Screen, ratios: readonly number[]): number[] {
  const rows: number[][] = [];
  let filled = Infinity;
  for (const ratio of ratios) {
    if (filled + gap + ratio * row > across) {
      rows.push([]);
      filled = -gap;
    }
    rows.at(-1)!.push(ratio);
    filled += gap + ratio * row;
  }
  const isShort = filled + gap + MISSING * across <= across;
  return rows.flatMap((tiles, at) => {
    const total = tiles.reduce((sum, ratio) => sum + ratio, 0);
    const high = (across - gap * (tiles.length - 1)) / total;
    return tiles.map((ratio) => ratio * (isShort && at === rows.length - 1 ? row : high));
  });
}

const PHONES = [360, 390, 412].map(gridOn);
const TABLETS = [768, 820, 1024, 1280].map(gridOn);
const DESKTOPS = [1440, 1536, 1920].map(gridOn);

/**
 * The `sizes` of each photo in rows of one height: its tile becomes as wide as the others in its row leave it, which
 * may be a third of a phone's screen or all of it. `ratios` are those of the tiles.
 */
export function rowSizes(ratios: readonly number[]): string[] {
  const widest = (screens: Screen[], unit: (screen: number) => number) => {
    const shares = screens.map((one) => widthsOn(one, ratios).map((width) => width / unit(one.screen)));
    return ratios.map((_, index) => Math.floor(Math.max(...shares.map((widths) => widths[index]!))));
  };
  const ofScreen = (screen: number) => screen / 100;
  const [phone, tablet] = [widest(PHONES, ofScreen), widest(TABLETS, ofScreen)];
  const desktop = widest(DESKTOPS, () => 16);
  return ratios.map(
    (_, index) =>
      `(min-width: 90rem) ${desktop[index]}rem, (min-width: 48rem) ${tablet[index]}vw, ${phone[index]}vw`,
  );
}
