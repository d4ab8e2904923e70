import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { PHONE, WIDE } from '../support/both-widths.ts';
import { becomeAdministrator, openFreshStudio } from '../support/fresh-studio.ts';
import { expectNoAxeFindings } from '../support/pages.ts';

const PHOTOS = 60;

test('a clerk with a phone publishes sixty photos over a connection that breaks twice', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'school-photos-'));
  const studio = await openFreshStudio();
  try {
    const files = await takePhotos(folder);
    await page.setViewportSize({ width: 360, height: 740 });
    await becomeAdministrator(page, studio);
    const began = Date.now();

    await page.goto(`${studio.url}/studio/albums/new`);
    await expectNoAxeFindings(page);
    await page.getByLabel('Photos', { exact: true }).setInputFiles(files);
    await page.getByLabel('Name of the album').fill('Sports Day by telephone');
    await page.getByRole('button', { name: 'Create with 60 photos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Day by telephone');

    for (const few of [8, 25]) {
      await expect.poll(() => arrived(page), { timeout: 60_000 }).toBeGreaterThan(few);
      await context.setOffline(true);
      await expect(page.getByText('The upload continues when you are back online')).toBeVisible();
      if (few > 8) {
        // A button pressed now must not leave the page.
        await page.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByText(/will be sent when you are back online/)).toBeVisible();
      }
      await page.waitForTimeout(1500);
      await context.setOffline(false);
    }
    await expect(page.getByText(`All ${PHOTOS} photos were uploaded.`)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: /^Photo 60 of 60/ })).toBeVisible();

    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await expect(page.getByRole('heading', { name: '60 selected 1 to 60' })).toBeVisible();
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await page.getByLabel('What do they show?').fill('Children on the track');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Save for all selected' }).click();
    await expect(page.getByText('Every photo has a description.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expectNoAxeFindings(page);
    // In the page cache from now on.
    expect(await (await page.request.get(`${studio.url}/Gallery`)).text()).not.toContain(
      'Sports Day by telephone',
    );
    await page.getByLabel('We have permission to publish photos of everyone shown').check();
    await page.getByRole('button', { name: 'Publish 60 photos' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Families see it now.' }).first()).toBeVisible();
    const published = Date.now();

    const id = /albums\/(\w+)\//.exec(page.url())![1];
    const seen = await page.request.get(`${studio.url}/SubGallery?id=${id}`);
    const seenAfter = Date.now() - published;
    expect(await (await page.request.get(`${studio.url}/Gallery`)).text()).toContain('60 photos');
    const album = (await (await page.request.get(`${studio.url}/api/subGallery?id=${id}`)).json()) as {
      attachments: string[];
    };
    expect(seen.status()).toBe(200);
    expect(new Set(album.attachments).size).toBe(PHOTOS);
    expect(
      await coloursOf(
        page,
        album.attachments.map((path) => `${studio.url}/api/image/${path}`),
      ),
    ).toEqual(Array.from({ length: PHOTOS }, (_, n) => n));
    await expectNoAxeFindings(page);
    process.stdout.write(
      `sixty photos published in ${published - began} ms; the public page was there ${seenAfter} ms later\n`,
    );
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a closed tab costs nothing: chosen again, photos continue where they stopped; they are reordered by keyboard', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'school-photos-'));
  const studio = await openFreshStudio();
  try {
    const files = await takePhotos(folder, 3);
    await page.setViewportSize({ width: 360, height: 740 });
    await becomeAdministrator(page, studio);
    await page.goto(`${studio.url}/studio/albums/new`);
    await page.getByLabel('Name of the album').fill('Three');
    await page.getByRole('button', { name: 'Create album' }).click();

    let startedUploads = 0;
    await page.route('**/studio/uploads', (route) => (startedUploads++, route.continue()));
    // The last of the three never sends a byte.
    let isFirstChunk = true;
    await page.route('**/studio/uploads/*', (route) => {
      const isLast = route.request().method() === 'PATCH' && isFirstChunk;
      if (isLast) isFirstChunk = false;
      return isLast ? undefined : route.continue();
    });
    await page.getByLabel('Choose photos').setInputFiles([...files, 'public/favicon.svg']);
    await expect(page.getByText('This is not a photo that we can show.')).toBeVisible();
    await expect(page.getByText('2 of 3 uploaded')).toBeVisible();
    await page.unroute('**/studio/uploads/*');
    page.on('dialog', (dialog) => void dialog.accept());
    // Chosen on a slow connection, before any script has loaded.
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => (await scripts.promise, route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('One photo was not uploaded completely')).toBeVisible();

    await page.getByLabel('Choose photos').setInputFiles(files);
    scripts.resolve();
    await expect(page.getByText('All 3 photos were uploaded.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Photo 3 of 3/ })).toBeVisible();
    expect(startedUploads, 'none was started again').toBe(3);

    // Pressed too early, it names what is missing and links there.
    await page.getByLabel('We have permission to publish photos of everyone shown').check();
    await page.getByRole('button', { name: 'Publish 3 photos' }).click();
    await expect(page.getByRole('alert')).toContainText('3 photos have no description');
    await expect(page.getByRole('link', { name: /^Photo 1 of 3/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Photo 1 of 3' })).toBeFocused();
    const text = page.getByLabel('Describe the photo');
    await text.fill('   ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(text).toHaveAccessibleDescription(/Please describe the photo/);
    await expect(text).toBeFocused();
    await expectNoAxeFindings(page);
    await text.fill('The long jump');
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await page.getByRole('link', { name: 'Next without a description' }).click();
    await expect(page.getByRole('heading', { name: 'Photo 2 of 3' })).toBeVisible();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('');
    await page.getByRole('link', { name: 'All photos' }).click();
    await expect(page.getByText('2 photos have no description yet.')).toBeVisible();

    // A range by keyboard, and its removal undone from the same position.
    await page.getByLabel('Select Photo 2').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('heading', { name: '2 selected 2 to 3' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(page.getByText('2 photos were removed from the album.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Photo 3 of 3/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Photo 1 of 3, Cover: The long jump/ })).toBeVisible();

    const texts = () =>
      page.locator('li[data-photo]').evaluateAll((tiles) => tiles.map((tile) => tile.dataset['photo']));
    const before = await texts();
    await page.getByRole('button', { name: 'Change the order' }).click();
    const handle = page.getByRole('grid').getByRole('button').first();
    await handle.focus();
    // Each key moves the focus to the next position for the photo; pressed before that, the next key is lost.
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown']) {
      const from = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(key);
      await page.waitForFunction(
        (left) => document.activeElement !== left && document.activeElement?.closest('[role="grid"]'),
        from,
      );
    }
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await texts()).join()).not.toBe(before.join());
    await expectNoAxeFindings(page);
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('photos shared from a phone wait until an album is chosen, and are sent from there', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const folder = mkdtempSync(join(tmpdir(), 'school-photos-'));
  const studio = await openFreshStudio();
  try {
    const files = await takePhotos(folder, 2);
    await becomeAdministrator(page, studio);
    const makeAlbum = async (name: string) => {
      await page.getByLabel('Name of the album').fill(name);
      await page.getByRole('button', { name: 'Create album' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    };
    await page.goto(`${studio.url}/studio/albums/new`);
    await makeAlbum('Before');
    // The service worker for shared photos; another one handles the pages of the site.
    await page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/studio/share');
      return worker?.active?.scriptURL.endsWith('/share-worker.js') && worker.active.state === 'activated';
    });
    // Like a phone: a form of the manifest's type, sent by the browser itself.
    await page.evaluate(() => {
      document.body.innerHTML = `<form method="post" action="/studio/share" enctype="multipart/form-data">
        <input type="file" name="photos" multiple><button>Share</button></form>`;
    });
    await page.locator('input').setInputFiles(files);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Your photos are ready to add.')).toBeVisible();
    await makeAlbum('After');
    await page.getByRole('button', { name: 'Add to this album' }).click();
    await expect(page.getByText('All 2 photos were uploaded.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Photo 2 of 2/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to this album' })).toHaveCount(0);
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

for (const { device, ...screen } of [
  { device: 'phone', viewport: PHONE, hasTouch: true },
  { device: 'desktop', viewport: WIDE, hasTouch: false },
]) {
  test.describe(`at a ${device}`, () => {
    test.use(screen);

    test('"Save and open next" opens the next photo, until none is left', async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), 'school-photos-'));
      const studio = await openFreshStudio();
      const press = (name: string) => {
        const button = page.getByRole('button', { name, exact: true });
        return screen.hasTouch ? button.tap() : button.click();
      };
      try {
        await becomeAdministrator(page, studio);
        await page.goto(`${studio.url}/studio/albums/new`);
        await page.getByLabel('Name of the album').fill('Three');
        await press('Create album');
        await page.getByLabel('Choose photos').setInputFiles(await takePhotos(folder, 3));
        await expect(page.getByText('All 3 photos were uploaded.')).toBeVisible();
        const album = page.url();

        await page.getByRole('link', { name: 'Next without a description' }).click();
        const text = page.getByLabel('Describe the photo');
        await text.fill('The long jump');
        for (const number of [2, 3]) {
          await press('Save and open next');
          await expect(page.getByRole('heading', { name: `Photo ${number} of 3` })).toBeVisible();
          expect(page.url()).toContain(`${album}?photo=`);
          await expect(text).toBeFocused();
          await expect(page.getByRole('heading', { name: `Photo ${number} of 3` })).toBeInViewport({
            ratio: 1,
          });
          await expect(page.getByRole('img', { name: `Photo ${number}` })).toBeInViewport({ ratio: 1 });
          await text.fill(`The long jump ${number}`);
        }
        await press('Save');
        const answer = page.getByRole('status').filter({ hasText: /^Saved at \d{1,2}:\d\d [AP]M/ });
        await expect(answer).toContainText('Every photo has a description.');
        await answer.getByRole('link', { name: 'All photos' }).click();
        await expect(page.getByText('Every photo has a description.')).toBeVisible();
        await expect(page).toHaveURL((address) => address.href.startsWith(album));
      } finally {
        await studio.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}

test('photos sent by another site are not kept, nor those of somebody who has signed out', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'school-photos-'));
  const studio = await openFreshStudio();
  const share = `<form method="post" action="${studio.url}/studio/share" enctype="multipart/form-data">
    <input type="file" name="photos" multiple><button>Share</button></form>`;
  // Another site: that one is at localhost, this one at an IP address.
  const elsewhere = createServer((request, response) => {
    if (request.url === '/hidden') response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('content-type', 'text/html').end(share);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  const { port } = elsewhere.address() as AddressInfo;
  try {
    const files = await takePhotos(folder, 2);
    await becomeAdministrator(page, studio);
    const newAlbum = `${studio.url}/studio/albums/new`;
    const makeAlbum = async () => {
      await page.goto(newAlbum);
      await page.getByLabel('Name of the album').fill('Sports Day');
      await page.getByRole('button', { name: 'Create album' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Day');
    };
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('shared-photos')).keys()).map(({ url }) => url));
    const send = async () => {
      await page.locator('input').setInputFiles(files);
      await page.getByRole('button', { name: 'Share' }).click();
    };
    const shareAsPhone = async () => {
      // A page without a script that would render it again.
      await page.goto(`${studio.url}/studio/edit-link.css`);
      await page.evaluate((form) => void (document.body.innerHTML = form), share);
      await send();
    };
    await makeAlbum();
    await page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.getRegistration('/studio/share');
      return worker?.active?.scriptURL.endsWith('/share-worker.js') && worker.active.state === 'activated';
    });

    await page.goto(`http://127.0.0.1:${port}/`);
    await send();
    await expect(page.getByText('Please open the page and send this from there.')).toBeVisible();
    await page.goto(`http://127.0.0.1:${port}/hidden`);
    await send();
    await expect(page).toHaveURL(/\/studio\/albums\/new\?shared=/);
    await expect(page.getByText('Your photos are ready to add.')).toHaveCount(0);
    await expect.poll(kept).toEqual([]);

    await shareAsPhone();
    await expect(page.getByText('Your photos are ready to add.')).toBeVisible();
    expect(await kept()).toHaveLength(2);
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/studio\/sign-in/);
    await expect.poll(kept).toEqual([]);

    // Shared while nobody is signed in, they wait for the person who signs in next; earlier ones do not.
    await page.evaluate(async () =>
      (await caches.open('shared-photos')).put('/studio/shared/1-before/0000', new Response('x')),
    );
    await shareAsPhone();
    await expect(page).toHaveURL(/\/studio\/sign-in\?then=/);
    await expect.poll(async () => (await kept()).filter((url) => url.includes('before'))).toEqual([]);
    expect(await kept()).toHaveLength(2);
    await page.getByLabel('E-mail').fill('asha@school.example');
    await page.getByLabel('Password', { exact: true }).fill('mango monsoon bicycle');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Your photos are ready to add.')).toBeVisible();
    expect(await kept()).toHaveLength(2);

    // An expired session leaves none either.
    await page.context().clearCookies();
    await page.goto(`${studio.url}/studio`);
    await expect(page).toHaveURL(/\/studio\/sign-in/);
    await expect.poll(kept).toEqual([]);
  } finally {
    elsewhere.close();
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const arrived = async (page: Page) =>
  Number(/^(\d+) of/.exec((await page.getByText(/^\d+ of \d+ uploaded$/).textContent()) ?? '')?.[1] ?? 0);

/** Each in another shade of grey, so that they can be told apart later. */
async function takePhotos(folder: string, count = PHOTOS): Promise<string[]> {
  const input = await noise();
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const file = join(folder, `IMG_${String(number).padStart(4, '0')}.jpg`);
      const grey = number * 4;
      await sharp({
        create: { width: 800, height: 600, channels: 3, background: { r: grey, g: grey, b: grey } },
      })
        .composite([{ input, left: 200, top: 0 }])
        .jpeg({ quality: 90 })
        .toFile(file);
      return file;
    }),
  );
}

const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 600,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as never,
  })
    .png()
    .toBuffer();

async function coloursOf(page: Page, pictures: string[]): Promise<number[]> {
  return Promise.all(
    pictures.map(async (address) => {
      const picture = await (await page.request.get(address)).body();
      const { data } = await sharp(picture)
        .extract({ left: 20, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return Math.round(data[0]! / 4);
    }),
  );
}
