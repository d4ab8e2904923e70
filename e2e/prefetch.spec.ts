import { expect, test } from '@playwright/test';
import { withMotion } from './support/motion.ts';
import { diwali, listenForComplaints, withoutPictures } from './support/pages.ts';

test.use(withMotion);

test('the browser accepts the speculation rules, and uses them', async ({ page }) => {
  const complaints = await listenForComplaints(page);
  const devtools = await page.context().newCDPSession(page);
  const taken: { errorType?: string }[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => taken.push(ruleSet));
  await devtools.send('Preload.enable');
  await withoutPictures(page);
  await page.goto('/Gallery');
  await expect.poll(() => taken.length).toBe(1);
  expect(taken[0]!.errorType).toBeUndefined();

  const fetched: string[] = [];
  devtools.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(new URL(key.url).pathname);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facilities' }).hover();
  await expect.poll(() => fetched).toEqual(['/Facilities']);
  expect(complaints).toEqual([]);
});

for (const [who, header] of [
  ['whoever saves data', { 'save-data': 'on' }],
  ['a slow line', { ect: '3g' }],
] as [string, Record<string, string>][])
  test(`for ${who} no link is prefetched`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    let taken = 0;
    const ahead: string[] = [];
    devtools.on('Preload.ruleSetUpdated', () => (taken += 1));
    devtools.on('Preload.prefetchStatusUpdated', ({ key }) => ahead.push(key.url));
    await devtools.send('Preload.enable');
    await withoutPictures(page);
    await page.setExtraHTTPHeaders(header);
    const rules = page.waitForResponse('**/speculation-rules.json');
    await page.goto('/Gallery');
    expect(await (await rules).text()).toBe('{}');
    await expect.poll(() => taken).toBe(1);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Facilities' });
    await link.hover();
    await page.mouse.down();
    // As long as the press of a finger, twice.
    await page.waitForTimeout(500);
    expect(ahead).toEqual([]);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/Facilities$/);
  });

test('a prerendered page does not hydrate until it is shown', async ({ page }) => {
  // The browser under test does not prerender by itself, so the page is told that it was prerendered.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto(diwali);
  await page.waitForLoadState('networkidle');
  const island = page.locator('[data-island="photo-grid"]');
  await island.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(island).not.toHaveAttribute('data-hydrated');

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(island).toHaveAttribute('data-hydrated');
});
