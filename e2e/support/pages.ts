import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../../audit/checks/axe.ts';

export { listenForComplaints } from '../../audit/checks/complaints.ts';
export { withoutPictures } from '../../audit/pictures.ts';

export const diwali = '/SubGallery?id=lfis-diwali-2026';

export async function expectNoAxeFindings(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** The album's photos, once a click on one opens the viewer. */
export async function photosOf(page: Page, album = diwali): Promise<Locator> {
  await page.goto(album);
  const island = page.locator('[data-island="photo-grid"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake');
  return island.getByRole('listitem').getByRole('link');
}

/**
 * A tab that comes quickly is still about:blank to the driver, and whatever is intercepted in it waits for ever: it says
 * itself where it is.
 */
export async function expectTabAt(tab: Page, address: string): Promise<void> {
  await expect(async () => {
    expect(await tab.evaluate(() => window.location.href)).toBe(address);
  }).toPass({ timeout: 20_000 });
}

/** A press before the scripts have taken over a form of the studio is a plain form's, or nothing. */
export const waitForFormScripts = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  );
