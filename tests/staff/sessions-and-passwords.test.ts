import { expect, test } from 'vitest';
import { STAYS_HEADER } from '#app/access/sessions/stays-header.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { linkIn } from '#tests/support/staff/mail-link.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { cookiesOf, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/content/:type/:id',
  '/studio/forgotten-password',
  '/studio/new-password',
  '/studio/people',
  '/studio/sign-in',
  '/studio/sign-out',
  '/studio/welcome',
);

onAnyEngine((open, engine) => {
  test('the session cookie is limited to this host, and hidden from scripts and other sites', async () => {
    const site = await openSite(await open());
    const { email } = await signInAs(site, 'editor');
    const response = await postForm(site, '/studio/sign-in', { email, password: PASSWORD });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/studio');
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-studio\.\w+=/);
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
      expect(cookie).not.toMatch(/domain=/i);
    }
  });

  test('after signing out, the cookie is worthless, whoever has kept it', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    expect((await site.get('/studio', { cookie })).status).toBe(200);
    const out = await postForm(site, '/studio/sign-out', {}, { cookie });
    expect(out.headers.get('location')).toBe('/studio/sign-in');
    expect(cookiesOf(out)).toBe('');
    expect((await site.get('/studio', { cookie })).headers.get('location')).toBe('/studio/sign-in');
    const actions = await database.reads.selectFrom('audit_entries').select('action').orderBy('id').execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(['join', 'sign-in', 'sign-out']);
  });

  test('signed out while writing, a script gets a message; a form without one is redirected to the sign-in', async () => {
    const site = await openSite(await open());
    const fields = { intent: 'save', title: 'Written for an hour' };
    const path = '/studio/content/news/0123456789abcdefghijklmnop';
    const heard = await postForm(site, `${path}.data`, fields, { [STAYS_HEADER]: 'yes' });
    expect([heard.status, heard.headers.get('location')]).toEqual([401, null]);
    const led = await postForm(site, path, fields);
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `/studio/sign-in?then=${encodeURIComponent(path)}`,
    ]);
  });

  test('with the database unavailable, the next link leads back into the studio', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    site.services.database = failingDatabase(engine, awayError(engine));
    const response = await site.get('/studio', { cookie });
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/href="\/studio">Go to studio home</);
  });

  test('another school’s staff cannot enter by password, link or session', async () => {
    const database = await open();
    await createTestSchool(database, 'OTHER');
    const theirs = await openSite(database, { SCHOOL_CODE: 'OTHER' }, { school: false });
    const { cookie, email, id } = await signInAs(theirs, 'administrator');
    const ours = await openSite(database);
    expect((await theirs.get('/studio', { cookie })).status).toBe(200);
    expect((await ours.get('/studio', { cookie })).status).toBe(302);
    expect((await postForm(ours, '/studio/sign-in', { email, password: PASSWORD })).status).toBe(400);
    expect((await postForm(ours, '/studio/forgotten-password', { email })).status).toBe(200);
    expect(await database.reads.selectFrom('jobs').select('id').execute()).toEqual([]);

    const admin = await signInAs(ours, 'administrator', { email: 'own@school.example' });
    const removal = await postForm(
      ours,
      '/studio/people',
      { intent: 'remove', id },
      { cookie: admin.cookie },
    );
    expect(removal.status).toBe(404);
    expect(await (await ours.get('/studio/people', { cookie: admin.cookie })).text()).not.toContain(email);
  });

  test('a forgotten password gets the same answer for everybody; only an existing person gets a mail', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { email } = await signInAs(site, 'editor');
    const ask = async (address: string) => {
      const response = await postForm(site, '/studio/forgotten-password', { email: address });
      return [response.status, (await response.text()).replaceAll(/nonce="[^"]+"/g, '')];
    };
    expect(await ask('nobody@school.example')).toEqual(await ask(email.toUpperCase()));
    await runDue();
    expect(sink.received.map(({ to }) => to)).toEqual([[email]]);
  });

  test('the link from the mail sets a new password once and ends every session', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { email, cookie } = await signInAs(site, 'editor');
    await postForm(site, '/studio/forgotten-password', { email });
    await runDue();
    const link = linkIn(sink.received[0]!.raw);
    const jobs = await site.services.database.reads.selectFrom('jobs').selectAll().execute();
    expect(jobs.map(({ kind, state, payload }) => [kind, state, payload])).toEqual([
      ['send-staff-mail', 'done', '{}'],
    ]);
    const stored = await site.services.database.reads
      .selectFrom('staff_verifications' as never)
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(link.split('=')[1]);

    expect(await (await site.get(link)).text()).toContain('The editor');
    expect((await postForm(site, link, { password: 'short' })).status).toBe(400);
    const wanted = 'three new words here';
    const done = await postForm(site, link, { password: wanted });
    expect(done.headers.get('location')).toBe('/studio/sign-in?done=new-password');
    expect((await site.get('/studio', { cookie })).status).toBe(302);
    expect((await postForm(site, '/studio/sign-in', { email, password: PASSWORD })).status).toBe(400);
    expect((await postForm(site, '/studio/sign-in', { email, password: wanted })).status).toBe(302);
    expect((await postForm(site, link, { password: 'once more please' })).status).toBe(410);
    const { action } = await site.services.database.reads
      .selectFrom('audit_entries')
      .select('action')
      .where('action', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    expect(action).toBe('reset-password');
  });

  test('repeated requests for links are delayed', async () => {
    const site = await openSite(await open());
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 31; attempt++)
      statuses.push(
        (await postForm(site, '/studio/forgotten-password', { email: `somebody${attempt}@school.example` }))
          .status,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  test('nobody can block another’s requests, or fill their mailbox; the latest link always works', async () => {
    const { site, sink, runDue, passTime } = await openSiteWithMail(await open(), { TRUST_PROXY: 'on' });
    const { email } = await signInAs(site, 'editor');
    const { url } = await listen(site);
    const ask = async (address: string, from: string) => {
      const answer = await fetch(`${url}/studio/forgotten-password`, {
        method: 'POST',
        headers: { origin: 'https://school.example', 'x-forwarded-for': from },
        body: new URLSearchParams({ email: address }),
      });
      return [answer.status, (await answer.text()).replaceAll(/nonce="[^"]+"/g, '')] as const;
    };
    const [, firstAnswer] = await ask(email, '203.0.113.1');
    for (let attempt = 0; attempt < 20; attempt++) await ask(email, `203.0.113.${attempt}`);
    // Their own network is not counted with the other one, and the answer is the same for a stranger's
    // address.
    expect(await ask(email, '192.0.2.1')).toEqual([200, firstAnswer]);
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await ask('nobody@school.example', '192.0.2.1')).toEqual([200, firstAnswer]);
    await runDue();
    expect(sink.received.map(({ to }) => to)).toEqual([[email], [email], [email]]);
    // An hour later one more is sent, however many are requested.
    passTime(3_600_000);
    for (let attempt = 0; attempt < 5; attempt++) await ask(email, '198.51.100.1');
    await runDue();
    expect(sink.received).toHaveLength(4);

    const links = sink.received.map(({ raw }) => linkIn(raw));
    expect((await postForm(site, links[3]!, { password: 'three new words here' })).status).toBe(302);
    // A further one is refused.
    for (const link of links)
      expect((await postForm(site, link, { password: 'three other words here' })).status).toBe(410);
    await ask(email, '192.0.2.1');
    await runDue();
    expect(sink.received).toHaveLength(5);
  });

  test('a session ends after fourteen days, on the server and not only in the browser', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    const sessions = () => database.reads.selectFrom('staff_sessions').select('expires_at').execute();
    const [session] = await sessions();
    const days = (new Date(session!.expires_at).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13);
    expect(days).toBeLessThanOrEqual(14);
    expect((await site.get('/studio', { cookie })).status).toBe(200);

    const over = new Date(Date.now() - 1000).toISOString();
    await database.writes.updateTable('staff_sessions').set({ expires_at: over }).execute();
    for (const path of ['/studio', '/studio/content/news', '/studio/content/profile/profile'])
      expect((await site.get(path, { cookie })).headers.get('location'), path).toMatch(/^\/studio\/sign-in/);
    const sent = await postForm(site, '/studio/content/news/new', {}, { cookie });
    expect(sent.headers.get('location')).toMatch(/^\/studio\/sign-in/);
  });
});
