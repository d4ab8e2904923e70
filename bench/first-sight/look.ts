import type { Browser } from '@playwright/test';
import { type Line, visit } from './phone.ts';

/** In milliseconds since the address was asked for. */
export interface Sight {
  first: number;
  largest: number;
}

/** A first visit: nothing is kept from another. */
export async function lookAt(browser: Browser, url: string, line: Line): Promise<Sight> {
  const { page, context } = await visit(browser, line);
  await page.goto(url, { waitUntil: 'load' });
  // A page may have loaded before it is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
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
