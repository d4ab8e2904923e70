import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from './pages.ts';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1440, height: 900 };

/** At both widths: nothing for axe, nothing beside the screen. */
export async function expectFine(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
}
