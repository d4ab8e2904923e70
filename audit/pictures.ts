import type { Page } from '@playwright/test';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
  'base64',
);

/** Layout never depends on a picture's bytes; a look at something else need not wait for them. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\/api\/image\/.*[?&]w=/, (route) =>
    route.fulfill({ contentType: 'image/png', body: onePixel }),
  );
}
