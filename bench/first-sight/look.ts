import type { Browser } from '@playwright/test';

export interface Line {
  name: string;
  latency: number;
  bitsASecond: number;
}

/** A phone's usual slow line, and the one that Lighthouse reckons with, here for real. */
export const LINES: Line[] = [
  { name: '150 ms, 1.6 Mbit/s', latency: 150, bitsASecond: 1_638_400 },
  { name: '562 ms, 1.47 Mbit/s', latency: 562.5, bitsASecond: 1_474_560 },
];

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};
const SLOW_PROCESSOR = 4;

/** In milliseconds since the address was asked for. */
export interface Sight {
  first: number;
  largest: number;
}

/** A first visit: nothing is kept from another. */
export async function lookAt(browser: Browser, url: string, line: Line): Promise<Sight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bitsASecond / 8,
    uploadThroughput: line.bitsASecond / 16,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  await page.goto(url, { waitUntil: 'load' });
  const sight = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((told) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        new PerformanceObserver((list) => {
          told({ first, largest: list.getEntries().at(-1)!.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return sight;
}
