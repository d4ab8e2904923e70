import type { Page } from '@playwright/test';

/** For `test.use`: a visitor without reduced motion, as most are. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** How much has moved without a user's action on the pages opened from now on, as the browser measures it. */
export async function watchMovement(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.moved);
}

declare global {
  interface Window {
    moved: number;
  }
}
