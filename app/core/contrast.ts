/** The contrast of two colours as in WCAG 2: 1 for the same, 21 for black on white. Colours as '#1f2a5c'. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The same colour as a black-and-white printer prints it. */
export function inGrey(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const grey = Math.round(0.299 * red! + 0.587 * green! + 0.114 * blue!);
  return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) throw new RangeError(`not a colour: ${colour}`);
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(parseInt(full.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
