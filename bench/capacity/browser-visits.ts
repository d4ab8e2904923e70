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
    const readVisit = async () => {
      for (const path of PAGES) {
        await page.goto(site + path, { waitUntil: 'load' });
        for (let screen = 0; screen < 40; screen++) {
          await page.mouse.wheel(0, 700);
          await page.waitForTimeout(60);
          if (await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)) break;
        }
        await page.waitForLoadState('networkidle');
      }
      const visit = sent;
      sent = { kb: 0, assets: 0, images: 0 };
      return visit;
    };
    const first = await readVisit();
    return { first, next: await readVisit() };
  } finally {
    await browser.close();
  }
}
