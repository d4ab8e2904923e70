import { expect, type Page, test } from '@playwright/test';
import { withoutPictures } from '../support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const dialog = (page: Page) => page.getByRole('dialog');

const titles = {
  'two languages': 'School closed tomorrow कल विद्यालय बंद रहेगा',
  'one long word': 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
};

for (const [kind, title] of Object.entries(titles))
  test(`the title of a notice without a picture does not touch the close button: ${kind}`, async ({
    page,
  }) => {
    await withOnlyNotice(page, { title, picture: false });
    for (const width of [320, 360, 412, 600, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      if (width === 320) await page.goto('/');
      await expect(dialog(page).getByRole('heading')).toHaveText(title);
      expect(await titleUnderButton(page), `at ${width} px`).toEqual([]);
    }
  });

test('a long title next to a picture does not touch it either', async ({ page }) => {
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
    // A letter's box is far taller than the letter.
    const half = Number.parseFloat(getComputedStyle(title).fontSize) / 2;
    return [...text.getClientRects()].filter(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const isBeside = middle + half > button.top && middle - half < button.bottom;
      return isBeside && right > button.left && left < button.right;
    });
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [768, 600],
  [1440, 900],
] as const)
  test(`every button of every notice is on the screen at ${width} × ${height}, and the text scrolls above them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(dialog(page)).toBeVisible();
    const pressable = dialog(page).getByRole('button').or(dialog(page).getByRole('link'));
    for (const position of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(dialog(page)).toContainText(position);
      expect(await pressable.count()).toBeGreaterThanOrEqual(4);
      for (const one of await pressable.all()) await expect(one).toBeInViewport({ ratio: 1 });
      // At the end of the scroll area they do not cover the last line.
      const clear = await dialog(page).evaluate((element) => {
        element.scrollTo(0, element.scrollHeight);
        const words = element.querySelector('[data-place="text"]')!.getBoundingClientRect();
        const first = element.querySelector('a')!.getBoundingClientRect();
        return first.top - words.bottom;
      });
      expect(clear).toBeGreaterThanOrEqual(8);
      for (const one of await pressable.all()) await expect(one).toBeInViewport({ ratio: 1 });
      await dialog(page).getByRole('button', { name: 'Next' }).click();
    }
  });

test('a screen too low for text and buttons together scrolls both', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  await expect(dialog(page)).toBeVisible();
  const title = await dialog(page).getByRole('heading').boundingBox();
  expect(title!.y).toBeLessThan(320);
  const next = dialog(page).getByRole('button', { name: 'Next' });
  await next.focus();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('paging keeps the focus, announces the change in its language and loads one picture at a time', async ({
  page,
}) => {
  await withNotices(page, (notices) => {
    notices[1]!.querySelector('h2')!.lang = 'hi';
    notices[2]!.querySelector('[data-place="picture"]')!.replaceChildren();
    notices[2]!.querySelector('[data-place="actions"]')!.replaceChildren();
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  const second = await page
    .locator('[data-island="notice-dialog"] template')
    .evaluate((template: HTMLTemplateElement) =>
      template.content.querySelectorAll('img')[1]!.getAttribute('src')!.replace(/\?.*/, ''),
    );
  // The section uses smaller ones.
  const isRequested = () => requested.some((url) => url.includes(second) && /w=(480|720|960)&/.test(url));
  const heading = dialog(page).getByRole('heading');
  const words = dialog(page).locator('[aria-live="polite"]');
  const pictures = dialog(page).getByRole('img');
  await expect(heading).toBeFocused();
  await expect(pictures).toHaveCount(1);
  const alt = await pictures.getAttribute('alt');
  await words.evaluate((element) => (element.dataset.same = ''));
  expect(isRequested()).toBe(false);

  const next = dialog(page).getByRole('button', { name: 'Next' });
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(heading).toHaveAttribute('lang', 'hi');
  await expect.poll(isRequested).toBe(true);
  await expect(pictures).toHaveCount(1);
  await expect(pictures).not.toHaveAttribute('alt', alt!);
  await expect(dialog(page)).toHaveAccessibleName(await heading.innerText());

  await next.press('Enter');
  await expect(dialog(page)).toContainText('3 of 3');
  await expect(heading).not.toHaveAttribute('lang');
  await expect(pictures).toHaveCount(0);
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await expect(words).toHaveAttribute('data-same');

  await next.press('Enter');
  await expect(pictures).toHaveAttribute('alt', alt!);
  await expect(dialog(page).getByRole('link')).toHaveCount(2);
});

test.describe('after closing it, the keyboard continues at the top of the page', () => {
  for (const way of ['Escape', 'its button', 'a click beside it'])
    test(`by ${way}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      await expect(dialog(page).getByRole('heading')).toBeFocused();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'its button') await dialog(page).getByRole('button', { name: 'Close' }).click();
      else await page.mouse.click(20, 700);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page.locator(':focus-visible')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

  test('or from where they were, if they had started to tab through the page', async ({ page }) => {
    let open = () => {};
    const mayOpen = new Promise<void>((go) => (open = go));
    await page.route(/notice-dialog.*\.js$/, async (route) => {
      await mayOpen;
      await route.continue();
    });
    await page.goto('/');
    const logo = page.getByRole('banner').getByRole('link', { name: /Home$/ });
    await logo.focus();
    open();
    await expect(dialog(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(logo).toBeFocused();
  });
});

/** Only the sample school's first notice, with another title, and optionally without its picture. */
async function withOnlyNotice(page: Page, changed: { title: string; picture?: false }): Promise<void> {
  await withNotices(
    page,
    ([notice, ...others], { title, picture }) => {
      for (const other of others) other.remove();
      notice!.querySelector('[aria-roledescription]')!.remove();
      notice!.querySelector('h2')!.textContent = title;
      if (picture === false) notice!.querySelector('[data-place="picture"]')!.replaceChildren();
    },
    changed,
  );
}

/**
 * Changes the server's HTML for the dialog before hydration. Runs in the page, so it has access only to its
 * arguments.
 */
async function withNotices<Given = undefined>(
  page: Page,
  change: (notices: Element[], given: Given) => void,
  given?: Given,
): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    const written = document.querySelector('[data-island="notice-dialog"] template').content;
    (${change})([...written.querySelectorAll('[data-notice]')], ${JSON.stringify(given)});
  })`);
}
