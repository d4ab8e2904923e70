// Screenshots of the studio's pages on a phone, a tablet and a desktop, in each of its languages, with
// unfinished work in them. Started by scripts/shots.mjs.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { studioHref } from '#app/access/studio-addresses.ts';
import { firstStudioLanguage, studioLanguages } from '#app/words/studio-languages.ts';
import { becomeAdministrator, openFreshStudio } from '../../e2e/support/fresh-studio.ts';
import { sendEnquiry } from '../../e2e/support/enquiry.ts';
import { innerScreens, outerScreens, type Screens } from '../../e2e/support/studio-screens.ts';
import { launchBrowser, openPage } from '../browser.ts';
import { progress } from '../progress.ts';

const WIDTHS = [360, 768, 1440];
const GUIDE = resolve('docs', 'studio');

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const folder = values.out ? resolve(values.out) : mkdtempSync(join(tmpdir(), 'school-studio-shots-'));
mkdirSync(folder, { recursive: true });
mkdirSync(GUIDE, { recursive: true });

const studio = await openFreshStudio({ demo: true });
const browser = await launchBrowser();
try {
  const visitor = await openPage(browser);
  await takeLanguages(visitor, Object.values(outerScreens));
  await takeWidths(visitor, 'welcome', studio.invitation.slice(studio.url.length));
  await visitor.goto(`${studio.url}/studio/sign-in`);
  await takeForGuide(visitor, 'sign-in');
  await sendEnquiry(visitor, studio.url, { name: 'R. Verma (sample)' });
  await visitor.close();

  const page = await openPage(browser);
  await becomeAdministrator(page, studio);
  await publishNothingYet(page);
  await fillAlbum(page);
  await writeNotice(page);
  await openSection(page);
  await page.goto(`${studio.url}/studio/enquiries`);
  await takeForGuide(page, 'enquiries');
  await page.goto(`${studio.url}/studio/backup`);
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await page.getByText('The backup is ready').waitFor();
  await takeForGuide(page, 'backup');
  await shareNotice(page);
  await takeLanguages(page, Object.values(await innerScreens(page.request, studio.url)));
  progress('');
  console.log(`Screenshots in ${folder}; those of the guide in docs/studio`);
} finally {
  await browser.close();
  await studio.close();
}

/** A news item with a picture, before it is published. */
async function publishNothingYet(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/content/news/new`);
  await page.getByLabel('Title', { exact: true }).fill('Winter timings from 1 December');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill(
      'School begins at 8:30 and ends at 2:30 until the last day of January. Buses leave half an hour later.',
    );
  await page.getByText(/^Saved at/).waitFor();
  await page.getByLabel('Add pictures').setInputFiles('db/demo/pictures/campus-morning.jpg');
  await page.getByLabel('Describe the picture').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await takeForGuide(page, 'news');
  await takeWidths(page, 'news', new URL(page.url()).pathname);
}

async function fillAlbum(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/albums/new`);
  const photos = [
    'finish-line',
    'athletics',
    'sports-day-race',
    'sports-arch',
    'sports-tents',
    'sports-cricket',
  ];
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles(photos.map((name) => `db/demo/pictures/${name}.jpg`));
  await page.getByLabel('Name of the album').fill('Sports Day');
  await page.getByRole('button', { name: 'Create with 6 photos' }).click();
  await page.getByText('All 6 photos were uploaded.').waitFor();
  await page.getByRole('link', { name: /^Photo 6 of 6/ }).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#in-album').evaluate((heading) => heading.scrollIntoView());
  await takeForGuide(page, 'album');
  await takeWidths(page, 'album', new URL(page.url()).pathname);
}

/** What families receive when something public is shared. */
async function shareNotice(page: Page): Promise<void> {
  // On a phone the link is under More.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${studio.url}/studio/content/notifications`);
  await page.getByRole('main').getByRole('link', { name: 'Winter timings' }).click();
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .locator('main h2')
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')!.naturalWidth > 0);
  await takeForGuide(page, 'share');
}

async function writeNotice(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/content/notifications/new`);
  await page.getByLabel('Title', { exact: true }).fill('Diwali holidays');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('School is closed from Saturday to Monday. दीपावली की शुभकामनाएँ!');
  await page.getByText(/^Saved at/).waitFor();
  await page.getByRole('link', { name: 'When' }).click();
  await page.getByRole('radio', { name: /^Later/ }).check();
  await page.locator('#field-from').fill('2027-10-22T16:00');
  await page.locator('#field-until').fill('2027-11-02T08:00');
  await page.getByText(/^Saved at/).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await takeForGuide(page, 'schedule');
  await takeWidths(page, 'notice', new URL(page.url()).pathname);
}

/** A page with its sections, one of them open. */
async function openSection(page: Page): Promise<void> {
  await page.goto(`${studio.url}/studio/content/pages/lfis-page-admission-process`);
  await page.locator('#field-sections').scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#field-sections').evaluate((sections) => sections.scrollIntoView());
  await takeForGuide(page, 'page');
  await takeWidths(page, 'page', new URL(page.url()).pathname);
}

/** The current screen of the phone. */
async function takeForGuide(page: Page, name: string): Promise<void> {
  progress(`docs/studio/${name}.jpg`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.waitForTimeout(300);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Pictures are made when they are first asked for.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    }),
  );
  const png = await page.screenshot({ animations: 'disabled' });
  await sharp(png)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(GUIDE, `${name}.jpg`));
}

/** All of these, in each language of the studio; the guide's last, as its own screenshots follow. */
async function takeLanguages(page: Page, all: Screens[]): Promise<void> {
  for (const language of studioLanguages.toReversed()) {
    await page.request.post(studio.url + studioHref('language'), {
      headers: { origin: studio.url },
      form: { language },
      maxRedirects: 0,
    });
    for (const [name, path] of all.flatMap((screens) => Object.entries(screens)))
      await takeWidths(page, language === firstStudioLanguage ? name : `${name}-${language}`, path);
  }
}

/** From top to end, at each width. */
async function takeWidths(page: Page, name: string, path: string): Promise<void> {
  for (const width of WIDTHS) {
    progress(`${path} ${width} px`);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(studio.url + path);
    await page.waitForTimeout(400);
    await page.screenshot({
      path: join(folder, `${name}-${width}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}
