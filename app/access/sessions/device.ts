export interface Device {
  browser: string | undefined;
  system: string | undefined;
}

/** Browser and system, from the user agent. Exact enough to recognise one's own devices. */
export const deviceOf = (userAgent: string): Device => ({
  browser: first(userAgent, browsers),
  system: first(userAgent, systems),
});

/** As the audit log names it: 'Chrome on Android'. */
export function nameOfDevice({ browser, system }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'An unknown device';
}

// The order matters: nearly every browser also claims to be Safari, and many claim to be Chrome.
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
