import type { ElementHandle, Page } from '@playwright/test';

export async function focusedElement(page: Page): Promise<ElementHandle<HTMLElement>> {
  return page.evaluateHandle(() => (document.activeElement as HTMLElement | null) ?? document.body);
}

export const nameOf = (element: ElementHandle<HTMLElement>) =>
  element.evaluate((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}"`;
  });

/** Whether the element is on the screen and looks different when focused. The focus stays where it is. */
export async function hasVisibleFocus(page: Page, element: ElementHandle<HTMLElement>): Promise<boolean> {
  // A skip link slides in, so wait for the transition.
  await element.evaluate((element) =>
    Promise.all(
      element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  return element.evaluate((element) => {
    if (element === document.body) return true;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const onScreen =
      bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width > 0 && height > 0;
    if (!onScreen || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
    if (boxShadow !== 'none') return true;
    const styleOf = () => {
      const { backgroundColor, color, borderColor, textDecorationLine } = getComputedStyle(element);
      return [backgroundColor, color, borderColor, textDecorationLine].join();
    };
    const focused = styleOf();
    element.blur();
    const blurred = styleOf();
    element.focus({ preventScroll: true });
    return focused !== blurred;
  });
}
