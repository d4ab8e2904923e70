import { expect, test } from '@playwright/test';
import { contrast } from '../app/core/contrast.ts';
import { asHex } from './support/colours.ts';
import { diwali } from './support/pages.ts';

test.beforeEach(({ page }) => page.route(/\/api\/image\//, (route) => route.abort()));

const locations = {
  'in the hero': { address: '/', within: '[data-island="hero-slider"]' },
  'of a notice': { address: '/', within: '#notifications li' },
  'on a tile of an album': { address: diwali, within: '[data-island="photo-grid"]' },
  'of a room': { address: '/ComputerLab', within: '[data-island="photo-grid"]' },
};

for (const [location, { address, within }] of Object.entries(locations))
  test(`the alternative text of a picture that did not load is readable ${location}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const picture = page.locator(`${within} picture img`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toHaveAttribute('alt', /\w{3}/);
    const seen = await picture.evaluate((img: HTMLImageElement) => {
      const { content, color, backgroundColor, position } = getComputedStyle(img, '::after');
      const frame = img.closest('span')!.getBoundingClientRect();
      return {
        says: content.includes(img.alt),
        position,
        colours: [color, backgroundColor],
        // Text in the middle of a box that extends out of its frame would be clipped.
        beyond: Math.round(img.getBoundingClientRect().height - frame.height),
      };
    });
    expect(seen).toMatchObject({ says: true, position: 'absolute', beyond: 0 });
    const [letters, ground] = seen.colours.map(asHex);
    expect(contrast(letters!, ground!)).toBeGreaterThan(4.5);
  });
