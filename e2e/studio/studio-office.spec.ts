import { expect, test } from '@playwright/test';
import { becomeAdministrator, openFreshStudio } from '../support/fresh-studio.ts';
import { Person } from '../support/person.ts';
import { openInPanel } from '../support/side-panel.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('a new office on a phone: a holiday of one day, a number for WhatsApp, and what families see of it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const studio = await openFreshStudio({ inPreparation: true });
  try {
    const page = await browser.newPage(PHONE);
    await becomeAdministrator(page, studio);
    await page.goto(`${studio.url}/studio`);
    const clerk = new Person(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const day = inDays(30);

    await clerk.does('A holiday on one later day', async () => {
      await clerk.opensFromMenu('Calendar');
      await clerk.presses('Add an event');
      await clerk.writes(field('Title'), 'Guru Nanak Jayanti');
      await clerk.taps(page.getByLabel('Type of event'));
      await page.getByLabel('Type of event').selectOption('Holiday');
      await expect(page.getByLabel('Last day')).toHaveValue('');
      await clerk.sets(page.getByLabel('Day', { exact: true }), day);
      await clerk.presses('Publish');
      await clerk.reads('Published. Families will see it when the site goes public.');
      await clerk.presses('Calendar', page.getByRole('main'));
      await clerk.reads(/^Ready$/);
    });
    // Signed in, because the site is not public: a single day, which ends on the day after it.
    const feed = await (await page.request.get(`${studio.url}/calendar/all.ics`)).text();
    expect(feed).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`);
    expect(feed).toContain(`DTEND;VALUE=DATE:${inDays(31).replaceAll('-', '')}`);

    await clerk.does('The number for WhatsApp', async () => {
      await clerk.opensFromMenu('School profile');
      await clerk.writes(field('WhatsApp'), '98765 4321');
      await clerk.reads('This number is not complete yet.');
      await clerk.types('0');
      await clerk.reads('The chat opens with +91 98765 43210');
      await clerk.presses('Publish changes');
      await clerk.reads(/^Published\. Families will see it when the site goes public\./);
    });
    expect(await (await page.request.get(`${studio.url}/ContactUs`)).text()).toContain(
      'href="https://wa.me/919876543210"',
    );

    await clerk.does('From there to going public', async () => {
      await clerk.presses('Going public', page.locator('#said'));
      await clerk.reads(/^The site is not public yet/);
    });

    // Refused, the number that was valid before is no longer shown.
    await page.goto(`${studio.url}/studio/content/profile/profile`);
    await expect(page.getByText('The chat opens with +91 98765 43210')).toBeVisible();
    await field('WhatsApp').fill('12345');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(field('WhatsApp')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This number is not complete yet.')).toBeVisible();
    await expect(page.getByText('The chat opens with')).toHaveCount(0);
    for (const { task, taps, words, screens, messages } of clerk.counted)
      process.stdout.write(
        `${task}: ${taps} taps, ${words} words, ${screens} screens. It said: ${messages.join(' · ')}\n`,
      );
  } finally {
    await studio.close();
  }
});

test('by keyboard, the first action of a page is one press of Tab after the menu', async ({ browser }) => {
  const studio = await openFreshStudio();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await becomeAdministrator(page, studio);
    await page.goto(`${studio.url}/studio`);
    // Before its scripts are loaded, a link reloads the page, and the skip link leads past the menu.
    await page.waitForLoadState('networkidle');
    const menu = page.getByRole('navigation', { name: 'Studio menu' });
    await menu.getByRole('link', { name: 'News', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    // The page is rendered a moment before it gets the focus.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Write news' })).toBeFocused();

    // The account menu with the language is above the menu, and the history above a form.
    const account = await page.getByRole('banner').locator('summary').boundingBox();
    expect(account!.y).toBeLessThan((await menu.boundingBox())!.y);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Winter timings');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    const panel = await openInPanel(page, 'History');
    await expect(panel.getByText('No older versions yet.')).toBeVisible();
  } finally {
    await studio.close();
  }
});

/** In India's time zone. */
const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
