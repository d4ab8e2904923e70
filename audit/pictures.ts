import type { Page } from '@playwright/test';

const answer = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/png' }],
  // One pixel.
  body: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/q842iQAAAABJRU5ErkJggg==',
};

/**
 * Layout never depends on a picture's bytes; a look at something else need not wait for them. Only the pictures are
 * held up for it: Playwright's own way holds up everything, and keeps nothing from one page for the next.
 */
export async function withoutPictures(page: Page, isOffline = () => false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answered = isOffline()
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      : session.send('Fetch.fulfillRequest', { requestId, ...answer });
    // A page that was left meanwhile wants it no longer.
    answered.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/image/*\\?*w=*' }] });
}
