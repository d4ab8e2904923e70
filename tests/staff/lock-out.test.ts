import { expect, test } from 'vitest';
import {
  forgetAttempts,
  lockedUntil,
  networkCount,
  passwordCounts,
  personCount,
  takeAttempt,
  waitSeconds,
} from '#app/access/sign-in/lock-out.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { linkIn } from '#tests/support/staff/mail-link.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { cookiesOf, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/account',
  '/studio/forgotten-password',
  '/studio/new-password',
  '/studio/sign-in',
  '/studio/welcome',
);

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('five attempts are free; then each doubles the delay, up to an hour', () => {
  const { limit } = personCount('a');
  const waits = Array.from({ length: 15 }, (_, failures) => waitSeconds(failures, limit));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

test('a network has thirty free attempts; an address from all networks fifty, with a delay of at most a quarter of an hour', () => {
  const [pair, network, everywhere] = passwordCounts({ email: 'a@b.example', network: '192.0.2.0/24' });
  const waits = [30, 50, 70].map((failures) => [
    waitSeconds(failures, network!.limit),
    waitSeconds(failures, everywhere!.limit),
  ]);
  expect(waits).toEqual([
    [30, 0],
    [3600, 30],
    [3600, 900],
  ]);
  expect(pair!.of).toBe('mail a@b.example from 192.0.2.0/24');
});

async function openDoor(database: TestDatabase) {
  await createTestSchool(database);
  return { database, site: { schoolCode: SCHOOL } };
}

onAnyEngine((open) => {
  const a = [personCount('mail a')];

  test('an attempt is refused until the delay is over, and the next failure delays longer', async () => {
    const door = await openDoor(await open());
    for (let attempt = 0; attempt < 5; attempt++) expect(await takeAttempt(door, a, NOW)).toBeUndefined();
    expect(await takeAttempt(door, a, NOW)).toEqual(later(30));
    expect(await takeAttempt(door, a, later(29))).toEqual(later(30));
    expect(await takeAttempt(door, a, later(30))).toBeUndefined();
    expect(await takeAttempt(door, a, later(31))).toEqual(later(90));
  });

  test('an address is locked for the network of the failures only; a network, after many, for every address', async () => {
    const door = await openDoor(await open());
    const at = (email: string, network: string) => passwordCounts({ email, network });
    const isLocked = async (email: string, network: string) =>
      (await lockedUntil(door, at(email, network), NOW)) !== undefined;
    for (let attempt = 0; attempt < 5; attempt++)
      await takeAttempt(door, at('Asha@school.example', 'n1'), NOW);
    expect(await isLocked('asha@school.example', 'n1')).toBe(true);
    expect(await isLocked('asha@school.example', 'n2')).toBe(false);
    expect(await isLocked('ravi@school.example', 'n1')).toBe(false);
    for (let attempt = 0; attempt < 25; attempt++)
      await takeAttempt(door, at(`${attempt}@school.example`, 'n1'), NOW);
    expect(await isLocked('ravi@school.example', 'n1')).toBe(true);
    expect(await isLocked('ravi@school.example', 'n2')).toBe(false);
  });

  test('many networks that guess at one address are slowed down, too', async () => {
    const door = await openDoor(await open());
    const answers: (Date | undefined)[] = [];
    for (let machine = 0; machine < 52; machine++)
      answers.push(
        await takeAttempt(
          door,
          passwordCounts({ email: 'asha@school.example', network: `n${machine}` }),
          NOW,
        ),
      );
    expect(answers.filter((until) => until === undefined)).toHaveLength(50);
    const device = passwordCounts({ email: 'asha@school.example', network: 'n1', device: 'asha 1' });
    expect(await takeAttempt(door, device, NOW)).toBeUndefined();
  });

  test('a successful attempt removes itself from the count, and not the others of the network', async () => {
    const door = await openDoor(await open());
    const network = networkCount('net n1');
    for (let attempt = 0; attempt < 29; attempt++) await takeAttempt(door, [network], NOW);
    for (let rounds = 0; rounds < 10; rounds++) {
      expect(await takeAttempt(door, [network], later(rounds))).toBeUndefined();
      await forgetAttempts(door, [network]);
    }
    expect(await takeAttempt(door, [network], later(20))).toBeUndefined();
    expect(await takeAttempt(door, [network], later(20))).toEqual(later(50));
  });

  test('fifty attempts at the same moment count as five', async () => {
    const door = await openDoor(await open());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        takeAttempt(door, [personCount('mail a'), networkCount('net b')], NOW),
      ),
    );
    expect(answers.filter((until) => until === undefined)).toHaveLength(5);
  });

  test('a success resets the count, and so does a day', async () => {
    const door = await openDoor(await open());
    for (let attempt = 0; attempt < 5; attempt++) await takeAttempt(door, a, NOW);
    for (let attempt = 0; attempt < 5; attempt++) await takeAttempt(door, [personCount('mail b')], NOW);
    await forgetAttempts(door, a);
    expect(await takeAttempt(door, a, NOW)).toBeUndefined();
    expect(await takeAttempt(door, [personCount('mail c')], later(86_401))).toBeUndefined();
    const kept = await door.database.reads.selectFrom('sign_in_failures').select('subject').execute();
    expect(kept).toEqual([{ subject: 'mail c' }]);
  });

  test('wrong passwords lock the sign-in for an existing and an unknown address the same; the audit log records the existing one', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    const { email } = await signInAs(site, 'editor');
    for (const [who, network] of [
      [email, '203.0.113.7'],
      ['nobody@school.example', '198.51.100.7'],
    ] as const) {
      const signIn = (password: string) =>
        postForm(site, '/studio/sign-in', { email: who, password }, { 'x-forwarded-for': network });
      const answers: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++) answers.push((await signIn('not the password')).status);
      expect(answers, who).toEqual([400, 400, 400, 400, 429, 429]);
      // Not even the right one, now.
      const locked = await signIn(PASSWORD);
      expect(locked.status).toBe(429);
      expect(await locked.text()).toMatch(/Too many attempts\. Please wait a minute/);
    }
    // From their own network the owner can sign in at once, even while the other one is locked.
    const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
    const back = await postForm(site, '/studio/sign-in', { email, password: PASSWORD }, elsewhere);
    expect(back.status).toBe(302);
    expect(cookiesOf(back)).toContain('__Host-studio.session_token=');
    const there = { 'x-forwarded-for': '203.0.113.9' };
    site.clock.now = later(31);
    expect((await postForm(site, '/studio/sign-in', { email, password: PASSWORD }, there)).status).toBe(302);
    const entries = await database.reads
      .selectFrom('audit_entries')
      .select(['action', 'subject_title'])
      .where('action', '=', 'lock-out')
      .execute();
    expect(entries).toEqual([{ action: 'lock-out', subject_title: 'The editor' }]);
  });

  test('on their own device nobody is locked out by others’ attempts, not even from the same network', async () => {
    const site = await openSite(await open());
    const { email, cookie } = await signInAs(site, 'editor');
    const device = /__Host-studio\.device=[^;]+/.exec(cookie)![0];
    expect(device).not.toMatch(/school|editor/);
    const signIn = (password: string, headers: Record<string, string> = {}) =>
      postForm(site, '/studio/sign-in', { email, password }, headers);
    for (let attempt = 0; attempt < 12; attempt++) await signIn('not the password');
    expect((await signIn(PASSWORD)).status).toBe(429);
    expect((await signIn(PASSWORD, { cookie: device })).status).toBe(302);
    // Its own count is as short as any.
    const misses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++)
      misses.push((await signIn('not the password', { cookie: device })).status);
    expect(misses).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await signIn(PASSWORD, { cookie: device })).status).toBe(429);
  });

  test('a device is recognised for one person and one password; a forged cookie is worthless', async () => {
    const site = await openSite(await open());
    const one = await signInAs(site, 'editor');
    const other = await signInAs(site, 'administrator');
    const deviceIn = (cookie: string) => /__Host-studio\.device=([^;]+)/.exec(cookie)![1]!;
    const isRecognised = async (email: string, password: string, marks: string) => {
      const headers = { cookie: `__Host-studio.device=${marks}` };
      return (await postForm(site, '/studio/sign-in', { email, password }, headers)).status === 302;
    };
    for (const { email } of [one, other])
      for (let attempt = 0; attempt < 6; attempt++)
        await postForm(site, '/studio/sign-in', { email, password: 'not the password' });
    const mark = deviceIn(one.cookie);
    expect(await isRecognised(one.email, PASSWORD, mark)).toBe(true);
    expect(await isRecognised(other.email, PASSWORD, mark)).toBe(false);
    for (const forged of [
      mark.replace(/\.[\w-]{3}/, '.AAA'),
      `${'A'.repeat(22)}.${'A'.repeat(43)}`,
      '~~',
      '%',
    ])
      expect(await isRecognised(one.email, PASSWORD, forged), forged).toBe(false);
    // An office computer is shared by several people.
    expect(await isRecognised(other.email, PASSWORD, `${mark}~${deviceIn(other.cookie)}`)).toBe(true);

    const wanted = 'four entirely new words';
    const changed = await postForm(
      site,
      '/studio/account',
      { intent: 'password', current: PASSWORD, password: wanted },
      { cookie: one.cookie },
    );
    expect(changed.status).toBe(302);
    expect(await isRecognised(one.email, wanted, mark)).toBe(false);
    expect(await isRecognised(one.email, wanted, deviceIn(cookiesOf(changed)))).toBe(true);
  });

  test('a password reset by mail ends the delay from wrong ones', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { email } = await signInAs(site, 'editor');
    const signIn = (password: string) => postForm(site, '/studio/sign-in', { email, password });
    for (let attempt = 0; attempt < 8; attempt++) await signIn('not the password');
    await postForm(site, '/studio/forgotten-password', { email });
    await runDue();
    const wanted = 'four entirely new words';
    await postForm(site, linkIn(sink.received[0]!.raw), { password: wanted });
    expect((await signIn(wanted)).status).toBe(302);
  });
});
