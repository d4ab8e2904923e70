import { expect, type Locator, type Page } from '@playwright/test';

/** Beside the form where there is room; else it opens over the form. */
export const sidePanel = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Preview, time and history' });

/** Opens one of its parts. */
export async function openInPanel(page: Page, part: 'Preview' | 'When' | 'History'): Promise<Locator> {
  const panel = sidePanel(page);
  const opener = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(async () => {
    // Without scripts, and on a desktop, it is open from the start.
    if (!(await panel.isVisible())) await opener.click();
    await panel.getByRole('link', { name: part, exact: true }).click({ timeout: 2000 });
    await expect(panel.locator(`#${part.toLowerCase()}`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  return panel;
}
