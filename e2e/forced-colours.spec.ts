import { expect, test } from '@playwright/test';
import { contrast } from '../app/core/contrast.ts';
import { asHex } from './support/colours.ts';
import { withoutPictures } from './support/pages.ts';

/** A visitor with their own system colours, dark letters on a light background. */
test.beforeEach(async ({ page }) => {
  await withoutPictures(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
});

test('the logo keeps the dark background it is drawn for', async ({ page }) => {
  await page.goto('/Privacy');
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(landmark).getByRole('img', { name: /^LFIS/ }).first();
    await expect(logo).toHaveCSS('background-color', 'rgb(31, 42, 92)');
  }
});

test('the current one of the hero’s dots is marked', async ({ page }) => {
  await page.goto('/');
  const dots = page.getByRole('group', { name: 'Choose a picture' });
  await expect(dots.locator('[aria-current]')).toHaveCount(1);
  const [fill, ground] = await dots
    .locator('[aria-current]')
    .evaluate((dot) => [
      getComputedStyle(dot, '::before').backgroundColor,
      getComputedStyle(dot.closest('[role="group"]')!.parentElement!).backgroundColor,
    ]);
  expect(contrast(asHex(fill!), asHex(ground!))).toBeGreaterThan(3);
});
