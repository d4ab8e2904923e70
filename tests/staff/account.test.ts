import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { cookiesOf, joinAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';

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

onEachEngine((open) => {
  test('sessions are listed in plain words, this one marked, and end one by one or all but this', async () => {
    const site = await openSite(await open());
    const { cookie, email, id } = await joinAs(site, 'editor');
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
    const stranger = await joinAs(site, 'administrator');
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

  test('a new password needs the old one, counts its misses, and signs out everywhere else', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await joinAs(site, 'editor');
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
    for (let tries = 0; tries < 6; tries++) misses.push((await change('not it', 'does not matter')).status);
    expect(misses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test('a new name stands in the frame and in the audit log', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await joinAs(site, 'editor');
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
});
