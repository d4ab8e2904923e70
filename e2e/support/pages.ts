import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

export const diwali = '/SubGallery?id=lfis-diwali-2026';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
  'base64',
);

/** Layout never depends on a picture's bytes; a journey about something else need not wait for them. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\/api\/image\/.*[?&]w=/, (route) =>
    route.fulfill({ contentType: 'image/png', body: onePixel }),
  );
}

/** Everything the browser complains about from now on, blocked content included. */
export async function listenForComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`blocked by the policy: ${event.violatedDirective} ${event.blockedURI}`));
    });
  });
  return complaints;
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** The album's photos, once a click on one opens the viewer. */
export async function photosOf(page: Page, album = diwali): Promise<Locator> {
  await page.goto(album);
  const island = page.locator('[data-island="photo-grid"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-awake');
  return island.getByRole('listitem').getByRole('link');
}
