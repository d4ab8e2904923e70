import { expect, test } from '@playwright/test';
import { expectNoAxeFindings, listenForComplaints } from '../support/pages.ts';

const NOVEMBER = '/Calendar?year=2026&month=11';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('from the menu to the month, to a class, to a day and to the phone’s calendar', async ({ page }) => {
      const complaints = await listenForComplaints(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/Facilities');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
      const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' });
      await expect(bar).toHaveAttribute('aria-current', 'page');

      await page.goto(NOVEMBER);
      await page.getByRole('link', { name: 'December 2026' }).first().click();
      await expect(page).toHaveURL(/year=2026&month=12/);
      await page.getByRole('link', { name: 'November 2026' }).first().click();
      const month = page.getByRole('group', { name: 'November 2026' }).first();
      await expect(month.getByRole('link', { name: /^Book Week/ })).toBeVisible();
      await expect(month.getByRole('link', { name: /^Unit test 3/ })).toBeVisible();

      await page.getByRole('combobox', { name: 'For' }).selectOption('nursery');
      await page.getByRole('button', { name: 'Show' }).first().click();
      await expect(page).toHaveURL(/for=nursery/);
      await expect(month.getByRole('link', { name: /^Unit test 3/ })).toHaveCount(0);

      await month.getByRole('link', { name: /^Book Week/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Week');
      const file = await page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href');
      const answer = await page.request.get(file!);
      expect(answer.headers()['content-type']).toContain('text/calendar');
      expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20261116');
      await page.goBack();
      await expect(page).toHaveURL(/for=nursery/);
      expect(complaints).toEqual([]);
    });
  });
}

test('on a phone the small month links to the days below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(NOVEMBER);
  const small = page.getByRole('group', { name: 'November 2026' }).last();
  await small.getByRole('link', { name: /Thursday, 26 November 2026/ }).click();
  await expect(page).toHaveURL(/#day-2026-11-26$/);
  await expect(page.getByRole('link', { name: 'Constitution Day assembly' }).last()).toBeInViewport();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});

test('a search and a year lead to past events', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/Calendar?q=sports');
  await expect(page.getByRole('heading', { level: 2, name: /found for “sports”/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show the whole calendar' }).click();
  await expect(page).toHaveURL(/\/Calendar$/);
  await page.getByRole('link', { name: /^2025/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '2025' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Diwali holidays' })).toBeVisible();
});

test('axe finds nothing in the month, in the list and on the page of an event', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [NOVEMBER, `${NOVEMBER}&view=list`, '/Event?id=lfis-event-book-week-2026'])
      await test.step(`${address} at ${width} px`, async () => {
        await page.goto(address);
        await expectNoAxeFindings(page);
      });
  }
});
