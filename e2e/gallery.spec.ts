import { expect, test } from '@playwright/test';

test('a parent chooses a year', async ({ page }) => {
  await page.goto('/Gallery');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/year=2025/);
});
