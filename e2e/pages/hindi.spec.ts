import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, withoutPictures } from '../support/pages.ts';

test.beforeEach(({ page }) => withoutPictures(page));

/** Latin letters on a Hindi page that are no language: names, addresses, file types. */
const NAMES =
  /LFIS|ERP|WhatsApp|Facebook|Instagram|YouTube|Google Play|App Store|Android|iPhone|PDF|SMS|API|URL|UPI|OTP|kB|MB|\.ics|Forgot password|Back|Draw with code|https?:\/\/\S+|\S+@\S+|\S+\.example/g;

/** Texts, alternative texts and labels in Latin letters that are not marked as English. */
const latinIn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith('en');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!parent.closest('script, style, noscript, template') && !isEnglish(parent))
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[alt], [aria-label], [placeholder]'))
      if (!isEnglish(element))
        for (const name of ['alt', 'aria-label', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    return found;
  });

test('one link leads to the same page in the other language, and only the address stores the language', async ({
  page,
  context,
}) => {
  await page.goto('/Gallery?year=2025');
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/Gallery?year=2025');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: 'संपर्क' }).first().click();
  await expect(page).toHaveURL('/hi/ContactUs');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/ContactUs');
  expect(await context.cookies()).toEqual([]);
});

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('a message is sent from the Hindi form, and thanked for in Hindi', async ({ page }) => {
      await page.goto('/hi/ContactUs');
      const form = page.locator('form[method="post"]');
      if (scripts)
        await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-hydrated', '');
      await form.locator('[name="name"]').fill('आशा');
      await form.locator('[name="email"]').fill('asha@mail.example');
      await form.locator('[name="phone"]').fill('00000 00000');
      await form.locator('[name="message"]').fill(`सत्र कब शुरू होता है? ${scripts}`);
      await page.getByRole('button', { name: 'संदेश भेजें' }).click();
      await expect(page.getByText(/LFIS-[0-9A-Z]{8}/).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toMatch(/^\/hi\//);
    });

    test('an album and its photos are in Hindi, and Back leads to the Hindi gallery', async ({ page }) => {
      await page.goto('/hi/Gallery');
      await page.getByRole('link', { name: 'आँगन में दीपावली' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('आँगन में दीपावली');
      const photo = page.locator('[data-island="photo-grid"] a').first();
      await expect(photo.getByRole('img')).toHaveAccessibleName(/\p{Script=Devanagari}/u);
      if (scripts)
        await expect(page.locator('[data-island="photo-grid"]')).toHaveAttribute('data-hydrated', '');
      await photo.click();
      await expect(page).toHaveURL(/\/hi\/SubGallery\?id=[^&]+&photo=/);
      await page.goBack();
      await expect(page).toHaveURL(/\/hi\/SubGallery\?id=[^&]+$/);
      await page.goBack();
      await expect(page).toHaveURL('/hi/Gallery');
    });
  });

test('a caption of the hero keeps its language when the slide changes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The sample school's second caption is translated; the server would mark an untranslated one.
  await page.route('**/hi', async (route) => {
    const response = await route.fetch();
    let slide = 0;
    const body = (await response.text()).replaceAll(/data-caption="[^"]*"/g, (written) =>
      ++slide === 2 ? 'data-caption="Sports Day" data-caption-lang="en"' : written,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/hi');
  const hero = page.locator('[data-island="hero-slider"]');
  const caption = hero.locator('p').first();
  await expect(hero).toHaveAttribute('data-hydrated', /.*/);
  // The notice covers it.
  const dots = hero.locator('[data-dots] button');
  await dots.nth(1).dispatchEvent('click');
  await expect(caption).toHaveText('Sports Day');
  await expect(caption).toHaveAttribute('lang', 'en');
  await dots.nth(2).dispatchEvent('click');
  await expect(caption).not.toHaveText('Sports Day');
  await expect(caption).not.toHaveAttribute('lang');
});

test('choosing a year keeps the language', async ({ page }) => {
  await page.goto('/hi/Gallery');
  await expect(page.locator('form[data-island]')).toHaveAttribute('data-hydrated', '');
  await page.locator('select[name="year"]').selectOption('2025');
  await expect(page).toHaveURL('/hi/Gallery?year=2025');
});

test('the calendar has its weekdays, months and hours in Hindi', async ({ page }) => {
  await page.goto('/hi/Calendar?year=2026&month=11');
  await expect(page.getByText('नवंबर').first()).toBeVisible();
  await expect(page.getByText('सोमवार').first()).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(/\d [AP]M/);
});

test('untranslated content is marked as English, for screen readers too', async ({ page }) => {
  await page.goto('/hi/SubGallery?id=lfis-open-morning-2025');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText('सिर्फ़ अंग्रेज़ी में')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('nothing on a Hindi page is English without a mark, and at 360 px nothing is wider than the screen', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 780 });
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const pages = [...xml.matchAll(/<loc>[^<]*?(\/hi(?:\/[A-Za-z]+)?)<\/loc>/g)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(18);
  for (const path of [...pages, '/hi/SubGallery?id=lfis-diwali-2026', '/hi/nothing-is-here']) {
    await page.goto(path);
    const texts = (await latinIn(page)).map((text) => text.replaceAll(NAMES, '').trim());
    expect(
      texts.filter((text) => /[A-Za-z]{2}/.test(text)),
      path,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
    // The header stays in one row, so that the menu is not below the logo.
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('body > header button, body > header a')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().top < 200)
        .map((element) => element.getBoundingClientRect().bottom),
    );
    expect(Math.max(...tops), path).toBeLessThan(90);
  }
});

test('an English page loads only the Hindi letters of the word in its header', async ({ page }) => {
  const letters: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') letters.push(request.url());
  });
  await page.goto('/Privacy');
  await page.evaluate(() => document.fonts.ready);
  expect(letters.filter((url) => url.includes('devanagari'))).toEqual([]);
});

test('the font for Hindi headings is for Hindi pages; all other Hindi uses the device’s own', async ({
  page,
}) => {
  const facesOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  await page.goto('/');
  expect(await facesOf('h2')).not.toContain('Eczar Devanagari');
  expect(await facesOf('h2')).toContain('Devanagari of the device');
  await page.goto('/hi');
  expect(await facesOf('h2')).toContain('Eczar Devanagari');
  expect(await facesOf('body')).not.toContain('Eczar');
  expect(await facesOf('body')).toContain('Devanagari of the device');
});
