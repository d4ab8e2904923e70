import type { Page } from '@playwright/test';

/** Names the elements that make the page scroll sideways. */
export function widthFinding(page: Page, width: number): Promise<string | undefined> {
  return page.evaluate((width) => {
    const needed = document.documentElement.scrollWidth;
    if (needed <= width) return undefined;
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right >= needed - 1,
    );
    const tag = widest ? widest.cloneNode(false) : undefined;
    return `needs ${needed} px at ${width}: ${tag instanceof Element ? tag.outerHTML.slice(0, 160) : ''}`;
  }, width);
}
