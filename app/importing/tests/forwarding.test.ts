import { expect, test } from 'vitest';
import { startSelfTest } from '#app/features/enquiries/delivery/self-test.server.ts';
import { deleteOldEnquiries } from '#app/features/enquiries/delivery/retention.server.ts';
import { enquiryForwarding, FORWARD_JOB } from '#app/importing/forward/forwarding.server.ts';
import { MAX_ATTEMPTS } from '#app/platform/jobs/backoff.ts';
import { countForwarded } from '#app/importing/forward/count-forwarded.server.ts';
import { forwardJob } from '#app/importing/forward/forward-job.server.ts';
import { saveOldSite, setForwarding } from '#app/importing/old-site/old-site.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { type Behaviour, openOldSite } from '#app/importing/tests/support/open-old-site.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/studio/enquiries/:id');

const HOUR_MS = 3_600_000;

/** A site that forwards its enquiries to a test server with some behaviour. */
async function openBoth(database: TestDatabase, behaviour: Behaviour = 'takes', settings = {}) {
  const oldSite = await openOldSite(behaviour);
  const office = await openSiteWithMail(database, { ...oldSite.settings, ...settings });
  const there = { address: `${oldSite.address}/`, schoolThere: 'OLD-1', since: '', onlyTypes: [] };
  expect(await saveOldSite(commandContextFor(office.site), there)).toEqual({ kept: true });
  const turn = (on: boolean) => setForwarding(commandContextFor(office.site), on);
  expect(await turn(true)).toBe(true);
  const rows = async () => (await allRows(database))['forwarded_enquiries']!;
  const figures = () => countForwarded(database.reads, SCHOOL);
  const page = async (role: 'administrator' | 'editor' = 'editor') => {
    const [row] = await rows();
    const { cookie } = await signInAs(office.site, role, { email: `${Math.random()}@school.example` });
    const path = `/studio/enquiries/${String(row!['enquiry_id'])}`;
    const again = () => postForm(office.site, path, { intent: 'hand-on-again' }, { cookie });
    return { again, html: async () => (await office.site.get(path, { cookie })).text() };
  };
  return { ...office, oldSite, turn, rows, figures, page };
}

onAnyEngine((open) => {
  test('an enquiry is also sent to the old site, once, with its texts and nothing else', async () => {
    const { site, sink, oldSite, runDue, rows, figures, page } = await openBoth(
      await open(),
      'gives-a-receipt',
    );
    await sendEnquiry(site);
    expect(oldSite.read, 'the sender did not wait for it').toEqual([]);
    expect(await runDue()).toBe(2);
    const [row] = await rows();
    expect(oldSite.read).toEqual([
      { path: '/api/form/OLD-1/dif', key: row!['enquiry_id'], authorization: undefined, body: goodEnquiry },
    ]);
    expect(sink.received, 'and to the mailbox').toHaveLength(1);
    expect(row).toMatchObject({ state: 'taken', attempts: 1, why: 'OLD-77' });
    expect(await figures()).toEqual({
      taken: 1,
      waiting: 0,
      unsure: 0,
      givenUp: 0,
      last: row!['updated_at'],
    });
    expect(await runDue()).toBe(0);
    const html = await (await page()).html();
    expect(html).toContain(`Forwarded to the old site (${oldSite.host})`);
    expect(html).toContain('OLD-77');
    expect(html).not.toContain('hand-on-again');
  });

  test.each<[Behaviour, state: string, why: string | RegExp, said: string]>([
    ['takes', 'taken', '', 'Forwarded to the old site'],
    ['shows-a-page', 'unsure', 'page', 'did not confirm that it arrived'],
    [{ answers: 204 }, 'taken', '', 'Forwarded to the old site'],
    [{ answers: 400 }, 'given-up', '400', 'The old site refused it (code 400)'],
    [{ answers: 404 }, 'given-up', '404', 'The old site refused it (code 404)'],
    [{ answers: 408 }, 'waiting', '408', 'Not yet forwarded to'],
    [{ answers: 429 }, 'waiting', '429', 'Not yet forwarded to'],
    [
      { answers: 429, headers: { 'retry-after': '7200' } },
      'waiting',
      /^429 2026-11-15T08:00/,
      'asked us to wait until',
    ],
    [{ answers: 500 }, 'unsure', '500', 'did not confirm that it arrived'],
    [{ answers: 502 }, 'unsure', '502', 'did not confirm that it arrived'],
    [{ answers: 503 }, 'waiting', '503', 'Not yet forwarded to'],
    ['leads-elsewhere', 'unsure', 'redirects', 'it redirected us to another address'],
    ['hangs-up-unread', 'unsure', 'lost', 'did not confirm that it arrived'],
    ['hangs-up-after-reading', 'unsure', 'lost', 'did not confirm that it arrived'],
  ])('an old site with behaviour %j leaves it %s', async (behaviour, state, why, message) => {
    const { site, oldSite, runDue, rows, page } = await openBoth(await open(), behaviour);
    const receipt = await sendEnquiry(site);
    expect(receipt).toMatch(/^LFIS-/);
    await runDue();
    const [row] = await rows();
    expect(row).toMatchObject({ state, attempts: 1, why: expect.stringMatching(why) as string });
    expect(await (await page()).html()).toContain(message);
    expect(oldSite.elsewhere, 'no redirect is followed').toBe(0);
    expect(oldSite.read.length).toBeLessThanOrEqual(1);
    if (state === 'waiting') return;
    site.clock.now = new Date(site.clock.now.getTime() + 48 * HOUR_MS);
    oldSite.behaviour = 'takes';
    await runDue();
    expect(oldSite.read.length, 'not automatically').toBeLessThanOrEqual(1);
  });

  test('an old site without an answer is not waited for, and the result is unsure', async () => {
    const { site, rows } = await openBoth(await open(), 'is-slow');
    await sendEnquiry(site, { message: 'The first' });
    await sendEnquiry(site, { message: 'The second' });
    const [first, second] = (await rows()).map((row) => ({
      id: 'a',
      schoolCode: SCHOOL,
      kind: FORWARD_JOB,
      payload: { enquiryId: row['enquiry_id'] },
      attempt: 1,
      since: site.clock.now,
    }));
    const forwarding = forwardJob(site.services, 500);
    const running = forwarding.run(first!);
    const waits = await forwarding.run({ ...second!, attempt: 3 });
    expect(waits.again, 'one worker stays free for the mail').toBeInstanceOf(Date);
    const { finish } = await running;
    const states = async () =>
      (await rows()).map(({ state, why }) => `${String(state)} ${String(why)}`).toSorted();
    expect(await states(), 'until an answer is recorded').toEqual(['unsure ', 'waiting ']);
    await site.services.database.writes.transaction().execute((transaction) => finish!(transaction));
    expect(await states()).toEqual(['unsure slow', 'waiting ']);
  });

  test('an old site that is down is retried for days and then given up; the office may start again', async () => {
    const { site, oldSite, runDue, passTime, rows, page } = await openBoth(await open());
    oldSite.close();
    await sendEnquiry(site);
    await runDue();
    expect(await rows()).toMatchObject([{ state: 'waiting', why: 'lost', attempts: 1 }]);
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
      passTime(10 * HOUR_MS);
      await runDue();
    }
    expect(await rows()).toMatchObject([{ state: 'given-up', why: 'lost', attempts: MAX_ATTEMPTS }]);
    const { html, again } = await page();
    expect(await html()).toContain('Forward again');
    expect((await again()).status).toBe(302);
    expect(await rows()).toMatchObject([{ state: 'waiting', why: '' }]);
    expect(await html()).toContain('Not yet forwarded to');
  });

  test('a retry happens at the time the old site gave, and not before', async () => {
    const retryLater = { answers: 429, headers: { 'retry-after': '7200' } };
    const { site, oldSite, runDue, passTime, rows } = await openBoth(await open(), retryLater);
    await sendEnquiry(site);
    await runDue();
    oldSite.behaviour = 'takes';
    passTime(HOUR_MS);
    await runDue();
    expect(oldSite.read).toHaveLength(1);
    passTime(2 * HOUR_MS);
    await runDue();
    expect(oldSite.has).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'taken', attempts: 2 }]);
  });

  test('an unsure enquiry is sent again if the office wants it, once, and not while a worker has it', async () => {
    const database = await open();
    const { site, oldSite, runDue, rows, page } = await openBoth(database, 'hangs-up-after-reading');
    await sendEnquiry(site);
    // The state that a killed worker leaves.
    await database.writes.updateTable('forwarded_enquiries').set({ state: 'unsure' }).execute();
    const { html, again } = await page();
    expect(await html()).toContain('being sent right now');
    expect(await html()).not.toContain('value="hand-on-again"');
    expect((await again()).status).toBe(409);
    await runDue();
    expect(oldSite.read).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'unsure', why: 'cut-off' }]);
    expect(await html()).toContain('This site stopped while');
    oldSite.behaviour = 'takes';
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([302, 302]);
    await runDue();
    expect(oldSite.has).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'taken' }]);
    const auditEntries = await database.reads
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .execute();
    const retried = auditEntries.filter(({ action }) => action === 'hand-on-again');
    expect(retried).toEqual([{ action: 'hand-on-again', after: '{"handedOn":"waiting"}' }]);
  });

  test('switching it off marks waiting ones as not sent; switched on, only new ones are sent', async () => {
    const { site, oldSite, runDue, turn, rows, page } = await openBoth(await open());
    await turn(false);
    await sendEnquiry(site, { message: 'Before it was switched on' });
    await turn(true);
    await runDue();
    expect([oldSite.read, await rows()]).toEqual([[], []]);
    await sendEnquiry(site, { message: 'While it was on' });
    await turn(false);
    expect(await rows()).toMatchObject([{ state: 'given-up', why: 'off' }]);
    expect(await (await page()).html()).toContain('switched off before it was sent');
    await turn(true);
    await runDue();
    expect(oldSite.read).toEqual([]);
    const { again } = await page();
    await again();
    await runDue();
    expect(oldSite.has.map(({ body }) => body['message'])).toEqual(['While it was on']);
  });

  test('spam and tests stay here; wrongly suspected ones are forwarded when they are released', async () => {
    const database = await open();
    const { site, oldSite, runDue, rows } = await openBoth(database);
    await startSelfTest(site.services, SCHOOL, async (path, request) => site.app.request(path, request));
    await sendEnquiry(site, { topic: 'Cheap watches', message: 'Kept aside' });
    await runDue();
    expect([oldSite.read, await rows()]).toEqual([[], []]);
    const { id } = await database.reads
      .selectFrom('enquiries')
      .select('id')
      .where('state', '=', 'spam')
      .executeTakeFirstOrThrow();
    const { cookie } = await signInAs(site, 'editor');
    await postForm(site, `/studio/enquiries/${id}`, { intent: 'acquit' }, { cookie });
    await runDue();
    expect(oldSite.has.map(({ body }) => body['message'])).toEqual(['Kept aside']);

    await sendEnquiry(site, { message: 'Called spam by a person' });
    await database.writes.updateTable('enquiries').set({ state: 'spam' }).where('id', '!=', id).execute();
    await runDue();
    expect(oldSite.has).toHaveLength(1);
    expect(await rows()).toContainEqual(expect.objectContaining({ state: 'given-up', why: 'spam' }));
  });

  test('a deleted enquiry is not forwarded, and nothing of it stays', async () => {
    const database = await open();
    const { site, oldSite, runDue, rows } = await openBoth(database);
    await sendEnquiry(site);
    const [row] = await rows();
    const id = String(row!['enquiry_id']);
    const { cookie } = await signInAs(site, 'administrator');
    await postForm(site, `/studio/enquiries/${id}`, { intent: 'delete' }, { cookie });
    const jobs = await database.reads
      .selectFrom('jobs')
      .select('kind')
      .where('payload', 'like', `%${id}%`)
      .execute();
    expect([await rows(), jobs]).toEqual([[], []]);

    await sendEnquiry(site, { message: 'Kept for a year' });
    const later = new Date(site.clock.now.getTime() + 400 * 24 * HOUR_MS);
    await deleteOldEnquiries(database.writes, SCHOOL, {
      now: later,
      keepDays: 365,
      forwarding: enquiryForwarding,
    });
    expect(await rows()).toEqual([]);
    await runDue();
    expect(oldSite.read).toEqual([]);
  });

  test('the same text sent twice is one enquiry, there too', async () => {
    const { site, oldSite, runDue } = await openBoth(await open());
    expect(await sendEnquiry(site)).toBe(await sendEnquiry(site));
    await runDue();
    expect(oldSite.has).toHaveLength(1);
  });

  test('addresses in private networks are only called if the operator allows it', async () => {
    const { site, oldSite, runDue, rows, page } = await openBoth(await open());
    site.services.config.importHosts = [];
    await sendEnquiry(site);
    await runDue();
    expect(oldSite.read).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: 'waiting', why: expect.stringMatching(/address|notPublic/) as string },
    ]);
    expect(await (await page()).html()).toContain('not allowed');
  });
});
