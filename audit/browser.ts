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
    // One process for a page and what it frames: of two, the frame's sometimes never learns its size.
    '--disable-site-isolation-trials',
    // On a line that seems slow, as on a busy machine, lazy pictures are loaded from further below.
    '--force-effective-connection-type=4G',
    // The headless shell does not heed that, and takes every line for an unknown one.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    `--disable-features=${LEFT_OFF.join()}`,
  ],
};

export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ ...browserOptions, args: [...browserOptions.args, ...more] });

/** A page with an empty cache, as on a phone by default. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, ...options });
  // Pictures are rendered on first request, and the machine may be busy: slow is not wrong.
  page.setDefaultTimeout(PATIENCE);
  return page;
}

const PATIENCE = 120_000;

/** A usual phone: what a page weighs on its first load is measured on it. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  locale: 'en-IN',
  // Nothing turns while it is looked at.
  reducedMotion: 'reduce',
};
