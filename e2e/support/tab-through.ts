import { expect, type Page } from '@playwright/test';

/** More stops than any screen has: the long lists have some 150. */
const MOST = 300;

/** Through all of a page by Tab alone: each stop is seen, with a ring around it, and the last leads out again. */
export async function tabThrough(page: Page): Promise<void> {
  await page.evaluate(() => document.body.focus());
  const faults: string[] = [];
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'out';
      if (focused.matches('[data-tabbed]')) return 'again';
      focused.setAttribute('data-tabbed', '');
      // What is within has rings of its own.
      if (focused.tagName === 'IFRAME') return undefined;
      const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
      const isThere =
        width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      const isOutlined = (one: Element | null | undefined) =>
        one !== null && one !== undefined && getComputedStyle(one).outlineStyle !== 'none';
      // What is drawn for it may carry the ring: its frame, or what stands beside a field that is not drawn itself.
      const frame = focused.parentElement;
      const hasRing =
        getComputedStyle(focused).boxShadow !== 'none' ||
        [focused, focused.nextElementSibling, frame, frame?.parentElement].some(isOutlined);
      if (isThere && hasRing) return undefined;
      return `${isThere ? 'no ring' : 'out of sight'}: ${focused.outerHTML.slice(0, 160)}`;
    });
    if (stop === 'out' || stop === 'again') {
      expect(faults).toEqual([]);
      return;
    }
    if (stop) faults.push(stop);
  }
  throw new Error('Tab never leads out of it');
}
