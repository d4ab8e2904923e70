import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { cookiesOf, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/studio/account',
  '/studio/content/:type',
  '/studio/language',
  '/studio/sign-in',
  '/studio/welcome',
);

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function signInElsewhere(site: TestSite, email: string, userAgent = PHONE): Promise<string> {
  const response = await postForm(
    site,
    '/studio/sign-in',
    { email, password: PASSWORD },
    { 'user-agent': userAgent },
  );
  return cookiesOf(response);
}

const isIn = async (site: TestSite, cookie: string) => (await site.get('/studio', { cookie })).status === 200;

onAnyEngine((open) => {
  test('sessions are listed in plain words, this one marked, and end one by one or all but this', async () => {
    const site = await openSite(await open());
    const { cookie, email, id } = await signInAs(site, 'editor');
    const phone = await signInElsewhere(site, email);
    const page = await (await site.get('/studio/account', { cookie })).text();
    expect(page).toContain('Chrome on Android');
    expect(page.match(/this device/g)).toHaveLength(1);

    const { id: phoneSession } = await site.services.database.reads
      .selectFrom('staff_sessions')
      .select('id')
      .where('user_id', '=', id)
      .where('user_agent', '=', PHONE)
      .executeTakeFirstOrThrow();
    const end = { intent: 'end-session', id: phoneSession };
    // Somebody else cannot end it by knowing its id.
    const stranger = await signInAs(site, 'administrator');
    await postForm(site, '/studio/account', end, { cookie: stranger.cookie });
    expect(await isIn(site, phone)).toBe(true);
    const ended = await postForm(site, '/studio/account', end, { cookie });
    expect(ended.headers.get('location')).toBe('/studio/account?done=session#said');
    expect(await isIn(site, phone)).toBe(false);

    const others = [await signInElsewhere(site, email), await signInElsewhere(site, email)];
    await postForm(site, '/studio/account', { intent: 'end-others' }, { cookie });
    for (const other of others) expect(await isIn(site, other)).toBe(false);
    expect(await isIn(site, cookie)).toBe(true);
    expect(await isIn(site, stranger.cookie)).toBe(true);
  });

  test('a new password needs the old one, counts wrong ones, and signs out everywhere else', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'editor');
    const phone = await signInElsewhere(site, email);
    const change = (current: string, password: string) =>
      postForm(site, '/studio/account', { intent: 'password', current, password }, { cookie });
    expect((await change('not it', 'four entirely new words')).status).toBe(400);
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect(await isIn(site, phone)).toBe(true);
    const changed = await change(PASSWORD, 'four entirely new words');
    expect(changed.headers.get('location')).toBe('/studio/account?done=password#said');
    expect([await isIn(site, phone), await isIn(site, cookie)]).toEqual([false, true]);
    const again = { email, password: 'four entirely new words' };
    expect((await postForm(site, '/studio/sign-in', again)).status).toBe(302);

    const misses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++)
      misses.push((await change('not it', 'does not matter')).status);
    expect(misses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('a new name appears in the frame and in the audit log', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    const name = 'श्रीमती आशा देवी';
    expect((await postForm(site, '/studio/account', { intent: 'name', name: ' ' }, { cookie })).status).toBe(
      400,
    );
    expect((await postForm(site, '/studio/account', { intent: 'name', name }, { cookie })).status).toBe(302);
    expect(await (await site.get('/studio', { cookie })).text()).toContain(name);
    const { before, after } = await database.reads
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'rename')
      .executeTakeFirstOrThrow();
    expect([before, after].map((json) => JSON.parse(json!) as unknown)).toEqual([
      { name: 'The editor' },
      { name },
    ]);
  });

  test('everybody has the studio in the language they chose, independent of others', async () => {
    const site = await openSite(await open());
    const asha = await signInAs(site, 'editor', { email: 'asha@school.example' });
    const ravi = await signInAs(site, 'editor', { email: 'ravi@school.example' });
    const read = async (path: string, cookie: string) => (await site.get(path, { cookie })).text();
    const choose = (language: string) =>
      postForm(site, '/studio/account', { intent: 'language', language }, { cookie: asha.cookie });
    expect(await read('/studio', asha.cookie)).toContain('<html lang="en-IN">');

    const chosen = await choose('hi');
    expect(chosen.headers.get('location')).toBe('/studio/account?done=language#said');
    const account = await read('/studio/account?done=language', asha.cookie);
    expect(account).toContain('<html lang="hi-IN">');
    expect(account).toContain('<h1>आपका खाता</h1>');
    expect(account).toContain('अब स्टूडियो हिंदी में है।');
    const notices = await read('/studio/content/notifications', asha.cookie);
    expect(notices).toContain('<h1>सूचनाएँ</h1>');
    expect(notices).toContain('<title>सूचनाएँ · स्टूडियो</title>');
    expect(await read('/studio/content/notifications', ravi.cookie)).toContain('<h1>Notices</h1>');
    // Public pages have the language of their address.
    expect(await read('/', asha.cookie)).toMatch(/<html lang="en-IN"[ >]/);

    // On another device, too; and the sign-in page remembers the last choice.
    const phone = await signInElsewhere(site, asha.email);
    expect(await read('/studio', phone)).toContain('<html lang="hi-IN">');
    expect(await read('/studio/sign-in', cookiesOf(chosen))).toContain('<h1>साइन इन</h1>');
    expect(await read('/studio/sign-in', '')).toContain('<h1>Sign in</h1>');
    expect((await choose('fr')).status).toBe(400);
    expect(await read('/studio', asha.cookie)).toContain('<html lang="hi-IN">');
  });

  test('the switch in the menu returns to the same page, and works before signing in', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const switchTo = (fields: Record<string, string>, headers = {}) =>
      postForm(site, '/studio/language', fields, headers);
    const turned = await switchTo({ language: 'hi', back: '/studio/content/news?q=a' }, { cookie });
    expect(turned.headers.get('location')).toBe('/studio/content/news?q=a');
    expect(await (await site.get('/studio', { cookie })).text()).toContain('<html lang="hi-IN">');

    const atDoor = await switchTo({ language: 'hi', back: '/studio/sign-in' });
    expect(atDoor.headers.get('location')).toBe('/studio/sign-in');
    const door = await site.get('/studio/sign-in', { cookie: cookiesOf(atDoor) });
    expect(await door.text()).toContain('<html lang="hi-IN">');

    const odd = await switchTo({ language: 'fr', back: 'https://example.com/studio' }, { cookie });
    expect([odd.headers.get('location'), odd.headers.getSetCookie()]).toEqual(['/studio', []]);
    const foreign = await switchTo({ language: 'en' }, { cookie, origin: 'https://example.com' });
    expect(foreign.status).toBe(403);
    expect(await (await site.get('/studio', { cookie })).text()).toContain('<html lang="hi-IN">');
  });
});
