import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { sendEnquiry } from '../support/enquiry.ts';
import { openFreshStudio } from '../support/fresh-studio.ts';
import { Person } from '../support/person.ts';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const PASSWORD = 'mango monsoon bicycle';

test('an office with only a phone does its nine tasks, by tapping and typing alone', async ({
  browser,
}, info) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'school-nine-tasks-'));
  const studio = await openFreshStudio({ demo: true });
  try {
    const photos = await takePhotos(folder);
    await sendEnquiry(await browser.newPage(), studio.url, { name: 'R. Verma' });
    const page = await browser.newPage(PHONE);
    const clerk = new Person(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const text = page.locator('.ProseMirror');

    await clerk.does('1. Sign in for the first time', async () => {
      await page.goto(studio.invitation);
      await clerk.writes(field('Your name'), 'Asha Sample');
      await clerk.writes(field('Your e-mail'), 'asha@school.example');
      await clerk.writes(page.getByLabel('Choose a password'), PASSWORD);
      await clerk.presses('Create account');
      await clerk.reads(/^Good .*Asha Sample/);
    });

    await clerk.does('2. Publish news with a heading, a list and a picture', async () => {
      await clerk.opensFromMenu('News');
      await clerk.presses('Write news');
      await clerk.writes(field('Title'), 'Winter timings from 1 December');
      await clerk.taps(text);
      await clerk.presses('Heading');
      await clerk.types('New hours\n');
      await clerk.presses('List');
      await clerk.types('School begins at 8:30\nBuses leave half an hour later');
      await clerk.chooses([photos.at(0)!], page.getByText('Add pictures'));
      await clerk.writesAnew(page.getByLabel('Describe the picture'), 'The gate in the morning');
      await clerk.taps(page.getByText('No child can be recognised'));
      await clerk.presses('Publish');
      await clerk.reads('Published. It is on the site now.');
    });

    await clerk.does('3. Publish a notice with a PDF', async () => {
      await clerk.opensFromMenu('Notices');
      await clerk.presses('Write a notice');
      await clerk.writes(field('Title'), 'Fee counter closed on Saturday');
      await clerk.writes(text, 'Please pay by Friday. The circular says where.');
      await clerk.chooses(
        ['db/demo/documents/winter-timings-circular.pdf'],
        page.getByText('Add a document or picture'),
      );
      await clerk.taps(page.getByLabel('This description is right'));
      await clerk.presses('Publish');
      await clerk.reads('Published. It is on the site now.');
    });

    await clerk.does('4. Publish an album of twelve photos from the phone', async () => {
      await clerk.opensFromMenu('Photo albums');
      await clerk.presses('Create an album');
      await clerk.chooses(photos, page.locator('input[type=file]').and(page.getByLabel('Photos')));
      await clerk.writes(field('Name of the album'), 'Sports Day 2026');
      await clerk.presses('Create with 12 photos');
      await clerk.reads(/All 12 photos were uploaded/);
      await clerk.presses('Remove the new one');
      await expect(page.getByRole('link', { name: /^Photo 11 of 11/ })).toBeVisible();
      await clerk.presses('Select all');
      await clerk.presses('Describe');
      await clerk.writes(page.getByLabel('What do they show?'), 'Children on the track');
      await clerk.presses('Save for all selected');
      await clerk.reads('Saved for all selected photos.');
      await clerk.presses('Clear selection');
      await clerk.taps(page.getByText('We have permission to publish photos of everyone shown'));
      await clerk.presses(/^Publish \d+ photos$/);
      await clerk.reads(/Families see it now/);
    });

    await clerk.does('5. Correct a word of a story that is read on the site', async () => {
      await clerk.opensFromMenu('View the site');
      await clerk.presses('Close');
      await clerk.presses(/Winter timings from 1 December/);
      await clerk.presses('Edit this');
      await clerk.writes(field('Title'), ' 2026');
      await clerk.presses('Publish changes');
      await clerk.reads('Published. It is on the site now.');
    });

    await clerk.does('6. Withdraw a photo everywhere', async () => {
      await clerk.opensFromMenu('Photo albums');
      await clerk.presses('Sports Day 2026');
      await clerk.taps(page.locator('header[data-task]').getByLabel('More', { exact: true }));
      await clerk.presses('See the 11 photos');
      await clerk.presses(/^Photo 3 of/);
      await clerk.unfolds('Withdraw everywhere');
      await clerk.presses('Withdraw everywhere');
      await clerk.reads('Withdrawn. Nobody can see it any more.');
    });

    await clerk.does('7. Answer an enquiry and settle it', async () => {
      await clerk.opensFromMenu('Enquiries');
      await clerk.presses('R. Verma');
      await clerk.presses('Assign to me');
      await clerk.reads('Asha Sample (you)');
      await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute('href', /^mailto:/);
      await clerk.presses('Answered');
      await clerk.reads('Saved: the status has changed.');
    });

    await clerk.does('8. Change the phone number and see it public', async () => {
      await clerk.opensFromMenu('School profile');
      await clerk.writesAnew(field('Phone'), '0522 241 2345');
      await clerk.presses('Publish changes');
      await clerk.reads('Published. It is on the site now.');
      await clerk.opensFromMenu('View the site');
      await expect(
        page.getByRole('link', { name: '0522 241 2345' }).filter({ visible: true }).first(),
      ).toBeVisible();
    });

    await clerk.does('9. Schedule a notice for Monday, 8:00, and make the card of a public one', async () => {
      await clerk.goesBack();
      await clerk.opensFromMenu('Notices');
      await clerk.presses('Write a notice');
      await clerk.writes(field('Title'), 'Half day on Tuesday');
      await clerk.writes(text, 'School ends at 11:30. Buses leave at 11:45.');
      await clerk.presses('When');
      await clerk.taps(page.getByRole('radio', { name: /^Later/ }));
      await clerk.sets(page.locator('#field-from'), `${nextMonday()}T08:00`);
      await clerk.presses(/^Schedule for Monday/, page.getByRole('dialog'));
      await clerk.reads(/^Scheduled\. It will be published automatically/);
      await clerk.opensFromMenu('Notices');
      await clerk.presses('Fee counter closed on Saturday');
      await clerk.taps(page.locator('header[data-task]').getByLabel('More', { exact: true }));
      await clerk.presses('Share');
      await expect(page.locator('main img').first()).toBeVisible();
      await clerk.reads('Picture for WhatsApp');
    });

    await info.attach('counted', {
      body: JSON.stringify(clerk.counted, null, 1),
      contentType: 'application/json',
    });
    process.stdout.write(table(clerk));
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const table = ({ counted }: Person): string =>
  counted
    .map(
      ({ task, taps, words, screens, messages }) =>
        `${task}: ${taps} taps, ${words} words, ${screens} screens. It said: ${messages.join(' · ')}\n`,
    )
    .join('');

/**
 * Twelve photos of a sports day: ten from a camera, one in the format of iPhones, one a smaller copy as from
 * WhatsApp.
 */
async function takePhotos(folder: string): Promise<string[]> {
  const taken =
    'sports-day-crowd sports-day-podium sports-day-race sports-arch sports-tents sports-cricket sports-basketball finish-cheering runner-seven athletics';
  const files = await Promise.all(
    taken.split(' ').map(async (name, index) => {
      const file = join(folder, `IMG_${index}.jpg`);
      // Not the sample's own bytes, which are in the library already.
      await sharp(`db/demo/pictures/${name}.jpg`).jpeg({ quality: 93 }).toFile(file);
      return file;
    }),
  );
  const copy = join(folder, 'IMG-20261117-WA0001.jpg');
  await sharp(files[0]).resize({ width: 640 }).jpeg({ quality: 60 }).toFile(copy);
  return [...files, 'tests/fixtures/heic/plain.heic', copy];
}

/** In India's time zone. */
function nextMonday(): string {
  const day = new Date(Date.now() + 5.5 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}
