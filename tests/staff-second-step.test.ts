import { expect, test } from 'vitest';
import { codeOf } from './support/authenticator-app.ts';
import { openSite, type TestSite } from './support/built-site.ts';
import { onEachEngine } from './support/engines.ts';
import { cookiesOf, joinAs, PASSWORD, postForm } from './support/staff.ts';

const SETUP = '/studio/account/second-step';

async function switchOn(site: TestSite, cookie: string) {
  const begun = await postForm(site, SETUP, { intent: 'begin', password: PASSWORD }, { cookie });
  const uri = /name="uri" value="([^"]+)"/.exec(await begun.text())![1]!.replaceAll('&amp;', '&');
  const secret = new URL(uri).searchParams.get('secret')!;
  const confirmed = await postForm(site, SETUP, { intent: 'confirm', uri, code: codeOf(secret) }, { cookie });
  const page = await confirmed.text();
  const backupCodes = [...page.matchAll(/<li>(\w{5}-\w{5})<\/li>/g)].map(([, code]) => code!);
  return { begun, uri, secret, confirmed, backupCodes, cookie: cookiesOf(confirmed) };
}

async function givePassword(site: TestSite, email: string) {
  const response = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
  expect(response.headers.get('location')).toBe('/studio/second-step?then=%2Fstudio');
  const cookie = cookiesOf(response);
  expect((await site.get('/studio', { cookie })).status).toBe(302);
  return { cookie };
}

const giveCode = (site: TestSite, code: string, headers: { cookie: string }) =>
  postForm(site, '/studio/second-step?then=%2Fstudio%2Faccount', { code }, headers);

onEachEngine((open) => {
  test('switched on, the password alone opens nothing; the app’s code does, a backup code once', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await joinAs(site, 'editor');
    const wrong = await postForm(site, SETUP, { intent: 'begin', password: 'not it' }, { cookie });
    expect(wrong.status).toBe(400);
    const on = await switchOn(site, cookie);
    expect(on.begun.status).toBe(200);
    expect(on.uri).toMatch(/^otpauth:\/\/totp\/LFIS:editor%40school\.example\?/);
    expect(on.backupCodes).toHaveLength(10);
    expect((await site.get('/studio', { cookie: on.cookie })).status).toBe(200);
    const page = await (await site.get(SETUP, { cookie: on.cookie })).text();
    for (const code of on.backupCodes) expect(page).not.toContain(code);
    const again = { intent: 'confirm', uri: on.uri, code: codeOf(on.secret) };
    expect((await postForm(site, SETUP, again, { cookie: on.cookie })).status).toBe(302);

    const byApp = await giveCode(site, codeOf(on.secret), await givePassword(site, email));
    expect(byApp.headers.get('location')).toBe('/studio/account');
    expect((await site.get('/studio', { cookie: cookiesOf(byApp) })).status).toBe(200);

    const backup = on.backupCodes[3]!;
    const byBackup = await giveCode(site, backup, await givePassword(site, email));
    expect((await site.get('/studio', { cookie: cookiesOf(byBackup) })).status).toBe(200);
    expect((await giveCode(site, backup, await givePassword(site, email))).status).toBe(400);
  });

  test('before a code proves the app, nothing is on', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await joinAs(site, 'editor');
    await postForm(site, SETUP, { intent: 'begin', password: PASSWORD }, { cookie });
    const uri = 'otpauth://totp/x?secret=ABCD';
    const refused = await postForm(site, SETUP, { intent: 'confirm', uri, code: 'abcdef' }, { cookie });
    expect(refused.status).toBe(400);
    const signedIn = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
    expect(signedIn.headers.get('location')).toBe('/studio');
  });

  test('it goes off with the password only', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await joinAs(site, 'editor');
    const on = await switchOn(site, cookie);
    const off = (password: string) =>
      postForm(site, SETUP, { intent: 'end', password }, { cookie: on.cookie });
    expect((await off('not it')).status).toBe(400);
    await givePassword(site, email);
    const done = await off(PASSWORD);
    expect(done.headers.get('location')).toBe(`${SETUP}?done=off`);
    expect((await site.get('/studio', { cookie: cookiesOf(done) })).status).toBe(200);
    const signedIn = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
    expect(signedIn.headers.get('location')).toBe('/studio');
  });

  test('wrong codes lock the second step, whatever password is given again', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await joinAs(site, 'editor');
    const { secret } = await switchOn(site, cookie);
    const half = await givePassword(site, email);
    const answers: number[] = [];
    for (let tries = 0; tries < 5; tries++) answers.push((await giveCode(site, 'wrong', half)).status);
    expect(answers).toEqual([400, 400, 400, 400, 429]);
    const afresh = await givePassword(site, email);
    expect((await giveCode(site, codeOf(secret), afresh)).status).toBe(429);
    site.clock.now = new Date(site.clock.now.getTime() + 31_000);
    expect((await giveCode(site, codeOf(secret), afresh)).status).toBe(302);
  });

  test('without a password before it, the second step leads back to the first', async () => {
    const site = await openSite(await open());
    for (const cookie of ['', '__Host-studio.two_factor=made-up.signature', '__Host-studio.two_factor=%']) {
      expect((await site.get('/studio/second-step', { cookie })).headers.get('location')).toBe(
        '/studio/sign-in',
      );
      const posted = await postForm(site, '/studio/second-step', { code: '123456' }, { cookie });
      expect(posted.headers.get('location')).toBe('/studio/sign-in');
    }
  });
});
