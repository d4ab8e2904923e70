import { expect, type Page, test } from '@playwright/test';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { expectNoAxeFindings, withoutPictures } from '../support/pages.ts';
import { sendEnquiry } from '../support/enquiry.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { innerScreens, outerScreens, type Screens } from '../support/studio-screens.ts';
import { tabThrough } from '../support/tab-through.ts';

// Some fifty screens, the first of each page looked at by axe at two widths and walked through by keyboard.
test.describe.configure({ timeout: 300_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ demo: true })));
test.afterEach(() => studio.close());

// In two halves, so that the last browser is not long alone with all of them.
for (const half of [0, 1])
  test(`axe finds nothing on any screen of the studio, and the keyboard comes through each: ${half + 1} of 2`, async ({
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
