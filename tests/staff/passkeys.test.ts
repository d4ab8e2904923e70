import { expect, test } from 'vitest';
import { FORGET_EXPIRED_JOB } from '#app/access/sign-in/forget-expired.server.ts';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob } from '#app/platform/jobs/run-job.ts';
import { jobHandlers, planDailyJobs } from '#server/jobs/background-work.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { softwarePasskey } from '#tests/support/staff/software-passkey.ts';
import { cookiesOf, signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/account/passkeys', '/studio/auth', '/studio/welcome');

const ORIGIN = 'https://school.example';

/** Requests a challenge and answers it, with the cookie that ties the two together. */
async function talk(
  site: TestSite,
  about: 'register' | 'authenticate',
  answer: (challenge: string) => object,
  cookie = '',
) {
  const options = await site.get(`/studio/auth/passkey/generate-${about}-options`, { cookie });
  expect(options.status).toBe(200);
  const { challenge } = (await options.json()) as { challenge: string };
  const path = about === 'register' ? 'verify-registration' : 'verify-authentication';
  const headers = { origin: ORIGIN, cookie: [cookie, cookiesOf(options)].filter(Boolean).join('; ') };
  const body = { response: answer(challenge) };
  const send = () => site.post(`/studio/auth/passkey/${path}`, body, headers);
  return { answered: await send(), again: send };
}

onAnyEngine((open) => {
  test('a passkey signs in on its own, once for each challenge, and no secret is in the answer', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    const passkey = softwarePasskey(ORIGIN);
    const added = await talk(site, 'register', passkey.register, cookie);
    expect(await added.answered.json()).toEqual({ done: true });

    const { answered, again } = await talk(site, 'authenticate', passkey.show);
    expect(answered.status).toBe(200);
    expect(await answered.json()).toEqual({ done: true });
    for (const set of answered.headers.getSetCookie()) expect(set).toMatch(/^__Host-studio\..*HttpOnly/);
    expect((await site.get('/studio', { cookie: cookiesOf(answered) })).status).toBe(200);
    expect((await again()).status).toBe(401);

    const { rows, actions } = {
      rows: await database.reads.selectFrom('staff_passkeys').selectAll().execute(),
      actions: await database.reads.selectFrom('audit_entries').select('action').execute(),
    };
    expect(rows).toHaveLength(1);
    expect(actions.map(({ action }) => action).sort()).toEqual(['add-passkey', 'join', 'sign-in', 'sign-in']);
  });

  test('a key without user verification, an unknown one and a deleted one grant nothing', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor');
    const passkey = softwarePasskey(ORIGIN);
    await talk(site, 'register', passkey.register, cookie);
    const refused = async (answer: (challenge: string) => object) =>
      (await talk(site, 'authenticate', answer)).answered;
    const pressed = await refused((challenge) => passkey.show(challenge, { verified: false }));
    expect([pressed.status, cookiesOf(pressed)]).toEqual([401, '']);
    expect((await refused(softwarePasskey(ORIGIN).show)).status).toBe(401);
    expect((await refused(() => passkey.show('another challenge'))).status).toBe(401);

    const { id } = await database.reads.selectFrom('staff_passkeys').select('id').executeTakeFirstOrThrow();
    // Not somebody else's.
    const stranger = await signInAs(site, 'administrator');
    const remove = { intent: 'delete', id };
    await postForm(site, '/studio/account/passkeys', remove, { cookie: stranger.cookie });
    expect((await talk(site, 'authenticate', passkey.show)).answered.status).toBe(200);
    await postForm(site, '/studio/account/passkeys', remove, { cookie });
    expect((await refused(passkey.show)).status).toBe(401);
  });

  test('another school’s passkey leaves no session behind', async () => {
    const database = await open();
    await createTestSchool(database, 'OTHER');
    const theirs = await openSite(database, { SCHOOL_CODE: 'OTHER' }, { school: false });
    const { cookie } = await signInAs(theirs, 'administrator');
    const passkey = softwarePasskey(ORIGIN);
    await talk(theirs, 'register', passkey.register, cookie);
    const ours = await openSite(database);
    const sessions = () => database.reads.selectFrom('staff_sessions').select('id').execute();
    const before = await sessions();
    const { answered } = await talk(ours, 'authenticate', passkey.show);
    expect([answered.status, cookiesOf(answered)]).toEqual([401, '']);
    expect(await sessions()).toEqual(before);
  });

  test('a network gets a limited number of challenges, and each is removed when it has expired', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    const { url } = await listen(site);
    const challenges = async () =>
      (await database.reads.selectFrom('staff_verifications').select('id').execute()).length;
    const ask = async (from: string) =>
      (
        await fetch(`${url}/studio/auth/passkey/generate-authenticate-options`, {
          headers: { 'x-forwarded-for': from },
        })
      ).status;
    const answers: number[] = [];
    for (let attempt = 0; attempt < 100; attempt++) answers.push(await ask(`203.0.113.${attempt}`));
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.slice(60)).toEqual(Array<number>(40).fill(429));
    expect(await ask('192.0.2.1'), 'another network').toBe(200);
    expect(await challenges()).toBe(61);

    const deps = {
      ...site.services,
      handlers: jobHandlers(site.services, async () => new Response()),
    };
    await planDailyJobs(site.services);
    const run = async () => {
      const job = await claimJob(site.services.database, site.services.clock(), [FORGET_EXPIRED_JOB]);
      if (job) await runJob(deps, job);
      return job !== undefined;
    };
    // better-auth uses the real time.
    site.clock.now = new Date();
    await database.writes
      .updateTable('jobs')
      .set({ run_at: site.clock.now.toISOString() })
      .where('kind', '=', FORGET_EXPIRED_JOB)
      .execute();
    expect(await run()).toBe(true);
    expect(await challenges(), 'they still hold').toBe(61);
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    expect(await run()).toBe(true);
    expect(await challenges()).toBe(0);
    expect(await run(), 'not before another hour').toBe(false);
  });

  test('signing in with one does not count against the network’s limit', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const passkey = softwarePasskey(ORIGIN);
    await talk(site, 'register', passkey.register, cookie);
    for (let times = 0; times < 65; times++) {
      const { answered } = await talk(site, 'authenticate', passkey.show);
      expect(answered.status).toBe(200);
    }
  });

  test('a passkey is named by its owner', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    await talk(site, 'register', softwarePasskey(ORIGIN).register, cookie);
    const { id } = await site.services.database.reads
      .selectFrom('staff_passkeys')
      .select('id')
      .executeTakeFirstOrThrow();
    const rename = (name: string) =>
      postForm(site, '/studio/account/passkeys', { intent: 'rename', id, name }, { cookie });
    expect((await rename(' ')).status).toBe(400);
    const stranger = await signInAs(site, 'administrator');
    const theirs = { intent: 'rename', id, name: 'Not yours' };
    await postForm(site, '/studio/account/passkeys', theirs, { cookie: stranger.cookie });
    expect((await rename('मेरा फ़ोन')).status).toBe(302);
    const named = await site.services.database.reads
      .selectFrom('audit_entries')
      .select(['subject_title', 'before'])
      .where('action', '=', 'rename-passkey')
      .execute();
    expect(named).toEqual([{ subject_title: 'मेरा फ़ोन', before: '{"name":null}' }]);
    expect(await (await site.get('/studio/account/passkeys', { cookie })).text()).toContain('मेरा फ़ोन');
  });
});
