import { expect, test } from 'vitest';
import {
  forgetTries,
  lockedUntil,
  subjectsOf,
  takeTry,
  waitSeconds,
} from '#app/features/staff/lock-out.server.ts';
import { openSite } from './support/built-site.ts';
import { onEachEngine } from './support/engines.ts';
import { cookiesOf, joinAs, PASSWORD, postForm } from './support/staff.ts';
import { NOW } from './support/school.ts';

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('five tries are free; then each doubles the wait, up to an hour', () => {
  const waits = Array.from({ length: 15 }, (_, failures) => waitSeconds(failures));
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

onEachEngine((open) => {
  test('a try is refused until the wait is over, and the next failure waits longer', async () => {
    const { writes: db } = await open();
    for (let tries = 0; tries < 5; tries++) expect(await takeTry(db, ['mail a'], NOW)).toBeUndefined();
    expect(await takeTry(db, ['mail a'], NOW)).toEqual(later(30));
    expect(await takeTry(db, ['mail a'], later(29))).toEqual(later(30));
    expect(await takeTry(db, ['mail a'], later(30))).toBeUndefined();
    expect(await takeTry(db, ['mail a'], later(31))).toEqual(later(90));
  });

  test('an address is locked from every network, a network for every address, and no other', async () => {
    const { writes: db } = await open();
    for (let tries = 0; tries < 5; tries++)
      await takeTry(db, subjectsOf('Asha@school.example', 'net 1'), NOW);
    expect(await lockedUntil(db, subjectsOf('asha@school.example', 'net 2'), NOW)).toBeDefined();
    expect(await lockedUntil(db, subjectsOf('ravi@school.example', 'net 1'), NOW)).toBeDefined();
    expect(await lockedUntil(db, subjectsOf('ravi@school.example', 'net 2'), NOW)).toBeUndefined();
  });

  test('fifty tries at the same moment are five', async () => {
    const { writes: db } = await open();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => takeTry(db, ['mail a', 'net b'], NOW)),
    );
    expect(answers.filter((until) => until === undefined)).toHaveLength(5);
  });

  test('whoever was right begins anew, and a day later everybody does', async () => {
    const { writes: db } = await open();
    for (let tries = 0; tries < 5; tries++) await takeTry(db, ['mail a'], NOW);
    for (let tries = 0; tries < 5; tries++) await takeTry(db, ['mail b'], NOW);
    await forgetTries(db, ['mail a']);
    expect(await takeTry(db, ['mail a'], NOW)).toBeUndefined();
    expect(await takeTry(db, ['mail c'], later(86_401))).toBeUndefined();
    const kept = await db.selectFrom('sign_in_failures').select('subject').execute();
    expect(kept).toEqual([{ subject: 'mail c' }]);
  });

  test('wrong passwords lock the door for a known and an unknown address alike; the audit log tells of the known', async () => {
    const database = await open();
    const site = await openSite(database, { TRUST_PROXY: 'on' });
    const { email } = await joinAs(site, 'editor');
    for (const [who, network] of [
      [email, '203.0.113.7'],
      ['nobody@school.example', '198.51.100.7'],
    ] as const) {
      const signIn = (password: string) =>
        postForm(site, '/studio/sign-in', { email: who, password }, { 'x-forwarded-for': network });
      const answers: number[] = [];
      for (let tries = 0; tries < 6; tries++) answers.push((await signIn('not the password')).status);
      expect(answers, who).toEqual([400, 400, 400, 400, 429, 429]);
      // Not even the right one, now.
      const locked = await signIn(PASSWORD);
      expect(locked.status).toBe(429);
      expect(await locked.text()).toMatch(/Too many tries\. Please wait a minute/);
    }
    const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
    expect((await postForm(site, '/studio/sign-in', { email, password: PASSWORD }, elsewhere)).status).toBe(
      429,
    );

    site.clock.now = later(31);
    const back = await postForm(site, '/studio/sign-in', { email, password: PASSWORD }, elsewhere);
    expect(back.status).toBe(302);
    expect(cookiesOf(back)).toContain('__Host-studio.session_token=');
    const entries = await database.reads
      .selectFrom('audit_entries')
      .select(['action', 'subject_title'])
      .where('action', '=', 'lock-out')
      .execute();
    expect(entries).toEqual([{ action: 'lock-out', subject_title: 'The editor' }]);
  });
});
