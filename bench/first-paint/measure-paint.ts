import type { Browser } from '@playwright/test';
import { type Connection, visit } from './phone.ts';

/** In milliseconds since the address was asked for. */
export interface PaintTimes {
  first: number;
  largest: number;
}

/** A first visit: nothing is kept from another. */
export async function measurePaint(
  browser: Browser,
  url: string,
  connection: Connection,
): Promise<PaintTimes> {
  const { page, context } = await visit(browser, connection);
  await page.goto(url, { waitUntil: 'load' });
  // A page may have loaded before it is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const times = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        new PerformanceObserver((list) => {
          resolve({ first, largest: list.getEntries().at(-1)!.startTime });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return times;
}
