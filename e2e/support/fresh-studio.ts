import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { leaveRenditions, takeRenditions } from '../../scripts/lib/kept-renditions.mjs';
import { letTimePassIn } from '../../scripts/lib/let-time-pass.ts';
import { makePublicIn } from '../../scripts/lib/make-public.ts';
import { startServer } from '../../scripts/lib/server-process.ts';

export interface FreshStudio {
  url: string;
  /** Where the first administrator begins, as the server prints it. */
  invitation: string;
  /** What is scheduled is due at once, as if its time had come. */
  letTimePass(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A school of its own with nobody in it, and nothing unless it is to be the sample school, on a server that is thrown
 * away. It is public, unless it is to stand as a new school does.
 */
export async function openFreshStudio({
  demo = false,
  inPreparation = false,
  settings = {} as Record<string, string>,
} = {}): Promise<FreshStudio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-studio-'));
  if (demo) takeRenditions(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO_SCHOOL: demo ? 'on' : 'off',
    PORT: String(port),
    SITE_URL: url,
    ...settings,
  });
  if (!demo && !inPreparation) await makePublicIn({ dataDir }, [url]);
  const [invitation] = await server.printed(/http:\S+\/studio\/welcome\?code=\S+/);
  return {
    url,
    invitation,
    letTimePass: () => letTimePassIn({ dataDir }),
    async close() {
      await server.stop();
      if (demo) leaveRenditions(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** From the printed link to the first page of the studio. */
export async function becomeAdministrator(page: Page, { invitation }: FreshStudio): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Your name').fill('Asha Sample');
  await page.getByLabel('Your e-mail').fill('asha@school.example');
  await page.getByLabel('A password of your own').fill('mango monsoon bicycle');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/studio$/);
  await addPasskey(page);
}

/** As every administrator must within a week: until then each page begins with a word about it. */
async function addPasskey(page: Page): Promise<void> {
  await giveAuthenticator(page);
  await page.goto(new URL('/studio/account/passkeys', page.url()).href);
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The passkey is kept' })).toBeVisible();
  await page.goto(new URL('/studio', page.url()).href);
}

/** A device that holds passkeys and always says yes. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Of every picture that the form asks about. */
export async function sayNobodyIsSeen(page: Page): Promise<void> {
  const answers = page.getByRole('radio', { name: 'No child can be recognised' });
  await expect(answers.first()).toBeVisible();
  for (const answer of await answers.all()) await answer.check();
}
