import { expect, type Page, test } from '@playwright/test';
import {
  becomeAdministrator,
  type FreshStudio,
  openFreshStudio,
  answerNobodyIsSeen,
} from '../support/fresh-studio.ts';
import { expectFine, PHONE } from '../support/both-widths.ts';

test.describe.configure({ timeout: 240_000 });

let studio: FreshStudio;
test.beforeEach(async () => void (studio = await openFreshStudio({ inPreparation: true })));
test.afterEach(() => studio.close());

const PUBLISHED = 'Families will see it when the site goes public';

test('an empty school completes its setup, and goes public, on a phone', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const list = page.getByRole('region', { name: 'Getting started' });
  const step = (name: string) =>
    list.getByRole('listitem', { includeHidden: true }).filter({ hasText: name });
  const expectDone = async (name: string, count: number) => {
    await page.goto(`${studio.url}/studio`);
    await expect(step(name)).toContainText('Done');
    await expect(list).toContainText(`${count} of 8 done`);
  };
  const openStep = async (name: string) => {
    const link = step(name).getByRole('link', { includeHidden: true });
    // Folded once half of it is done.
    if (!(await link.isVisible())) await list.getByText('All steps').click();
    await link.click();
  };
  await page.goto(`${studio.url}/studio`);
  await expect(list).toContainText('0 of 8 done');
  await expectFine(page);

  const family = await browser.newPage({ viewport: PHONE });
  expect((await family.goto(studio.url))?.status()).toBe(403);
  await expect(family.getByText('This site is being prepared')).toBeVisible();
  await expectFine(family);

  await openStep('Name, address');
  await page.getByLabel('Phone', { exact: false }).first().fill('0522 241 2345');
  await page.getByLabel('E-mail', { exact: false }).first().fill('office@littleschool.in');
  await page.getByLabel('Address', { exact: false }).first().fill('1 School Road\nLucknow');
  await publishProfile(page);
  await expectDone('Name, address', 1);

  await openStep('Logo and colours');
  await page.locator('#field-logo input[type=file]').setInputFiles('db/demo/pictures/fine-arts.jpg');
  await expect(page.getByRole('img', { name: 'The current logo' })).toBeVisible();
  await publishProfile(page);
  await page.goto(`${studio.url}/studio`);
  await expect(step('Logo and colours')).toContainText('To do');
  await openStep('Logo and colours');
  await expect(page.getByText('Families will see this look when the site goes public.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this look for the site' }).click();
  await expect(page.getByText('Saved. Families will see this look when the site goes public.')).toBeVisible();
  await expectDone('Logo and colours', 2);

  await openStep('Two pictures');
  await page
    .getByLabel('Add a document or picture')
    .setInputFiles(['db/demo/pictures/hero-campus.jpg', 'db/demo/pictures/hero-library.jpg']);
  const texts = page.getByLabel('Describe the picture');
  await expect(texts).toHaveCount(2);
  await texts.nth(0).fill('Our gate.');
  await texts.nth(1).fill('Two children read.');
  await answerNobodyIsSeen(page);
  await page.locator('button[aria-expanded]', { hasText: 'Home page slideshow' }).click();
  const row = (number: number) => page.getByRole('group', { name: `Picture ${number}`, exact: true });
  await row(1).getByRole('radio', { name: 'Two children read.' }).check();
  await row(2).getByRole('radio', { name: 'Our gate.' }).check();
  await publish(page);
  await expectDone('Two pictures', 3);

  await openStep('A first news item');
  await page.getByLabel('Title', { exact: true }).fill('We are here');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The first day.');
  await publish(page);
  const story = page.url().split('?')[0]!;
  await expectDone('A first news item', 4);

  await openStep('Admission page');
  await expect(page.getByRole('heading', { name: 'Still the starter text' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Confirm this text' }).click();
  await expect(page.getByText('Asha Sample read and confirmed it')).toBeVisible();
  await expectDone('Admission page', 5);

  await openStep('Registration link');
  await page.getByLabel('Name', { exact: true }).fill('Online registration');
  await page.getByLabel('Address of the registration form').fill('https://register.example/form');
  await publish(page);
  await expectDone('Registration link', 6);

  await openStep('A second administrator');
  await page.getByLabel('Their e-mail').fill('ravi@school.example');
  await page.getByLabel('Role', { exact: true }).selectOption('administrator');
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  const invitation = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const ravi = await (await browser.newContext({ viewport: PHONE })).newPage();
  await ravi.goto(invitation);
  await ravi.getByLabel('Your name').fill('Ravi');
  await ravi.getByLabel('Choose a password').fill('mango monsoon bicycle');
  await ravi.getByRole('button', { name: 'Create account' }).click();
  await expect(ravi.getByRole('heading', { name: /Ravi/ })).toBeVisible();
  await expectDone('A second administrator', 7);

  await openStep('A test enquiry');
  await expect(page.getByText('Not public yet').first()).toBeVisible();
  const island = page.locator('[data-island="contact-form"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  const typed = {
    'Your name': 'Asha',
    'E-mail': 'asha@mail.example',
    Phone: '98765 43210',
    Message: 'A test.',
  };
  for (const [name, text] of Object.entries(typed))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your Form Submitted Successfully.' })).toBeVisible();
  await page.goto(`${studio.url}/studio`);
  await page.getByRole('link', { name: 'Asha', exact: true }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
  await expectDone('A test enquiry', 8);
  await expectFine(page);

  // When the reason for a tick is gone, so is the tick.
  await page.goto(story);
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Taken off the site' })).toBeVisible();
  await page.goto(`${studio.url}/studio`);
  await expect(list).toContainText('7 of 8 done');
  await expect(step('A first news item')).toContainText('To do');

  await page.getByRole('link', { name: 'See what is left to do, and go public' }).click();
  await expect(
    page.getByText('21 pages still have the text that came with the site', { exact: true }),
  ).toBeVisible();
  await expectFine(page);
  await page.getByLabel('Families and search engines may see').check();
  await page.getByRole('button', { name: 'Go public with 21 unchanged pages' }).click();
  await expect(page.getByText('The site is public.')).toBeVisible();
  expect((await family.goto(studio.url))?.status()).toBe(200);
  await expect(family.getByAltText('Two children read.').first()).toBeVisible();
  await expectFine(family);

  await page.goto(`${studio.url}/studio`);
  await page.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Show “Getting started”' }).click();
  await expect(list).toContainText('7 of 8 done');
});

test('without scripts the checklist is shown, is hidden and restored', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE });
  await becomeAdministrator(page, studio);
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage();
  await plain.goto(`${studio.url}/studio`);
  await plain.getByRole('button', { name: 'Hide this list' }).click();
  await expect(plain.getByRole('heading', { name: 'Getting started' })).toHaveCount(0);
  await plain.getByRole('button', { name: 'Show “Getting started”' }).click();
  await expect(plain.getByText('0 of 8 done')).toBeVisible();
  await plain.goto(`${studio.url}/studio/content/pages?begun=1`);
  await plain.getByRole('link', { name: 'Privacy' }).click();
  await plain.getByRole('button', { name: 'Confirm this text' }).click();
  await expect(plain.getByText('Asha Sample read and confirmed it')).toBeVisible();
});

async function publishProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Published. Families will see it when the site goes public.')).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').filter({ hasText: PUBLISHED })).toBeVisible();
}
