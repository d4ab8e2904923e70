import { modules } from '#app/modules/parts.ts';
import { expect, test } from 'vitest';
import { MAX_ATTEMPTS } from '#app/features/enquiries/rates.server.ts';
import { STAYS_HEADER } from '#app/access/sessions/stays-header.ts';
import { securityHeadersOf } from '#server/requests/security-headers.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { openSqliteCopy } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const BLANKS = ' '.repeat(60_000);
const API = '/api/form/LFIS/dif';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const PARTS_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' };
const PUBLIC_FORMS = ['sign-in', 'forgotten-password', 'welcome', 'new-password', 'second-step'];

async function open(settings: Record<string, string> = {}) {
  const database = await openSqliteCopy();
  const site = await openSite(database, settings);
  const { port } = await listen(site);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    askOnce(
      port,
      rawRequest(path, { ...CLOSE, ...headers, 'Content-Length': body.length }, { method: 'POST', body }),
    );
  return { database, site, port, post };
}

test('64 kB of spaces in an enquiry are refused field by field', async () => {
  const { post } = await open();
  for (const field of ['name', 'email', 'phone'])
    for (const text of [BLANKS, `a${BLANKS}b`]) {
      const sent = { ...goodEnquiry, [field]: text };
      const code = text === BLANKS ? 'missing' : 'too-long';
      const answer = await post(API, JSON.stringify(sent), JSON_TYPE);
      expect([answer.status, JSON.parse(answer.body).errors], field).toMatchObject([400, [{ field, code }]]);
      const body = new URLSearchParams(sent).toString();
      if (body.length < 64 * 1024) expect((await post('/ContactUs', body, FORM_TYPE)).status).toBe(422);
    }
});

test('attempts are counted before they are checked, and a few corrections are allowed', async () => {
  const { database, post } = await open({ TRUST_PROXY: 'on' });
  const wrong = { ...goodEnquiry, email: 'asha at mail' };
  const send = (sent: object, address = '203.0.113.7') =>
    post(API, JSON.stringify(sent), { ...JSON_TYPE, 'X-Forwarded-For': address });
  const form = (sent: Record<string, string>) =>
    post('/ContactUs', new URLSearchParams(sent).toString(), {
      ...FORM_TYPE,
      'X-Forwarded-For': '203.0.113.7',
    });
  for (let attempt = 0; attempt < 20; attempt++) expect((await send(wrong)).status).toBe(400);
  expect((await send(goodEnquiry)).status).toBe(201);
  const { posts } = await database.reads
    .selectFrom('enquiry_rates')
    .select((each) => each.fn.max('posts').as('posts'))
    .executeTakeFirstOrThrow();
  expect(Number(posts)).toBe(21);

  await database.writes.updateTable('enquiry_rates').set({ posts: MAX_ATTEMPTS }).execute();
  for (const answer of [
    await send(wrong),
    await send(goodEnquiry),
    await post(API, 'no JSON', { ...JSON_TYPE, 'X-Forwarded-For': '203.0.113.7' }),
  ])
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
  const page = await form({ ...wrong, message: 'What I typed stays' });
  expect(page.status).toBe(429);
  expect(page.body, 'nothing that was typed is lost').toContain('What I typed stays');
  expect((await send(wrong, '203.0.114.1')).status, 'others notice nothing').toBe(400);
});

test('the studio accepts 64 kB and 500 fields from anybody who is not signed in', async () => {
  const { site, post } = await open();
  for (const page of PUBLIC_FORMS) {
    expect((await post(`/studio/${page}`, 'a'.repeat(65 * 1024), FORM_TYPE)).status, page).toBe(413);
    expect((await post(`/studio/${page}`, 'a&'.repeat(1000), FORM_TYPE)).status, page).toBe(413);
  }
  const { cookie } = await signInAs(site, 'editor');
  const large = 'a'.repeat(200_000);
  const item = '/studio/content/news/new-one/draft';
  // An expired session is reported, however long the form is.
  expect((await post(item, large, FORM_TYPE)).status).toBe(302);
  expect((await post(item, large, { ...FORM_TYPE, [STAYS_HEADER]: '1' })).status).toBe(401);
  expect((await post(item, large, { ...FORM_TYPE, Cookie: cookie })).status).toBeLessThan(413);
  expect((await post(item, 'a&'.repeat(30_000), { ...FORM_TYPE, Cookie: cookie })).status).toBe(413);
});

test('a malformed multipart form is a 400 everywhere, small or large', async () => {
  const { site, post } = await open();
  const { cookie } = await signInAs(site, 'administrator');
  const staff = { ...PARTS_TYPE, Cookie: cookie };
  for (const length of [10, 60_000]) {
    for (const path of ['/ContactUs', ...PUBLIC_FORMS.map((page) => `/studio/${page}`)])
      expect((await post(path, 'y'.repeat(length), PARTS_TYPE)).status, path).toBe(400);
  }
  const pages = ['account', 'people', 'profile', 'look', 'albums/new', 'content/news', 'library'];
  for (const { menu, pages: declared } of modules)
    pages.push(...menu.map((name) => declared[name]!.path.replace('/studio/', '')));
  for (const path of [...pages, 'media'])
    for (const length of [10, 200_000])
      expect((await post(`/studio/${path}`, 'y'.repeat(length), staff)).status, path).toBe(400);
  for (const path of ['media', 'library'])
    expect((await post(`/studio/${path}`, 'y'.repeat(2_000_000), staff)).status, path).toBe(400);
  expect(site.logged.filter(({ level }) => level === 50)).toEqual([]);
});

test('a request refused by Node’s parser has our headers, and an unknown method is not malformed', async () => {
  const { site, port } = await open();
  const ours = securityHeadersOf(site.services.config)(site.services.sites.at(undefined));
  const refusals: [number, string][] = [
    [405, rawRequest('/', CLOSE, { method: 'FOO' })],
    [405, rawRequest('/studio/sign-in', CLOSE, { method: 'X-UNKNOWN' })],
    [405, rawRequest(`/${'a'.repeat(9000)}`, CLOSE, { method: 'BREW' })],
    [400, 'nonsense\r\n\r\n'],
    [400, '\u0016\u0003\u0001\u0002\u0000'],
    [400, 'GET / HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n'],
    [400, rawRequest('/', { ...CLOSE, 'Content-Length': '5', 'Transfer-Encoding': 'chunked' })],
    [431, rawRequest('/', { ...CLOSE, 'X-Long': 'x'.repeat(20_000) })],
  ];
  for (const [status, request] of refusals) {
    const answer = await askOnce(port, request);
    const what = JSON.stringify(request.slice(0, 40));
    expect(answer.status, what).toBe(status);
    for (const [name, value] of Object.entries(ours))
      expect(answer.headers[name], `${name} of ${what}`).toBe(value);
    expect(answer.headers['x-request-id'], what).toMatch(/^[\w.-]{8,64}$/);
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['allow'] !== undefined, what).toBe(status === 405);
    expect(answer.body).toMatch(/^[A-Z][\w ]+\.\n$/);
  }
});

test('addresses of 15 kB are answered like any other', async () => {
  const { port } = await open();
  for (const path of [
    '/'.repeat(15_000),
    `/${'/'.repeat(15_000)}x`,
    `/x${'/'.repeat(15_000)}x`,
    `/${'%20'.repeat(5000)}`,
    `/Gallery${'?'.repeat(15_000)}`,
    `/calendar/${'a'.repeat(14_000)}.ics`,
    `/api/${'/'.repeat(15_000)}x`,
  ]) {
    const { status } = await askOnce(port, rawRequest(path, CLOSE));
    expect([308, 404], path.slice(0, 30)).toContain(status);
  }
});
