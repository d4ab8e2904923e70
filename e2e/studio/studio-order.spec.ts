import { expect, type Page, test } from '@playwright/test';
import { expectFine, PHONE } from '../support/both-widths.ts';
import { becomeAdministrator, type FreshStudio, openFreshStudio } from '../support/fresh-studio.ts';

let studio: FreshStudio;
test.beforeAll(async () => {
  studio = await openFreshStudio({ demo: true });
});
test.afterAll(() => studio?.close());

test.use({ hasTouch: true, viewport: PHONE });

const titlesIn = (page: Page) => page.getByRole('main').getByRole('row').locator('b').allTextContents();

test('notices are dragged into order, by a finger and by the keyboard', async ({ page }) => {
  await becomeAdministrator(page, studio);
  await page.goto(`${studio.url}/studio/content/notifications`);
  await page.getByRole('button', { name: 'Change the order' }).click();
  const grid = page.getByRole('grid', { name: 'Change the order' });
  await expect(grid).toBeVisible();
  await expectFine(page);
  const before = await titlesIn(page);
  expect(before.length).toBeGreaterThan(2);

  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await dragByFinger(page, 0, 1);
  await saved;
  await expect(page.getByRole('status').filter({ hasText: `“${before[0]}” was moved.` })).toHaveCount(1);
  const swapped = [before[1]!, before[0]!, ...before.slice(2)];
  expect(await titlesIn(page)).toEqual(swapped);

  // By keyboard it goes back.
  await page.getByRole('button', { name: `Move “${before[0]}”` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const again = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.keyboard.press('Enter');
  await again;
  await expect.poll(() => titlesIn(page)).toEqual(before);

  await page.getByRole('button', { name: 'Done' }).click();
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('input[type=checkbox]') })
    .first();
  await expect(first).toContainText(before[0]!);
});

/** Like a finger: down on the handle, along the list, and up below the middle of another row. */
async function dragByFinger(page: Page, from: number, to: number): Promise<void> {
  const rows = page.getByRole('main').getByRole('row');
  // Away from both edges, where the page would scroll.
  await rows.nth(from).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const handle = await rows.nth(from).getByRole('button').boundingBox();
  const target = await rows.nth(to).boundingBox();
  if (!handle || !target) throw new Error('Nothing to drag');
  const x = handle.x + handle.width / 2;
  const [start, end] = [handle.y + handle.height / 2, target.y + target.height * 0.8];
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(start) });
  for (let step = 1; step <= 8; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      ...at(start + ((end - start) * step) / 8),
    });
  await expect(rows.nth(to)).toHaveAttribute('data-drop', 'after');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
