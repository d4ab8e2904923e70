import type { Page } from '@playwright/test';

export async function sendEnquiry(
  page: Page,
  site: string,
  { name = 'R. Verma', message = 'May we visit on a Saturday? हमारी बेटी कक्षा २ में है।' } = {},
): Promise<void> {
  await page.goto(`${site}/ContactUs`);
  const island = page.locator('[data-island="contact-form"]');
  await island.scrollIntoViewIfNeeded();
  await page.locator('[data-island="contact-form"][data-hydrated]').waitFor();
  const typed = {
    'Your name': name,
    'E-mail': 'verma@mail.example',
    Phone: '+91 98765 43210',
    Message: message,
  };
  for (const [label, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Your Form Submitted Successfully.' }).waitFor();
}
