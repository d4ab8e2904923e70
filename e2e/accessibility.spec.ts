import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const addresses = [
  '/',
  '/Gallery',
  '/Gallery?year=1999',
  '/SubGallery?id=lfis-diwali-2026',
  '/api/docs',
  '/no-such-page',
];

for (const width of [360, 1440]) {
  for (const address of addresses) {
    test(`axe finds nothing on ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  }
}
