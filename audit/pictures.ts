import type { Page } from '@playwright/test';

const answer = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/png' }],
  // One pixel.
  body: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
};

/**
 * Layout does not depend on the bytes of pictures, so checks of other things need not wait for them. Only
 * pictures are intercepted: Playwright's own interception affects all requests and disables the cache.
 */
export async function withoutPictures(page: Page, isOffline = () => false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = isOffline()
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      : session.send('Fetch.fulfillRequest', { requestId, ...answer });
    // The page was left in the meantime and no longer needs it.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/image/*\\?*w=*' }] });
}
