import { rmSync, cpSync, mkdtempSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { saveRenditions, restoreRenditions } from '../../scripts/lib/shared-renditions.mjs';
import { letProofExpireIn, letTimePassIn } from '../../scripts/lib/let-time-pass.ts';
import { makePublicIn } from '../../scripts/lib/make-public.ts';
import { startServer } from '../../scripts/lib/server-process.ts';
import { softwarePasskey } from '../../tests/support/staff/software-passkey.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FreshStudio {
  url: string;
  /** The first administrator's link, as the server prints it. */
  invitation: string;
  /** Makes everything that is scheduled due at once. */
  letTimePass(): Promise<void>;
  /** As if everybody had signed in more than ten minutes ago. */
  letProofExpire(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A separate school without staff, and without content unless it is the sample school, on a temporary server.
 * It is public, unless requested as a new school.
 */
export async function openFreshStudio({
  demo = false,
  inPreparation = false,
  settings = {} as Record<string, string>,
} = {}): Promise<FreshStudio> {
  const dataDir = await newSchoolFolder(demo ? 'sample' : 'empty');
  if (!demo && !inPreparation) await makePublicIn({ dataDir });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO_SCHOOL: demo ? 'on' : 'off',
    PORT: String(port),
    SITE_URL: url,
    ...settings,
  });
  const [invitation] = await server.printed(/http:\S+\/studio\/welcome\?code=\S+/);
  return {
    url,
    invitation,
    letTimePass: () => letTimePassIn({ dataDir }),
    letProofExpire: () => letProofExpireIn({ dataDir }),
    async close() {
      await server.stop();
      if (demo) saveRenditions(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * With the printed link, as a browser sends its form, and with the passkey that every administrator must have
 * within a week: until then each page begins with a message about it. The open page stays;
 * e2e/studio/studio-people.spec.ts tests both steps on the screen.
 */
export async function becomeAdministrator(
  { request }: Page,
  { url, invitation }: FreshStudio,
): Promise<void> {
  const headers = { origin: url };
  const form = { name: 'Asha Sample', email: 'asha@school.example', password: 'mango monsoon bicycle' };
  const joined = await request.post(invitation, { headers, form, maxRedirects: 0 });
  expect(joined.status()).toBe(302);

  const passkeys = `${url}/studio/auth/passkey`;
  const options = await request.get(`${passkeys}/generate-register-options`);
  const { challenge } = (await options.json()) as { challenge: string };
  const response = softwarePasskey(url).register(challenge);
  const added = await request.post(`${passkeys}/verify-registration`, { headers, data: { response } });
  expect(await added.json()).toEqual({ done: true });
}

/** A virtual device with passkeys that always confirms. */
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

/** For every picture in the form. */
export async function answerNobodyIsSeen(page: Page): Promise<void> {
  const answers = page.getByRole('radio', { name: 'No child can be recognised' });
  await expect(answers.first()).toBeVisible();
  for (const answer of await answers.all()) await answer.check();
}

type SchoolKind = 'empty' | 'sample';

const templates = new Map<SchoolKind, Promise<string>>();

/**
 * The data folder of a new school that nobody has opened. The first start of a server, which takes longer
 * than later ones, creates one of each kind; each school gets a copy.
 */
async function newSchoolFolder(kind: SchoolKind): Promise<string> {
  let template = templates.get(kind);
  if (!template) templates.set(kind, (template = makeTemplate(kind)));
  const folder = mkdtempSync(join(tmpdir(), 'school-studio-'));
  cpSync(await template, folder, { recursive: true });
  if (kind === 'sample') restoreRenditions(folder);
  return folder;
}

async function makeTemplate(kind: SchoolKind): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `school-template-${kind}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder, DEMO_SCHOOL: kind === 'sample' ? 'on' : 'off' });
  const { code } = await server.stop();
  // Everything in its memory has been written to the folder.
  if (code !== 0) throw new Error(`A new school's server ended with ${code}:\n${server.stderr()}`);
  return folder;
}
