import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from './pages.ts';

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1440, height: 900 };

/** The widths that axe checks; a short run only checks a phone's, on which the office mostly works. */
const AXE_AT = process.env.TEST_TIER ? [PHONE] : [WIDE, PHONE];

/** The same with the whole page in view, so that nothing is half under a bar at the screen's edge. */
export async function expectAllFine(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    const { width } = size;
    await page.setViewportSize({ width, height: PHONE.height });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    if (AXE_AT.includes(size)) await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize(PHONE);
}

/** At both widths: no axe findings, nothing outside the screen. */
export async function expectFine(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    if (AXE_AT.includes(size)) await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
}
