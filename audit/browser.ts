import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { LEFT_OFF } from './checks/left-off.ts';

/** How every browser of the project's checks is started. */
export const browserOptions = {
  executablePath: ensureProgram('browser'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // One process for a page and its frames: with two, the frame sometimes never learns its size.
    '--disable-site-isolation-trials',
    // On a connection that seems slow, as on a busy machine, lazy pictures are loaded from further below.
    '--force-effective-connection-type=4G',
    // The headless shell ignores that flag and treats every connection as unknown.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    `--disable-features=${LEFT_OFF.join()}`,
  ],
};

export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...more] });

/** A page with an empty cache, as on a phone by default. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, ...options });
  // Pictures are rendered on first request and the machine may be busy, so slow does not mean wrong.
  page.setDefaultTimeout(PATIENCE);
  return page;
}

const PATIENCE = 120_000;

/** A typical phone, on which the first load of a page is weighed. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  locale: 'en-IN',
  // No animations during the checks.
  reducedMotion: 'reduce',
};
