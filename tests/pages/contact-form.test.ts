import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openPageWithForm } from '#tests/support/staff/page-with-form.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/ContactUs', '/api/form');

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const MEGABYTES = 10 * 1024 * 1024;

onAnyEngine((open, engine) => {
  async function openForm(settings: Record<string, string> = {}) {
    const database = await open();
    const site = await openSite(database, settings);
    return { database, site, ...openPageWithForm(site) };
  }

  test('a plain form is stored, then redirected to the thank-you page; sent twice it is stored once', async () => {
    const { database, app, post, site } = await openForm();
    const { stamp } = (await (await app.request('/ContactUs')).json()) as { stamp: string };
    site.clock.now = new Date(site.clock.now.getTime() + 3 * 86_400_000);
    const answers = await Promise.all(
      [1, 2].map(() => post(form({ ...goodEnquiry, stamp, topic: '', key: '' }))),
    );
    for (const response of answers) {
      expect([response.status, response.headers.get('location')]).toEqual([303, '/ThankYou']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toMatchObject([{ ...goodEnquiry, state: 'new', delivery: 'waiting' }]);
    expect(jobs).toHaveLength(1);
  });

  test('the stamp in the page is the same for an hour, so that the page is too', async () => {
    const { app, site } = await openForm();
    const stamp = async () => ((await (await app.request('/ContactUs')).json()) as { stamp: string }).stamp;
    const first = await stamp();
    site.clock.now = new Date(site.clock.now.getTime() + 59 * 60_000);
    await site.services.revisions.refresh();
    expect(await stamp()).toBe(first);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * 60_000);
    expect(await stamp()).not.toBe(first);
  });

  test('an invalid form comes back with what was typed, and nothing is stored', async () => {
    const { database, post } = await openForm();
    const typed = { name: '  ', email: 'asha at mail', phone: '', message: '\n' };
    const response = await post(form(typed));
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(((await response.json()) as { answer: unknown }).answer).toEqual({
      kind: 'refused',
      status: 422,
      typed,
      errors: [
        { field: 'name', code: 'missing' },
        { field: 'email', code: 'not-an-email' },
        { field: 'phone', code: 'missing' },
        { field: 'message', code: 'missing' },
      ],
    });
    expect((await post(form({}))).status).toBe(422);
    expect((await allRows(database)).enquiries).toEqual([]);
  });

  test('one word is enough as a message', async () => {
    const { database, post } = await openForm();
    const short = { ...goodEnquiry, phone: '-', message: 'Fees?' };
    expect((await post(form(short))).status).toBe(303);
    expect((await allRows(database)).enquiries).toMatchObject([short]);
  });

  test('multipart works as well, and a file in place of text is not accepted', async () => {
    const { database, post } = await openForm();
    const parts = new FormData();
    for (const [field, value] of Object.entries(goodEnquiry)) parts.set(field, value);
    expect((await post(parts)).status).toBe(303);
    parts.set('message', new Blob(['a file that is long enough']), 'message.txt');
    expect((await post(parts)).status).toBe(422);
    expect((await allRows(database)).enquiries).toHaveLength(1);
  });

  test('a suspicious form is held, and its sender thanked all the same', async () => {
    const { database, post } = await openForm();
    const links = 'http://a.example http://b.example http://c.example';
    for (const sent of [
      { ...goodEnquiry, topic: 'Cheap' },
      { ...goodEnquiry, message: links },
    ])
      expect((await post(form(sent))).status).toBe(303);
    const { enquiries, jobs } = await allRows(database);
    for (const enquiry of enquiries!) expect(enquiry).toMatchObject({ state: 'spam', delivery: 'held' });
    expect([enquiries!.length, jobs!.length]).toEqual([2, 0]);
  });

  test('a form from another site, 10 MB, and an invalid one are refused unread', async () => {
    const { database, post, app } = await openForm();
    const before = await allRows(database);
    const huge = form({ ...goodEnquiry, message: 'x'.repeat(MEGABYTES) }).toString();
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(form(goodEnquiry), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(form(goodEnquiry), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(huge, { ...asForm, 'content-length': String(huge.length) })).status).toBe(413);
    expect((await post(new Blob([huge]).stream(), asForm)).status).toBe(413);
    expect((await post(JSON.stringify(goodEnquiry), { 'content-type': 'text/plain' })).status).toBe(415);
    for (const boundary of ['', 'another'])
      expect(
        (await post('--one\r\n', { 'content-type': `multipart/form-data; boundary=${boundary}` })).status,
      ).toBe(400);
    expect(await allRows(database)).toEqual(before);
    const put = await app.request('/ContactUs', { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const other = await app.request('/Gallery', { method: 'POST', body: form(goodEnquiry) });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('our own page is accepted behind a proxy that terminates TLS', async () => {
    const { post } = await openForm();
    const response = await post(form(goodEnquiry), { origin: 'https://school.example' });
    expect(response.status).toBe(303);
  });

  test('whatever fails on our side, the typed text comes back and the log has the cause, once', async () => {
    const { post, site } = await openForm({ FORM_SECRET: 'a secret of the test’s own, long enough' });
    const error = new TypeError('shelf is undefined');
    site.services.database = { ...site.services.database, writes: failingDatabase(engine, error).writes };
    const response = await post(form(goodEnquiry));
    expect(response.status).toBe(500);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(((await response.json()) as { answer: unknown }).answer).toMatchObject({
      trouble: 'unavailable',
      typed: goodEnquiry,
    });
    const errors = site.logged.filter((line) => 'err' in line);
    expect(errors).toMatchObject([{ requestId: 'request-1', msg: 'an enquiry could not be stored' }]);
  });

  test('with the database unavailable the typed text comes back, without a success message', async () => {
    const { post, site } = await openForm({ FORM_SECRET: 'a secret of the test’s own, long enough' });
    site.services.database = {
      ...site.services.database,
      writes: failingDatabase(engine, awayError(engine)).writes,
    };
    const response = await post(form(goodEnquiry));
    expect(response.status).toBe(503);
    expect(((await response.json()) as { answer: unknown }).answer).toMatchObject({
      trouble: 'unavailable',
      typed: goodEnquiry,
    });
  });
});
