import type { Browser, ElementHandle, Page } from '@playwright/test';
import { openPage } from '../browser.ts';
import type { Finding } from '../finding.ts';
import { focusedElement, hasVisibleFocus, nameOf } from './focus.ts';
import { withoutPictures } from '../pictures.ts';
import { watchLoading } from '../settle.ts';

const FOCUSABLE = 'a[href], button, summary, input, select, [tabindex="0"]';
const OPENER = 'button, summary, [popovertarget], [aria-expanded]';

/**
 * Walks through the header's menu with the keyboard only, whatever its markup, on a wide screen and on a
 * phone.
 */
export async function walkMenu(browser: Browser, url: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const width of [1440, 360]) {
    const page = await openPage(browser, { viewport: { width, height: 800 } });
    await withoutPictures(page);
    const settled = watchLoading(page);
    await page.goto(url);
    await settled();
    // A dialog that opened automatically would keep the focus.
    await page.keyboard.press('Escape');
    const found = await walk(page);
    findings.push(
      ...found.map((what): Finding => ({
        check: 'keyboard',
        where: new URL(url).pathname,
        what: `at ${width} px: ${what}`,
      })),
    );
    await page.close();
  }
  return findings;
}

async function walk(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const header = await page.$('body > header, [role="banner"]');
  const menu = header && (await largestMenu(header));
  if (!header || !menu) return ['there is no header with a menu'];
  if (!(await isAnyShown(menu))) {
    const opener = await firstShown(header, `${OPENER}, a[href^="#"]`);
    if (!opener) return ['the menu is hidden, and nothing in the header opens it'];
    await reach(page, opener, findings);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    if (!(await isAnyShown(menu)))
      return [...findings, `Enter on ${await nameOf(opener)} does not open the menu`];
  }

  const items = await topItems(menu);
  if (items.length === 0) return [...findings, 'the menu has no items'];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const { control, panel } of items) {
    if (!(await reach(page, control, findings))) continue;
    if (panel) await tryDropdown(page, control, panel, findings);
  }
  return findings;
}

/** Enters a dropdown and leaves it. A link that also opens a menu opens on focus; a button needs Enter. */
async function tryDropdown(
  page: Page,
  control: ElementHandle<HTMLElement>,
  panel: ElementHandle<HTMLElement>,
  findings: string[],
): Promise<void> {
  const name = await nameOf(control);
  if (await control.evaluate((element, opener) => element.matches(opener) && element.tagName !== 'A', OPENER))
    await page.keyboard.press('Enter');
  await page.waitForTimeout(200);
  if (!(await isAnyShown(panel))) return void findings.push(`${name} does not open with the keyboard`);
  await page.keyboard.press('Tab');
  const inside = await focusedElement(page);
  if (!(await panel.evaluate((panel, inside) => panel.contains(inside), inside)))
    findings.push(`Tab does not go from ${name} into what it opened`);
  else if (!(await hasVisibleFocus(page, inside)))
    findings.push(`no visible focus on ${await nameOf(inside)}`);

  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  if (await isAnyShown(panel)) findings.push(`Escape does not close what ${name} opened`);
  const back = await focusedElement(page);
  if (!(await control.evaluate((control, back) => control === back, back)))
    findings.push(`after Escape the focus is not on ${name}, but on ${await nameOf(back)}`);
}

/** With Tab only, from the currently focused element. */
async function reach(page: Page, target: ElementHandle<HTMLElement>, findings: string[]): Promise<boolean> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (!(await hasVisibleFocus(page, focused)))
      findings.push(`no visible focus on ${await nameOf(focused)}`);
    if (await target.evaluate((target, focused) => target === focused, focused)) return true;
  }
  findings.push(`Tab does not reach ${await nameOf(target)}`);
  return false;
}

/** Besides the menu, a header may contain other lists of links. */
async function largestMenu(header: ElementHandle<Element>): Promise<ElementHandle<Element> | null> {
  const largest = await header.evaluateHandle(
    (header) =>
      [...header.querySelectorAll('nav')].toSorted(
        (a, b) => b.querySelectorAll('a').length - a.querySelectorAll('a').length,
      )[0] ?? null,
  );
  return largest.asElement();
}

/**
 * The visible entries of the menu's lists: the focusable element of each, and what it opens if that is not
 * open yet.
 */
async function topItems(menu: ElementHandle<Element>) {
  const items: { control: ElementHandle<HTMLElement>; panel: ElementHandle<HTMLElement> | undefined }[] = [];
  for (const entry of await menu.$$('li:not(li li)')) {
    const control = await firstShown(entry, FOCUSABLE);
    if (!control) continue;
    const panel = await control.evaluateHandle((control) => {
      const id = control.getAttribute('aria-controls') ?? control.getAttribute('popovertarget');
      const inside = control.closest('li')?.querySelector<HTMLElement>('ul, ol, [popover]');
      return (id ? document.getElementById(id) : null) ?? inside ?? null;
    });
    const closed = panel.asElement() as ElementHandle<HTMLElement> | null;
    items.push({ control, panel: closed && !(await isAnyShown(closed)) ? closed : undefined });
  }
  return items;
}

const isAnyShown = (part: ElementHandle<Element>) =>
  part.evaluate(
    (part, focusable) =>
      [...part.querySelectorAll(focusable)].some((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    FOCUSABLE,
  );

async function firstShown(part: ElementHandle<Element>, selector: string) {
  for (const element of await part.$$(selector)) {
    if (await element.isVisible()) return element as ElementHandle<HTMLElement>;
  }
  return undefined;
}
