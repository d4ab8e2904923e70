import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { openSampleSite } from './site.ts';

type SampleSite = Awaited<ReturnType<typeof openSampleSite>>;

/** Opens the site and a browser, and cleans up afterwards, even when interrupted. */
export async function onSampleSite(
  work: (site: SampleSite, browser: Browser) => Promise<void>,
): Promise<void> {
  const site = await openSampleSite();
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await site.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    await work(site, browser);
  } finally {
    await close();
  }
}
