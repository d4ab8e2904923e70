import { expect, test } from 'vitest';
import { inviteFirstAdministrator } from '#app/access/people/invitation-codes.server.ts';
import { studioPages, studioPaths } from '#app/access/studio-addresses.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { albumState, draftAlbum } from '#tests/support/content/albums.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { codeOf } from '#tests/support/staff/authenticator-app.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { linkIn } from '#tests/support/staff/mail-link.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { softwarePasskey } from '#tests/support/staff/software-passkey.ts';
import { cookiesOf, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const ORIGIN = 'https://school.example';
const SETUP = '/studio/account/second-step';
const DAY = 86_400_000;

async function addPasskey(site: TestSite, cookie: string) {
  const passkey = softwarePasskey(ORIGIN);
  const options = await site.get('/studio/auth/passkey/generate-register-options', { cookie });
  const { challenge } = (await options.json()) as { challenge: string };
  const headers = { origin: ORIGIN, cookie: `${cookie}; ${cookiesOf(options)}` };
  const body = { response: passkey.register(challenge) };
  const kept = await site.post('/studio/auth/passkey/verify-registration', body, headers);
  expect(kept.status).toBe(200);
  const { id } = await site.services.database.reads
    .selectFrom('staff_passkeys')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { passkey, id };
}

async function switchOn(site: TestSite, cookie: string) {
  const setupPage = await (await postForm(site, SETUP, { intent: 'begin' }, { cookie })).text();
  const uri = /name="uri" value="([^"]+)"/.exec(setupPage)![1]!.replaceAll('&amp;', '&');
  const secret = new URL(uri).searchParams.get('secret')!;
  const confirmed = await postForm(site, SETUP, { intent: 'confirm', uri, code: codeOf(secret) }, { cookie });
  const codes = [...(await confirmed.text()).matchAll(/<li>(\w{5}-\w{5})<\/li>/g)].map(([, code]) => code!);
  return { secret, codes };
}

const textOf = (raw: string) => Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');

onAnyEngine((open) => {
  test('their owner gets a mail about every added or removed factor, without secrets', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const { id } = await addPasskey(site, cookie);
    await runDue();
    const { secret, codes } = await switchOn(site, cookie);
    await runDue();
    await postForm(site, SETUP, { intent: 'codes' }, { cookie });
    await runDue();
    await postForm(site, SETUP, { intent: 'end' }, { cookie });
    await runDue();
    await postForm(site, '/studio/account/passkeys', { intent: 'delete', id }, { cookie });
    await runDue();
    expect(sink.received.map(({ to }) => to)).toEqual([[email], [email], [email], [email], [email]]);
    const texts = sink.received.map(({ raw }) => textOf(raw));
    expect(texts.map((text) => text.split(',')[0])).toEqual([
      'A passkey was added to your studio account',
      'Two-step sign-in was turned on for your studio account',
      'New backup codes were created for your studio account',
      'Two-step sign-in was turned off for your studio account',
      'A passkey was deleted from your studio account',
    ]);
    for (const text of texts) {
      expect(text).toContain('15 Nov 2026');
      for (const hidden of [secret, ...codes, id]) expect(text).not.toContain(hidden);
      expect(text).not.toMatch(/code=/);
    }
  });

  test('a password reset by mail shows the remaining factors, and removes them', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const { id, passkey } = await addPasskey(site, cookie);
    const { secret } = await switchOn(site, cookie);
    await postForm(site, '/studio/forgotten-password', { email });
    await runDue();
    const wanted = 'four entirely new words';
    const link = linkIn(sink.received.find(({ raw }) => textOf(raw).includes('?code='))!.raw);
    const set = await postForm(site, link, { password: wanted });
    const page = set.headers.get('location')!;
    expect(page).toMatch(/^\/studio\/new-password\/factors\?code=[\w-]{32}$/);
    const shown = await (await site.get(page)).text();
    expect(shown).toContain('Two-step sign-in');
    // An irreversible action names its target.
    expect(shown).toMatch(
      /<summary[^>]*aria-label="Delete Passkey without a name".*You will not be able to sign in with “Passkey without a name”/s,
    );

    const removed = await postForm(site, page, { intent: 'delete', id });
    expect(removed.headers.get('location')).toBe(`${page}&done=deleted`);
    const options = await site.get('/studio/auth/passkey/generate-authenticate-options');
    const { challenge } = (await options.json()) as { challenge: string };
    const headers = { origin: ORIGIN, cookie: cookiesOf(options) };
    const body = { response: passkey.show(challenge) };
    expect((await site.post('/studio/auth/passkey/verify-authentication', body, headers)).status).toBe(401);

    // Access to the mailbox alone does not switch off what the password protects.
    expect((await postForm(site, page, { intent: 'end', proof: '' })).status).toBe(400);
    expect((await postForm(site, page, { intent: 'end', proof: '000000' })).status).toBe(400);
    const ended = await postForm(site, page, { intent: 'end', proof: codeOf(secret, 1) });
    expect(ended.headers.get('location')).toBe(`${page}&done=ended`);
    expect(await (await site.get(page)).text()).toContain('Only your new password can be used to sign in');
    const signedIn = await postForm(site, '/studio/sign-in', { email, password: wanted });
    expect(signedIn.headers.get('location')).toBe('/studio');
    const auditEntries = await site.services.database.reads
      .selectFrom('audit_entries')
      .select('action')
      .execute();
    expect(auditEntries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['reset-password', 'delete-passkey', 'second-step-off']),
    );
  });

  test('the page about remaining factors opens for the link’s owner only', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const { id } = await addPasskey(site, cookie);
    const made = '/studio/new-password/factors?code=made-up';
    expect(await (await site.get(made)).text()).toContain('This page has expired after 15 minutes');
    await postForm(site, made, { intent: 'delete', id });
    const kept = await site.services.database.reads.selectFrom('staff_passkeys').select('id').execute();
    expect(kept).toEqual([{ id }]);
  });

  test('an administrator with only a password sees the deadline, and after it is redirected to the setup', async () => {
    const site = await openSite(await open());
    const code = (await inviteFirstAdministrator(site.services.database.writes, SCHOOL, NOW))!;
    const person = { email: 'head@school.example', name: 'The head', password: PASSWORD };
    const cookie = cookiesOf(await postForm(site, `/studio/welcome?code=${code}`, person));
    const html = await (await site.get('/studio', { cookie })).text();
    expect(html).toContain('by 22 Nov 2026');

    site.clock.now = new Date(NOW.getTime() + 7 * DAY);
    for (const path of [
      '/studio',
      '/studio/people',
      '/studio/content/news',
      '/studio/ACCOUNT',
      '/studio/x',
    ]) {
      const led = await site.get(path, { cookie });
      expect([led.status, led.headers.get('location')], path).toEqual([302, '/studio/account']);
      const posted = await postForm(site, path, { intent: 'save' }, { cookie });
      expect([302, 405], path).toContain(posted.status);
    }
    for (const path of ['/studio/account', SETUP, '/studio/account/passkeys'])
      expect(await (await site.get(path, { cookie })).text(), path).toContain('Account security');
    // The proof that the setup requires can be given, too.
    expect((await postForm(site, '/studio/prove', { password: PASSWORD }, { cookie })).status).toBe(303);
    await addPasskey(site, cookie);
    const page = await site.get('/studio', { cookie });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('Account security');
    expect((await postForm(site, '/studio/sign-out', {}, { cookie })).status).toBe(302);
  });

  test('after that day nothing else of the studio answers them either, whatever they send', async () => {
    const site = await openSite(await open());
    const { url } = await listen(site);
    const head = { email: 'head@school.example', factor: false };
    const { cookie } = await signInAs(site, 'administrator', head);
    const { cookie: editor } = await signInAs(site, 'editor');
    const albumId = await draftAlbum(site, cookie);
    const photo = await paint({ colour: '#c04020' }).jpeg().toBuffer();
    const upload = await tusClient({ url }, cookie, { origin: ORIGIN }).create(photo.length, { albumId });
    await tusClient(site, editor).send(photo, { albumId, position: 1 });
    const picture = renditionUrl((await albumState(site, cookie, albumId)).photos[0]!.path, 320, 'webp');
    const call = (path: string, method: string, more: RequestInit = {}) =>
      fetch(url + path, {
        method,
        redirect: 'manual',
        ...more,
        headers: { cookie, origin: ORIGIN, ...(more.headers as Record<string, string>) },
      });
    const form = () => {
      const sent = new FormData();
      sent.append('photos', new File([new Uint8Array(photo)], 'a.jpg'));
      return { body: sent };
    };
    expect((await call(picture, 'GET')).status, 'before').toBe(200);
    const draftsBefore = await site.services.database.reads
      .selectFrom('content_drafts')
      .select('item_id')
      .execute();

    site.clock.now = new Date(NOW.getTime() + 7 * DAY);
    const stillOpen = ['account', 'ownSecondStep', 'ownPasskeys', 'prove'];
    for (const [name, { path, read }] of Object.entries(studioPages)) {
      if (read === 'open' || read === 'leads on' || stillOpen.includes(name)) continue;
      const address = path.replaceAll(/:\w+/g, (key) => (key === ':type' ? 'albums' : albumId));
      const page = await call(address, 'GET');
      expect([page.status, page.headers.get('location')], path).toEqual([302, '/studio/account']);
      expect(await (await call(`${address}.data`, 'GET')).text(), path).toContain('/studio/account');
      const sent = await call(address, 'POST', { body: new URLSearchParams({ intent: 'save' }) });
      expect([302, 405], path).toContain(sent.status);
      if (sent.status === 302) expect(sent.headers.get('location'), path).toBe('/studio/account');
    }
    // Not pages: each redirects to sign-in, and sign-in to setting up a factor.
    const toTheDoor = [
      await call(studioPaths.share, 'POST', form()),
      await call(`${studioPaths.share}?album=${albumId}`, 'POST', form()),
      ...(await Promise.all(
        ['albums/' + albumId, 'profile', 'look/home', 'look/drawn/card', `in/hi/albums/${albumId}`].map(
          (preview) => call(`${studioPaths.preview}/${preview}`, 'GET'),
        ),
      )),
    ];
    for (const answer of toTheDoor) {
      expect(answer.headers.get('location'), answer.url).toMatch(/^\/studio\/sign-in\?then=/);
      const door = await call(answer.headers.get('location')!, 'GET');
      expect([door.status, door.headers.get('location')], answer.url).toEqual([302, '/studio/account']);
    }
    const tus = tusClient({ url }, cookie, { origin: ORIGIN });
    const there = upload.headers.get('location')!;
    const uploads = [
      await tus.create(photo.length, { albumId }),
      await tus.head(there),
      await tus.patch(there, 0, photo),
      await tus.remove(there),
    ];
    expect(uploads.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await call(picture, 'GET')).status, 'a picture of a draft').toBe(404);
    expect(await (await call(studioPaths.editWorker, 'GET')).text()).toContain('unregister');
    const drafts = await site.services.database.reads
      .selectFrom('content_drafts')
      .select('item_id')
      .execute();
    expect(drafts).toEqual(draftsBefore);
    expect((await albumState(site, editor, albumId)).photos).toHaveLength(1);

    await addPasskey(
      site,
      cookiesOf(await postForm(site, '/studio/sign-in', { email: head.email, password: PASSWORD })),
    );
    expect((await call(picture, 'GET')).status, 'with a factor').toBe(200);
    expect((await call(`${studioPaths.preview}/profile/profile`, 'GET')).status).toBe(200);
  });

  test('an editor needs none; a new administrator has a week', async () => {
    const site = await openSite(await open());
    const admin = await signInAs(site, 'administrator');
    const editor = await signInAs(site, 'editor');
    site.clock.now = new Date(NOW.getTime() + 30 * DAY);
    const again = async (email: string) =>
      cookiesOf(await postForm(site, '/studio/sign-in', { email, password: PASSWORD }));
    const [adminCookie, cookie] = [await again(admin.email), await again(editor.email)];
    const page = async () => (await site.get('/studio', { cookie })).text();
    expect(await page()).not.toContain('Account security');
    const raise = { intent: 'role', id: editor.id, role: 'administrator' };
    expect((await postForm(site, '/studio/people', raise, { cookie: adminCookie })).status).toBe(302);
    expect(await page()).toContain('by 22 Dec 2026');
  });

  test('common passwords and those made of public facts are refused wherever one is chosen', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const code = (await inviteFirstAdministrator(site.services.database.writes, SCHOOL, NOW))!;
    const join = (password: string) =>
      postForm(site, `/studio/welcome?code=${code}`, {
        email: 'head.verma@school.example',
        name: 'Asha Verma',
        password,
      });
    for (const password of ['qwertyuiop', 'password12', 'LFIS-2026-2026', 'head.verma2026', 'Asha-Verma!']) {
      const refused = await join(password);
      expect(refused.status, password).toBe(400);
      expect(await refused.text()).toContain('this one is easy to guess');
    }
    const joined = await join(PASSWORD);
    expect(joined.status).toBe(302);
    const cookie = cookiesOf(joined);
    const change = { intent: 'password', current: PASSWORD, password: 'password12' };
    expect((await postForm(site, '/studio/account', change, { cookie })).status).toBe(400);
    await postForm(site, '/studio/forgotten-password', { email: 'head.verma@school.example' });
    await runDue();
    const link = linkIn(sink.received[0]!.raw);
    expect((await postForm(site, link, { password: 'password12' })).status).toBe(400);
    expect((await postForm(site, link, { password: 'four entirely new words' })).status).toBe(302);
  });
});
