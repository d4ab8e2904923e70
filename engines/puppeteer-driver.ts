import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Driver, Key, Pointer } from './engine.ts';

const KEYS: Record<Key, KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  ArrowRight: 'ArrowRight',
  ArrowLeft: 'ArrowLeft',
  Space: 'Space',
  Backspace: 'Backspace',
};

/**
 * Expected messages: Chromium 109 on an attribute that is newer, a request for proof of work, and Firefox on
 * scripts that were loading when the page was left.
 */
const NO_FAULT = /^Found a 'popover' attribute|status of 428|error loading dynamically imported module/;

/** Chromium by its own protocol, Firefox by WebDriver BiDi: puppeteer speaks both. */
export async function drivePuppeteer(browser: Browser): Promise<Driver> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!NO_FAULT.test(String(error))) complaints.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_FAULT.test(message.text())) complaints.push(message.text());
  });
  const loaded = { waitUntil: 'load' } as const;

  async function point(x: number, y: number, pointer: Pointer): Promise<void> {
    if (pointer === 'touch') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  return {
    canTouch: true,
    async open(url) {
      // Also checked in the page: after following a link, Firefox sometimes does not report the new page.
      await page.evaluate(() => void Object.assign(window, { isLeft: true }));
      const stop = new AbortController();
      await Promise.any([page.goto(url, loaded), isThere(page, stop.signal)]).finally(() => stop.abort());
    },
    reload: async () => void (await page.reload(loaded)),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    async resize(width, height) {
      await page.setViewport({ width, height }).catch((error: unknown) => {
        // The size is set by then; Firefox's long-term release only lacks the screen orientation.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      });
    },
    evaluate: (expression) => page.evaluate(expression),
    point,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(KEYS[key]),
    async attach(selector, files) {
      const field = await page.waitForSelector(selector);
      await (field as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(...files);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}

/** Polled from here: puppeteer's own wait evaluates a string in the page, which our script policy forbids. */
async function isThere(page: Page, signal: AbortSignal): Promise<void> {
  const isLoaded = () =>
    page
      .evaluate(() => !('isLeft' in window) && document.readyState === 'complete')
      // A page that is just being left cannot be checked.
      .catch(() => false);
  while (!signal.aborted && !(await isLoaded())) await wait(40);
}

type Context = { newPage(): Promise<Page> };

/** A separate context: the method's name differs between versions of puppeteer. */
function newContext(browser: Browser): Promise<Context> {
  const any = browser as unknown as Record<string, (() => Promise<Context>) | undefined>;
  const create = any['createBrowserContext'] ?? any['createIncognitoBrowserContext'];
  return create!.call(browser);
}
