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
  await expect(island).toHaveAttribute('data-hydrated');
  return island.getByRole('listitem').getByRole('link');
}

/**
 * The driver may still report a tab that opened quickly as about:blank, and intercepted requests in it wait
 * for ever, so the tab itself is asked for its address.
 */
export async function expectTabAt(tab: Page, address: string): Promise<void> {
  await expect(async () => {
    expect(await tab.evaluate(() => window.location.href)).toBe(address);
  }).toPass({ timeout: 20_000 });
}

/** A press before a studio form is hydrated submits a plain form, or does nothing. */
export const waitForFormScripts = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  );

/** As on a slow connection: the page's scripts come when the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
