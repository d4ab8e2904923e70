import { expect, type Page } from '@playwright/test';

/** Fills in the table of an open section, cell by cell, adding rows as needed. */
export async function writeTable(page: Page, rows: string[][]): Promise<void> {
  const table = page.getByRole('textbox', { name: 'Rows' }).locator('table');
  const cells = table.locator('th, td');
  await cells.first().click();
  const row = (says: string) => page.getByRole('button', { name: says, exact: true });
  while ((await table.locator('tr').count()) < rows.length) await row('Add row below').click();
  while ((await table.locator('tr').count()) > rows.length) {
    await cells.last().click();
    await row('Remove row').click();
  }
  const columns = await table.locator('tr').first().locator('th, td').count();
  for (const [y, row] of rows.entries())
    for (const [x, text] of row.entries()) {
      const cell = cells.nth(y * columns + x);
      await cell.click();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
      await expect(cell).toContainText(text);
    }
}
