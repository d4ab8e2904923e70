import { expect, type Page, test } from '@playwright/test';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { expectNoAxeFindings, withoutPictures } from '../support/pages.ts';
import { sendEnquiry } from '../support/enquiry.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { innerScreens, outerScreens, type Screens } from '../support/studio-screens.ts';

// Some fifty screens; axe checks the first of each page at two widths, and the keyboard walks through it.
test.describe.configure({ timeout: 300_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

// In two halves, so that the last browser does not run all of them alone.
for (const half of [0, 1])
  test(`axe finds nothing on any screen of the studio, and the keyboard reaches everything: ${half + 1} of 2`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: PHONE });
    await withoutPictures(page);
    const isOurs = (_: Screens, index: number) => index % 2 === half;
    for (const screens of Object.values(outerScreens).filter(isOurs)) await checkScreens(page, screens);
    await sendEnquiry(page, studio.url);
    await becomeAdministrator(page, studio);
    for (const screens of Object.values(await innerScreens(page.request, studio.url)).filter(isOurs))
      await checkScreens(page, screens);
  });

async function checkScreens(page: Page, screens: Screens): Promise<void> {
  for (const [index, [name, path]] of Object.entries(screens).entries())
    await test.step(name, async () => {
      await page.goto(studio.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The others are the same page about something else.
      if (index > 0) return expectNoAxeFindings(page);
      await expectFine(page);
      await tabThrough(page);
    });
}

/** More stops than any screen has: the long lists have some 150. */
const MOST = 300;

/** Through a whole page by Tab only: each stop is visible, with a focus ring, and the last leads out again. */
async function tabThrough(page: Page): Promise<void> {
  await page.evaluate(() => document.body.focus());
  const faults: string[] = [];
  for (let stops = 0; stops < MOST; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'out';
      if (focused.matches('[data-tabbed]')) return 'again';
      focused.setAttribute('data-tabbed', '');
      // Elements inside have their own focus rings.
      if (focused.tagName === 'IFRAME') return undefined;
      const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
      const isThere =
        width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      const isOutlined = (one: Element | null | undefined) =>
        one !== null && one !== undefined && getComputedStyle(one).outlineStyle !== 'none';
      // The ring may be on its frame, on the element next to a field that is not visible itself, or around the
      // row that a link covers.
      const frame = focused.parentElement;
      const hasRing =
        getComputedStyle(focused).boxShadow !== 'none' ||
        getComputedStyle(focused, '::after').outlineStyle !== 'none' ||
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
