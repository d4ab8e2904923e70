export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** A browser by its names, from what it says of itself. Good enough to know one's own. */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(userAgent, browsers),
  system: first(userAgent, systems),
});

/** As the record of what was done calls it: 'Chrome on Android'. */
export function nameOfDevice({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
}

// In this order: nearly every browser also says that it is Safari, and many that they are Chrome.
const browsers: [name: string, says: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

const systems: [name: string, says: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Chromebook', /CrOS/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
];

const first = (userAgent: string, list: [name: string, says: RegExp][]) =>
  list.find(([, says]) => says.test(userAgent))?.[0];
