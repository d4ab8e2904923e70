import { expect, test } from 'vitest';
import { codeOf } from '#tests/support/staff/authenticator-app.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { cookiesOf, type Joined, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/account/second-step', '/studio/second-step', '/studio/sign-in', '/studio/welcome');

const SETUP = '/studio/account/second-step';
const WINDOW_MS = 30_000;

async function switchOn(site: TestSite, cookie: string) {
  const setup = await postForm(site, SETUP, { intent: 'begin' }, { cookie });
  const uri = /name="uri" value="([^"]+)"/.exec(await setup.text())![1]!.replaceAll('&amp;', '&');
  const secret = new URL(uri).searchParams.get('secret')!;
  const confirmed = await postForm(site, SETUP, { intent: 'confirm', uri, code: codeOf(secret) }, { cookie });
  return { setup, uri, secret, confirmed, backupCodes: codesIn(await confirmed.text()) };
}

const codesIn = (page: string) => [...page.matchAll(/<li>(\w{5}-\w{5})<\/li>/g)].map(([, code]) => code!);

async function givePassword(site: TestSite, email: string) {
  const response = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
  expect(response.headers.get('location')).toBe('/studio/second-step?then=%2Fstudio');
  const cookie = cookiesOf(response);
  expect((await site.get('/studio', { cookie })).status).toBe(302);
  return { cookie };
}

const giveCode = (site: TestSite, code: string, headers: { cookie: string }) =>
  postForm(site, '/studio/second-step?then=%2Fstudio%2Faccount', { code }, headers);

/** As if so much time had passed that every code is a new one. */
const forgetUsedCodes = (site: TestSite) =>
  site.services.database.writes.updateTable('staff_two_factors').set({ used_step: null }).execute();

const actionsOf = async (site: TestSite, { id }: Joined) =>
  (
    await site.services.database.reads
      .selectFrom('audit_entries')
      .select('action')
      .where('staff_id', '=', id)
      .where('action', 'in', ['sign-in', 'lock-out'])
      .execute()
  )
    .map(({ action }) => action)
    .toSorted();

onAnyEngine((open) => {
  test('switched on, the password alone is not enough; the app’s code is accepted, a backup code once', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const on = await switchOn(site, cookie);
    expect(on.setup.status).toBe(200);
    expect(on.uri).toMatch(/^otpauth:\/\/totp\/LFIS:editor%40school\.example\?/);
    expect(on.backupCodes).toHaveLength(10);
    expect((await site.get('/studio', { cookie })).status).toBe(200);
    const page = await (await site.get(SETUP, { cookie })).text();
    for (const code of on.backupCodes) expect(page).not.toContain(code);
    const again = { intent: 'confirm', uri: on.uri, code: codeOf(on.secret) };
    expect((await postForm(site, SETUP, again, { cookie })).status).toBe(302);

    const byApp = await giveCode(site, codeOf(on.secret, 1), await givePassword(site, email));
    expect(byApp.headers.get('location')).toBe('/studio/account');
    expect((await site.get('/studio', { cookie: cookiesOf(byApp) })).status).toBe(200);

    const backup = on.backupCodes[3]!;
    expect(on.backupCodes.join('')).not.toMatch(/[A-Zilou]/);
    const byBackup = await giveCode(site, backup, await givePassword(site, email));
    expect((await site.get('/studio', { cookie: cookiesOf(byBackup) })).status).toBe(200);
    expect((await giveCode(site, backup, await givePassword(site, email))).status).toBe(400);

    // As somebody reads it from paper.
    const another = on.backupCodes[4]!.toUpperCase()
      .replace('-', '')
      .replaceAll('0', 'O')
      .replaceAll('1', 'I');
    expect((await giveCode(site, another, await givePassword(site, email))).status).toBe(302);
    expect((await giveCode(site, another, await givePassword(site, email))).status).toBe(400);
  });

  test('before a code proves the app, nothing is switched on', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    await postForm(site, SETUP, { intent: 'begin' }, { cookie });
    const uri = 'otpauth://totp/x?secret=ABCD';
    const refused = await postForm(site, SETUP, { intent: 'confirm', uri, code: 'abcdef' }, { cookie });
    expect(refused.status).toBe(400);
    const signedIn = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
    expect(signedIn.headers.get('location')).toBe('/studio');
  });

  test('after switching it off, the password alone is enough', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    await switchOn(site, cookie);
    await givePassword(site, email);
    const done = await postForm(site, SETUP, { intent: 'end' }, { cookie });
    expect(done.headers.get('location')).toBe(`${SETUP}?done=off#said`);
    expect((await site.get('/studio', { cookie })).status).toBe(200);
    const signedIn = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
    expect(signedIn.headers.get('location')).toBe('/studio');
  });

  test('new backup codes replace the old ones', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const on = await switchOn(site, cookie);
    const made = await postForm(site, SETUP, { intent: 'codes' }, { cookie });
    const codes = codesIn(await made.text());
    expect(codes).toHaveLength(10);
    expect((await giveCode(site, on.backupCodes[0]!, await givePassword(site, email))).status).toBe(400);
    expect((await giveCode(site, codes[0]!, await givePassword(site, email))).status).toBe(302);
  });

  test('wrong codes lock the second step, even after the password is entered again', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const { secret } = await switchOn(site, cookie);
    const half = await givePassword(site, email);
    const answers: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) answers.push((await giveCode(site, 'wrong', half)).status);
    expect(answers).toEqual([400, 400, 400, 400, 429]);
    const afresh = await givePassword(site, email);
    expect((await giveCode(site, codeOf(secret, 1), afresh)).status).toBe(429);
    site.clock.now = new Date(site.clock.now.getTime() + 31_000);
    expect((await giveCode(site, codeOf(secret, 1), afresh)).status).toBe(302);
  });

  test('a code is accepted once: not again after setting up, not for a second sign-in, and from one of two at once', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const { secret } = await switchOn(site, cookie);
    expect((await giveCode(site, codeOf(secret), await givePassword(site, email))).status).toBe(400);
    await forgetUsedCodes(site);
    const halves = [await givePassword(site, email), await givePassword(site, email)];
    const code = codeOf(secret, 1);
    const both = await Promise.all(halves.map((half) => giveCode(site, code, half)));
    expect(both.map(({ status }) => status).sort()).toEqual([302, 400]);
    expect((await giveCode(site, code, await givePassword(site, email))).status).toBe(400);
    // An earlier one was never used, but is invalid all the same.
    expect((await giveCode(site, codeOf(secret), await givePassword(site, email))).status).toBe(400);
  });

  longTest(
    'somebody with a session of their own and another’s password guesses no code of theirs',
    async () => {
      const site = await openSite(await open());
      const { url } = await listen(site);
      const victim = await signInAs(site, 'administrator');
      const { secret } = await switchOn(site, victim.cookie);
      const insider = await signInAs(site, 'editor');
      const own = await switchOn(site, insider.cookie);
      await forgetUsedCodes(site);
      const post = (path: string, fields: Record<string, string>, cookie: string) =>
        fetch(url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: site.services.config.siteUrl, cookie },
          body: new URLSearchParams(fields),
        });
      const credentials = { email: victim.email, password: PASSWORD };
      const half = async () => cookiesOf(await post('/studio/sign-in', credentials, insider.cookie));
      const before = await actionsOf(site, insider);

      // The insider's own code, which is valid for the session, is not accepted at the victim's second step.
      const cookie = `${insider.cookie}; ${await half()}`;
      const withOwn = await post('/studio/second-step', { code: codeOf(own.secret) }, cookie);
      expect([withOwn.status, cookiesOf(withOwn)]).toEqual([400, '']);

      const answers = new Map<number, number>();
      for (let attempt = 1; attempt < 160; attempt++) {
        const code = String(attempt).padStart(6, '0');
        if ([-1, 0, 1].some((ahead) => codeOf(secret, ahead) === code)) continue;
        const { status } = await post('/studio/second-step', { code }, cookie);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
      expect(answers.get(400)).toBe(3);
      expect([...answers.keys()].sort()).toEqual([400, 429]);
      // Somebody with the victim's phone is locked out of this, too, and the log names whose code was
      // guessed.
      const right = await post('/studio/second-step', { code: codeOf(secret, 1) }, cookie);
      expect(right.status).toBe(429);
      expect(await actionsOf(site, victim)).toEqual(['lock-out', 'sign-in']);
      expect(await actionsOf(site, insider)).toEqual(before);

      site.clock.now = new Date(site.clock.now.getTime() + 2 * WINDOW_MS);
      const through = await post(
        '/studio/second-step',
        { code: codeOf(secret, 1) },
        `${insider.cookie}; ${await half()}`,
      );
      expect(through.status).toBe(302);
      const page = await fetch(`${url}/studio`, { headers: { cookie: cookiesOf(through) } });
      expect(await page.text()).toContain('The administrator');
    },
  );

  test('a backup code is accepted once, also from one of ten at once; two at once are both used up', async () => {
    const site = await openSite(await open(), { TRUST_PROXY: 'on' });
    const { url } = await listen(site);
    const { cookie, email } = await signInAs(site, 'editor');
    const { backupCodes } = await switchOn(site, cookie);
    const give = async (codes: string[]) => {
      // The attempts are counted per person, which is not what is tested here.
      await site.services.database.writes.deleteFrom('sign_in_failures').execute();
      const halves: string[] = [];
      for (const _ of codes) halves.push((await givePassword(site, email)).cookie);
      const answers = await Promise.all(
        codes.map((code, at) =>
          fetch(`${url}/studio/second-step`, {
            method: 'POST',
            redirect: 'manual',
            headers: { origin: site.services.config.siteUrl, cookie: halves[at]! },
            body: new URLSearchParams({ code }),
          }),
        ),
      );
      return answers.map((answer) => (cookiesOf(answer).includes('session_token=') ? 'in' : 'out'));
    };
    const [one, two, three] = backupCodes as [string, string, string];
    expect((await give(Array<string>(10).fill(one))).filter((answer) => answer === 'in')).toEqual(['in']);
    expect(await give([one])).toEqual(['out']);
    // Two different ones: neither makes the other valid again.
    await give([two, three]);
    for (const code of [two, three]) await give([code]);
    for (const code of [one, two, three]) expect(await give([code]), code).toEqual(['out']);
    expect(await give([backupCodes[3]!])).toEqual(['in']);
  });

  test('with two unfinished sign-ins in one browser, a code completes the one that it belongs to', async () => {
    const site = await openSite(await open());
    const { url } = await listen(site);
    const victim = await signInAs(site, 'administrator');
    await switchOn(site, victim.cookie);
    const insider = await signInAs(site, 'editor');
    const own = await switchOn(site, insider.cookie);
    await forgetUsedCodes(site);
    const halfOf = async (email: string) =>
      /[^;\s]*two_factor=[^;]+/.exec((await givePassword(site, email)).cookie)![0];
    const [theirs, mine] = [await halfOf(victim.email), await halfOf(insider.email)];
    const value = (half: string) => half.slice(half.indexOf('=') + 1);
    const [challenge, signature] = [value(theirs).split('.')[0]!, value(mine).split('.')[1]!];
    const name = theirs.slice(0, theirs.indexOf('='));
    const give = (cookie: string) =>
      fetch(`${url}/studio/second-step`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.services.config.siteUrl, cookie },
        body: new URLSearchParams({ code: codeOf(own.secret, 1) }),
      });
    for (const cookie of [
      `${theirs}; ${mine}`,
      `${theirs};${mine}`,
      // Another's challenge with a signature of one's own.
      `${name}=${challenge}.${signature}`,
      `${name}=${challenge}; ${mine}`,
      `${name}="${value(theirs)}"; ${mine}`,
    ]) {
      const answer = await give(cookie);
      expect([400, 302], cookie).toContain(answer.status);
      expect(cookiesOf(answer), cookie).not.toContain('session_token=');
      await forgetUsedCodes(site);
      await site.services.database.writes.deleteFrom('sign_in_failures').execute();
    }
    const through = await give(`${mine}; ${theirs}`);
    const page = await fetch(`${url}/studio`, { headers: { cookie: cookiesOf(through) } });
    const html = await page.text();
    expect(html).toContain('The editor');
    expect(html).not.toContain('The administrator');
  });

  test('without a password first, the second step redirects to the sign-in', async () => {
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
