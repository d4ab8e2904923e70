import { expect, type Page } from '@playwright/test';

/** On a phone: the page with everything that has no place in the bar. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Studio menu' }).getByRole('link', { name: 'More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
}

export async function openFromMore(page: Page, name: string): Promise<void> {
  await openMore(page);
  await page.getByRole('main').getByRole('link', { name }).click();
}

export async function signOut(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
}
