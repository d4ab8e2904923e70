import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/api/form');

const HOUR_MS = 3_600_000;
const gauge = async (site: { get(path: string): Promise<Response> }, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await site.get('/metrics')).text())?.[1]);

onAnyEngine((open, engine) => {
  test('once a day a marked enquiry goes the whole way, and only its result remains', async () => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database, {
      SELF_TEST_TO: 'watch@school.example',
      ENQUIRY_ACKNOWLEDGE: 'on',
    });
    await planDailyJobs(site.services);
    await planDailyJobs(site.services);
    expect(await runDue(), 'not at the start').toBe(0);
    for (let day = 1; day <= 2; day++) {
      passTime(24 * HOUR_MS);
      await runDue();
      passTime(HOUR_MS / 2);
      await runDue();
      expect(sink.received).toHaveLength(day);
    }
    expect(sink.received[0]).toMatchObject({ to: ['watch@school.example'] });
    expect(sink.received[0]!.raw).toMatch(/^Subject: Website self-test LFIS-/m);
    const { enquiries, self_tests, jobs } = await allRows(database);
    expect(enquiries).toEqual([]);
    expect(self_tests!.map(({ outcome }) => outcome)).toEqual(['arrived', 'arrived']);
    expect(jobs!.filter(({ state }) => state === 'waiting').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['self-test', 'delete-old-enquiries']),
    );
    expect(await gauge(site, 'self_test_failed')).toBe(0);
    expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
  });

  test('one that does not arrive raises an alarm, and is not sent days later', async () => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database);
    await planDailyJobs(site.services);
    sink.misbehave({ at: 'recipient', does: 550 });
    passTime(24 * HOUR_MS);
    await runDue();
    expect(await gauge(site, 'self_test_failed'), 'it may still come').toBe(0);
    passTime(HOUR_MS / 2);
    await runDue();
    const alarms = site.logged.filter(({ level }) => level === 50);
    expect(alarms).toMatchObject([{ msg: 'ALARM: the self-test of the contact form did not arrive' }]);
    expect(await gauge(site, 'self_test_failed')).toBe(1);
    sink.misbehave(undefined);
    passTime(12 * HOUR_MS);
    await runDue();
    expect(sink.received).toEqual([]);
    expect((await allRows(database)).enquiries).toEqual([]);
  });

  test('a form that refuses it raises an alarm at once', async () => {
    const database = await open();
    const { site, runDue, passTime } = await openSiteWithMail(database);
    await planDailyJobs(site.services);
    const { request } = site.app;
    site.app.request = async () => new Response('', { status: 500 });
    passTime(24 * HOUR_MS);
    await runDue();
    site.app.request = request;
    expect(site.logged.filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'ALARM: the self-test of the contact form could not be sent' },
    ]);
    expect(await gauge(site, 'self_test_failed')).toBe(1);
  });

  test('a forged mark does not make an enquiry a test', async () => {
    const database = await open();
    const { site } = await openSiteWithMail(database);
    for (const mark of ['x', 'x.y', '.', '']) {
      const response = await site.post('/api/form/LFIS/dif', goodEnquiry, { 'x-self-test': mark });
      expect(response.status).toBe(201);
    }
    expect((await allRows(database)).enquiries).toMatchObject([{ state: 'new' }]);
  });

  longTest('`npm run selftest` tells whether the running site delivers', async () => {
    const home = await migratedServerData(engine);
    const settings = { ...home.settings, DEMO_SCHOOL: 'off', ENQUIRY_TO: 'office@school.example' };
    const server = await startServer(settings);
    const good = await runSelfTest(settings, server.url);
    expect(good).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^The test enquiry was received within [\d.]+ s, and its e-mail written to a file/,
      ),
    });
    expect(readdirSync(join(home.dataDir, 'mail'))).toEqual([expect.stringMatching(/^enquiry-.*\.eml$/)]);
    await server.stop();
    const bad = await runSelfTest(settings, server.url);
    expect(bad).toEqual({ code: 1, output: expect.stringMatching(/^ALARM: .*ECONNREFUSED/) });
    const { self_tests, enquiries } = await allRows(home.open());
    expect(self_tests!.map(({ outcome }) => outcome).sort()).toEqual(['failed', 'filed']);
    expect(enquiries).toEqual([]);
  });
});

async function runSelfTest(settings: Record<string, string>, url: string) {
  const child = spawn(process.execPath, ['scripts/selftest.ts', '--url', url, '--within', '60'], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, output: out + err };
}
