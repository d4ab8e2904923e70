import { expect, type Page, test } from '@playwright/test';
import { withoutPictures } from './support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const dialog = (page: Page) => page.getByRole('dialog');

const titles = {
  'two languages': 'School closed tomorrow कल विद्यालय बंद रहेगा',
  'one long word': 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
};

for (const [kind, title] of Object.entries(titles))
  test(`a notice without a picture keeps its title clear of the button that closes it: ${kind}`, async ({
    page,
  }) => {
    await withOnlyNotice(page, { title, picture: undefined });
    for (const width of [320, 360, 412, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      if (width === 320) await page.goto('/');
      await expect(dialog(page).getByRole('heading')).toHaveText(title);
      expect(await titleUnderButton(page), `at ${width} px`).toEqual([]);
    }
  });

test('a long title beside a picture keeps clear of it too', async ({ page }) => {
  await withOnlyNotice(page, { title: 'School closed tomorrow and the day after tomorrow '.repeat(8) });
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  expect(await titleUnderButton(page)).toEqual([]);
});

/** The lines of the title that the button covers, as the dialog opens. */
function titleUnderButton(page: Page): Promise<DOMRect[]> {
  return dialog(page).evaluate((element) => {
    const title = element.querySelector('h2')!;
    const text = document.createRange();
    text.selectNodeContents(title);
    const button = element.querySelector(':scope > button')!.getBoundingClientRect();
    // A letter's own box is far taller than what is drawn of it.
    const half = Number.parseFloat(getComputedStyle(title).fontSize) / 2;
    return [...text.getClientRects()].filter(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const isBeside = middle + half > button.top && middle - half < button.bottom;
      return isBeside && right > button.left && left < button.right;
    });
  });
}

/** The first notice of the sample school alone, with something changed in it. */
async function withOnlyNotice(page: Page, changed: Record<string, unknown>): Promise<void> {
  const whole = await (await page.request.get('/')).text();
  const body = whole.replace(/(?<=data-island="notice-dialog" data-props=")[^"]*/, (escaped) => {
    const props = JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
      notices: object[];
    };
    return JSON.stringify({ ...props, notices: [{ ...props.notices[0], ...changed }] })
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;');
  });
  await page.route(/:\d+\/$/, (route) => route.fulfill({ contentType: 'text/html', body }));
}
