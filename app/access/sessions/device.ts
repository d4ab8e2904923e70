/** A browser in plain words, from what it says of itself: 'Chrome on Android'. Good enough to know one's own. */
export function deviceOf(userAgent: string): string {
  const browser = first(userAgent, browsers);
  const system = first(userAgent, systems);
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
