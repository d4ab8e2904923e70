import type { Browser, Page } from '@playwright/test';
import { launchBrowser, openPage } from '../../audit/browser.ts';

const PAGES = ['/', '/Gallery', '/SubGallery?id=lfis-annual-day-2025'];

interface Sent {
  kb: number;
  assets: number;
  images: number;
}

/** The bytes that a phone loads when it views the home page, the gallery and an album to their ends, twice. */
export async function weighVisits(site: string): Promise<{ first: Sent; next: Sent }> {
  const browser = await launchBrowser();
  try {
    await readUntilPicturesAreMade(browser, site);
    const page = await openPage(browser);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    let sent: Sent = { kb: 0, assets: 0, images: 0 };
    const kinds = new Map<string, string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      // From the browser's own cache: no request.
      if (encodedDataLength === 0) return;
      sent.kb += encodedDataLength / 1000;
      const kind = kinds.get(requestId);
      if (kind === 'Image') sent.images += 1;
      else if (kind !== 'Document') sent.assets += 1;
    });
    const weighed = async () => {
      await readVisit(page, site);
      const visit = sent;
      sent = { kb: 0, assets: 0, images: 0 };
      return visit;
    };
    const first = await weighed();
    return { first, next: await weighed() };
  } finally {
    await browser.close();
  }
}

/**
 * On a new site the first visitors get other files in place of pictures that are still being made, and no browser
 * keeps those.
 */
async function readUntilPicturesAreMade(browser: Browser, site: string): Promise<void> {
  const page = await openPage(browser);
  let notYetMade = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/image/') && response.headers()['cache-control'] === 'no-store')
      notYetMade += 1;
  });
  for (let visit = 0; visit < MAX_VISITS; visit++) {
    notYetMade = 0;
    await readVisit(page, site);
    if (notYetMade === 0) return page.close();
    await page.waitForTimeout(1000);
  }
  throw new Error(`${notYetMade} pictures were still being made in visit ${MAX_VISITS}`);
}

const MAX_VISITS = 30;

async function readVisit(page: Page, site: string): Promise<void> {
  for (const path of PAGES) {
    await page.goto(site + path, { waitUntil: 'load' });
    for (let screen = 0; screen < 40; screen++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
      if (await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)) break;
    }
    await page.waitForLoadState('networkidle');
  }
}
