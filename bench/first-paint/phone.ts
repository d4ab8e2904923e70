import type { Browser } from '@playwright/test';

export interface Connection {
  name: string;
  latency: number;
  bitsASecond: number;
}

/**
 * The slow connection that is typical for a phone, and the one that Lighthouse simulates, both really
 * throttled.
 */
export const CONNECTIONS: Connection[] = [
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bitsASecond: 1_638_400 },
  { name: '562 ms, 1.47 Mbit/s', latency: 562.5, bitsASecond: 1_474_560 },
];

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};
const SLOW_PROCESSOR = 4;

/** A visitor with an empty cache, on a cheap phone with this connection. */
export async function visit(browser: Browser, connection: Connection) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.latency,
    downloadThroughput: connection.bitsASecond / 8,
    uploadThroughput: connection.bitsASecond / 16,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  return { page, context };
}
