import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings, listenForComplaints, withoutPictures } from './support/pages.ts';

const addresses = [
  '/',
  '/Gallery',
  '/Gallery?year=1999',
  '/SubGallery?id=lfis-diwali-2026',
  // A very long title, and one in Devanagari.
  '/SubGallery?id=lfis-inter-house-athletics-2026',
  '/SubGallery?id=lfis-childrens-day-2026',
  '/ChairmanWelcome',
  '/DirectorWelcome',
  '/PrincipalWelcome',
  '/GettingStartedatLFIS',
  '/EarlyLearningAges',
  '/PrimaryAges',
  '/MiddleAges',
  '/Facilities',
  '/ComputerLab',
  '/Sports',
  '/ThankYou',
  '/api/docs',
  '/styleguide',
  '/no-such-page',
  '/admision',
];

/** The browser itself complains of these, once each. */
const MISSING = ['/no-such-page', '/admision'];

for (const address of addresses) {
  test(`${address} is sound at every width`, async ({ page, baseURL }) => {
    await withoutPictures(page);
    const complaints = await listenForComplaints(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));

    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    for (const width of [320, 360, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, `the width it needs at ${width} px`).toBeLessThanOrEqual(width);
      if (width === 360 || width === 1440) await expectNoAxeFindings(page);
    }

    expect.soft(await deadLinks(page), 'dead links').toEqual([]);
    expect.soft([...hosts], 'hosts asked').toEqual([baseURL]);
    const own404 = (complaint: string) => MISSING.includes(address) && complaint.includes('404');
    expect.soft(complaints.filter((complaint) => !own404(complaint))).toEqual([]);
  });
}

/** The header's and the footer's links are the same on every page: once is enough. */
const alive = new Set<string>();

/** Every link within the site must lead to something, and a fragment to an element that is there. */
async function deadLinks(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.links].filter(({ origin }) => origin === location.origin).map(({ href }) => href),
  );
  const dead = [];
  for (const href of new Set(hrefs)) {
    if (alive.has(href)) continue;
    const { hash } = new URL(href);
    const isHere = hash !== '' && href === page.url().split('#')[0] + hash;
    // The page at hand is not asked for again: it may be a page that is not there.
    const answer = isHere ? undefined : await page.request.get(href);
    const html = () => answer?.text() ?? page.content();
    const leads = (answer?.ok() ?? true) && (!hash || (await html()).includes(`id="${hash.slice(1)}"`));
    if (!leads) dead.push(href);
    else if (!isHere) alive.add(href);
  }
  return dead;
}
