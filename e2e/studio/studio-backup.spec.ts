import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openArchive } from '../../app/features/backup/archive-reader.server.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';
import { expectNoAxeFindings, listenForComplaints } from '../support/pages.ts';

test.use({ viewport: { width: 360, height: 740 } });

let studio: FreshStudio;
test.beforeAll(async () => {
  studio = await openFreshStudio();
});
test.afterAll(() => studio.close());

test('on a phone: one press, the page shows when it is done, and the download is complete', async ({
  page,
}, info) => {
  const complaints = await listenForComplaints(page);
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio`);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Backup and export' }).click();
  await expect(page.getByText('No backups yet.')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Make a backup now' }).click();
  // No press and no reload: the page polls.
  await expect(page.getByRole('status').getByText('The backup is ready')).toBeVisible({ timeout: 20_000 });
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download the backup of/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^LFIS-\d{4}-\d\d-\d\dT\d{4}\.tar$/);
  const file = join(info.outputDir, 'downloaded.tar');
  await download.saveAs(file);
  const { manifest, close } = await openArchive(file);
  await close();
  expect(manifest).toMatchObject({ school: 'LFIS', madeBy: 'Asha Sample' });
  // Zod checks whether it may generate code, and works without that.
  expect(complaints.filter((complaint) => !complaint.endsWith('script-src eval'))).toEqual([]);
});
