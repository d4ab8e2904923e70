import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '../../scripts/lib/server-process.ts';
import { codeOf } from '../../tests/support/staff/authenticator-app.ts';
import { linkIn } from '../../tests/support/staff/mail-link.ts';
import { giveAuthenticator } from '../support/fresh-studio.ts';
import { expectNoAxeFindings, holdScripts, listenForComplaints } from '../support/pages.ts';
import { openFromMore, openMore, signOut as signOutOnPhone } from '../support/studio-menu.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
const PASSWORD = 'mango monsoon bicycle';
const ASHA = 'asha@school.example';

test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let site: string;
let dataDir: string;

// A separate school, because nobody may have signed in to its studio yet.
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'school-people-'));
  const port = await freePort();
  site = `http://localhost:${port}`;
  server = await startServer({ PORT: String(port), DATA_DIR: dataDir, DEMO_SCHOOL: 'off', SITE_URL: site });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('what is typed on a slow connection before the scripts have come stays, and nothing moves', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${site}/studio/sign-in`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(ASHA);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const before = await button.boundingBox();
  release();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ASHA);
  await expect(password).toHaveValue(PASSWORD);
  expect((await button.boundingBox())!.y).toBeCloseTo(before!.y, 0);
});

test('from the printed link to a second person, on a phone', async ({ browser }) => {
  const [, link = ''] = await server.printed(/first administrator: (\S+)/);
  const asha = await openPhone(browser);
  await asha.page.goto(link);
  await expectFine(asha.page);
  await asha.page.getByLabel('Your name').fill('आशा Verma');
  await asha.page.getByLabel('Your e-mail').fill(ASHA);
  const password = asha.page.getByLabel('Choose a password');
  await password.fill(PASSWORD);
  await asha.page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(PASSWORD);
  await asha.page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await asha.page.getByRole('button', { name: 'Create account' }).click();
  await expect(asha.page.getByRole('heading', { name: /आशा Verma/ })).toBeVisible();

  await openFromMenu(asha.page, 'People');
  forgetProofs();
  await asha.page.getByLabel('Their e-mail').fill('ravi@school.example');
  await asha.page.getByRole('button', { name: 'Create an invitation' }).click();
  await expect(asha.page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expectFine(asha.page);
  await asha.page.getByLabel('Your password').fill('not the password');
  await asha.page.getByRole('button', { name: 'Continue' }).click();
  await expect(asha.page.getByRole('alert')).toContainText('This is not your password');
  await asha.page.getByLabel('Your password').fill(PASSWORD);
  await asha.page.getByRole('button', { name: 'Continue' }).click();
  // Shown once: next to the button that created it, and the next key copies it.
  const shown = asha.page.getByRole('textbox', { name: 'Link' });
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport();
  await expect(asha.page.getByRole('button', { name: 'Create an invitation' })).toBeInViewport();
  const invitation = await shown.inputValue();
  await asha.page.getByRole('button', { name: 'Copy' }).click();
  await expect(asha.page.getByRole('button', { name: /Copied|by hand/ })).toBeVisible();
  await expectFine(asha.page);

  const ravi = await openPhone(browser);
  await ravi.page.goto(invitation);
  await ravi.page.getByLabel('Your name').fill('Ravi');
  await ravi.page.getByLabel('Choose a password').fill(PASSWORD);
  await ravi.page.getByRole('button', { name: 'Create account' }).click();
  await expect(ravi.page.getByRole('heading', { name: /Ravi/ })).toBeVisible();
  await openMore(ravi.page);
  await expect(ravi.page.getByRole('main').getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(ravi.page.getByRole('link', { name: 'People' })).toHaveCount(0);
  expect((await ravi.page.goto(`${site}/studio/people`))?.status()).toBe(403);
  await expect(ravi.page.getByRole('heading', { name: 'Only for administrators' })).toBeVisible();

  await asha.page.reload();
  await asha.page.getByLabel('Change Ravi').click();
  await expectFine(asha.page);
  await asha.page.getByRole('button', { name: 'Remove Ravi' }).click();
  const removed = asha.page.getByRole('status').filter({ hasText: 'Removed' });
  await expect(removed).toBeFocused();
  await expect(removed).toBeInViewport();
  await ravi.page.goto(`${site}/studio`);
  await expect(ravi.page).toHaveURL(/\/studio\/sign-in/);

  await openFromMenu(asha.page, 'Activity');
  await asha.page.getByLabel('About', { exact: true }).selectOption('People');
  await asha.page.getByRole('button', { name: 'Show' }).click();
  await expect(asha.page).toHaveURL(/kind=people/);
  await expect(asha.page.getByRole('listitem').filter({ hasText: 'removed Ravi' })).toBeVisible();
  await asha.page.getByText('3 changes').click();
  await expectFine(asha.page);
  // The page that Ravi may not see; and zod tries once to evaluate code, and works without that.
  const expected = /status of 403|script-src eval/;
  expect([...asha.complaints, ...ravi.complaints].filter((each) => !expected.test(each))).toEqual([]);
});

test('another mailbox for the school: it needs the password, and nothing that was typed is lost', async ({
  browser,
}) => {
  const { page } = await openPhone(browser);
  await signIn(page);
  await page.goto(`${site}/studio/content/profile/profile`);
  forgetProofs();
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
  const mission = page.getByRole('textbox', { name: 'Mission', exact: true });
  await email.fill('office@school.example');
  await mission.fill('To grow');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expect(page.getByText('publish another e-mail address for the school')).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(email).toHaveValue('office@school.example');
  await expect(mission).toHaveValue('To grow');
  await publish.click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/studio\/content\/profile\/profile\?done=published/);
  await expect(email).toHaveValue('office@school.example');
  await expect(page.getByRole('status').filter({ hasText: 'Published. ' })).toBeInViewport();
});

test('one’s own account: a passkey signs in without a password, and two-step sign-in has its QR code', async ({
  browser,
}) => {
  const { page } = await openPhone(browser);
  await giveAuthenticator(page);
  await signIn(page);
  await expect(page.getByRole('region', { name: 'Account security' })).toBeVisible();
  await expectFine(page);
  // Ten minutes after the last proof, the page leads to a new one and back.
  forgetProofs();
  await openFromMenu(page, 'Your account');
  await expect(page.getByText('this device')).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
  await expectFine(page);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is saved' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByLabel('Delete My phone')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account security' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'The new name is saved.' })).toBeInViewport();
  await expectFine(page);

  await page.getByRole('link', { name: 'Back to your account' }).click();
  await page.getByRole('link', { name: 'Two-step sign-in' }).click();
  forgetProofs();
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectFine(page);
  const uri = await page.locator('input[name=uri]').inputValue();
  const secret = new URL(uri).searchParams.get('secret')!;
  await page.getByLabel('Six-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10);
  await expectFine(page);

  await signOut(page);
  await expectFine(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: /आशा/ })).toBeVisible();
  await signOut(page);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expectFine(page);
  // Each code is accepted once.
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /आशा/ })).toBeVisible();
});

test('wrong passwords lock the sign-in for a while, with a message; a link by mail unlocks it', async ({
  browser,
}) => {
  const { page } = await openPhone(browser);
  await page.goto(`${site}/studio/sign-in`);
  for (let attempt = 0; attempt < 5; attempt++) {
    await page.getByLabel('E-mail').fill(ASHA);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible();
  await expectFine(page);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Get a new password' })).toBeVisible();
  await expectFine(page);
  await page.getByLabel('E-mail').fill(ASHA);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toContainText('written to a file');

  await page.goto(site + (await linkFromMail()));
  await expectFine(page);
  await page.getByLabel('New password').fill('another three words');
  const link = page.url();
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Other ways to sign in to your account' })).toBeVisible();
  await expectFine(page);
  // An irreversible action names its target.
  await page.getByLabel('Delete My phone').click();
  await page.getByRole('button', { name: 'Delete “My phone” permanently' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is deleted' })).toBeVisible();
  await page.getByRole('link', { name: 'These are all mine: sign in' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your new password is set' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await expectFine(page);
});

async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  return { page, complaints: await listenForComplaints(page) };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site}/studio/sign-in`);
  await givePassword(page);
  await expect(page).toHaveURL(`${site}/studio`);
}

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(ASHA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await signOutOnPhone(page);
  await expect(page).toHaveURL(/\/studio\/sign-in/);
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await openFromMore(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** No axe findings and nothing beyond the screen's edge, on a phone and on a desktop. */
async function expectFine(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoAxeFindings(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `wider than ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

/** As if ten minutes had passed for everybody. */
function forgetProofs(): void {
  const database = new DatabaseSync(join(dataDir, 'school.sqlite'), { timeout: 5000 });
  database.exec(`update staff_sessions set proved_at = '2020-01-01T00:00:00.000Z'`);
  database.close();
}

/** Without a mail server, mails are files. */
async function linkFromMail(): Promise<string> {
  const folder = join(dataDir, 'mail');
  const mails = () => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const isLink = (file: string) => read(file).includes('Subject: A new password for the studio');
  await expect.poll(() => mails().filter(isLink)).toHaveLength(1);
  return linkIn(read(mails().find(isLink)!));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
