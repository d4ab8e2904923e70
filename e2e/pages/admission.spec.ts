import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, listenForComplaints, withoutPictures } from '../support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a parent learns the class for a date of birth, and the steps to it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/AdmissionProcess');
      const joins = page.getByLabel('Date of joining');
      await expect(joins).toHaveValue(/^\d{4}-04-01$/);
      await page.getByLabel('Date of birth').fill(`${yearsBefore(await joins.inputValue(), 6)}-02-14`);
      await page.getByRole('button', { name: 'Check the age' }).click();

      await expect(page).toHaveURL(/\?born=[\d-]+&joins=[\d-]+#which-class$/);
      const answer = page.getByRole('status');
      await expect(answer).toContainText(/6\syears, 1\smonth/);
      await expect(answer).toBeInViewport({ ratio: 0.9 });
      await answer.getByRole('link', { name: 'Read all the steps' }).click();
      await expect(page.getByRole('heading', { name: 'Class 1 onwards' })).toBeInViewport();

      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('status')).toHaveCount(0);
    });

    test('a mistake is explained next to the field, and can be corrected', async ({ page }) => {
      await page.goto('/AdmissionProcess');
      const joins = await page.getByLabel('Date of joining').inputValue();
      await page.goto(`/AdmissionProcess?joins=${joins}#which-class`);
      const born = page.getByLabel('Date of birth');
      await expect(born).toHaveAccessibleDescription(/Please enter the date of birth/);
      await expect(born).toBeInViewport();
      await born.fill('2999-01-01');
      await page.getByRole('button', { name: 'Check the age' }).click();
      await expect(born).toHaveAccessibleDescription(/in the future/);
      await expect(born).toHaveValue('2999-01-01');
      await born.fill(`${yearsBefore(joins, 6)}-02-14`);
      await page.getByRole('button', { name: 'Check the age' }).click();
      await expect(page.getByRole('status')).toBeVisible();
    });

    test('an animated picture opens by keyboard, keeps the focus inside, and restores it', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/SchoolERPSoftware');
      const play = page.getByRole('button', { name: 'Play: Fees' });
      for (const close of ['Escape', 'Enter']) {
        await play.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Fees' });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
        await expect(dialog.getByRole('img')).toBeVisible();
        await page.keyboard.press(close);
        await expect(dialog).toBeHidden();
        await expect(play).toBeFocused();
      }
    });
  });
}

test('nothing behind the dialog can be pressed, and a click outside closes it', async ({ page }) => {
  await page.goto('/SchoolERPSoftware');
  await page.getByRole('button', { name: 'Play: Homework' }).click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expectNoAxeFindings(page);
  await page.mouse.click(4, 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('visitors who prefer reduced motion get a still picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/SchoolERPSoftware');
  await page.getByRole('button', { name: 'Play: Attendance' }).click();
  const shown = () =>
    page
      .getByRole('dialog')
      .getByRole('img')
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(shown).toContain('attendance-still');
});

for (const address of [
  '/AdmissionProcess?born=2021-02-14',
  '/AdmissionProcess?born=soon&joins=later',
  '/ParentGuidelines',
  '/SchoolERPSoftware',
]) {
  test(`${address} has no faults on a phone and on a desktop, and loads no script`, async ({ page }) => {
    const complaints = await listenForComplaints(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await neededWidth(page), `at ${width} px`).toBeLessThanOrEqual(width);
      if (width !== 1024) await expectNoAxeFindings(page);
    }
    expect([...complaints, ...scripts]).toEqual([]);
  });
}

test('a printed sheet has text and figures, and no controls', async ({ page }) => {
  await page.goto('/AdmissionProcess');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByText('Rs. 500')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Aptitude test' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Which class can my child join?' })).toBeHidden();
});

test('a printed sheet has the school’s name and its address, which are not visible on the screen', async ({
  page,
  baseURL,
}) => {
  await page.goto('/AdmissionProcess?utm_source=somewhere');
  const name = page.locator('body > p').first();
  const address = page.locator('body > p').last();
  await expect(name).toBeHidden();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${await name.innerText()}$`));
  await expect(address).toHaveText(`${baseURL}/AdmissionProcess`);
  await expect(address).toBeVisible();
  const [top, main, end] = await Promise.all(
    [name, page.getByRole('main'), address].map((part) => part.boundingBox()),
  );
  expect(top!.y).toBeLessThan(main!.y);
  expect(end!.y).toBeGreaterThanOrEqual(main!.y + main!.height);
});

const neededWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const yearsBefore = (day: string, years: number) => Number(day.slice(0, 4)) - years;
