import { expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/SubGallery', '/api/form', '/api/news');

const LEAKS =
  /ECONNREFUSED|10\.1\.2\.3|disk I\/O|secret|school\.sqlite|TypeError|shelf|\bat .+:\d+:\d+|node_modules/;

/** The error page, in as much of the school's frame as is available; the log has the details, once. */
async function expectTroublePage(site: TestSite, response: Response, error: Error) {
  const html = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const { headings, titles, scripts, language } = partsOf(html);
  expect(headings).toEqual([expect.stringContaining('Unexpected Application Error!')]);
  expect([titles.length, scripts.length, language]).toEqual([1, 0, 'en-IN']);
  expect(html).toMatch(/<main[^]*<a [^>]*href="\/"[^]*<\/main>/);
  expect(html).toContain(response.headers.get('x-request-id'));
  expect(html).not.toMatch(LEAKS);

  const errors = site.logged.filter((line) => 'err' in line);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    level: 50,
    requestId: response.headers.get('x-request-id'),
    err: { message: expect.stringContaining(error.message) },
  });
  return html;
}

onAnyEngine((open, engine) => {
  test('with the database unavailable a cached page is shown as it last was', async () => {
    const database = await open();
    const site = await openSite(database);
    const { headers } = await site.get('/Gallery');
    await publishAlbum(database, { title: 'Kite Day' });
    await site.services.revisions.refresh();
    site.services.database = failingDatabase(engine, awayError(engine));

    const response = await site.get('/Gallery');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-page-cache')).toBe('last-good');
    expect(response.headers.get('etag')).toBe(headers.get('etag'));
    const errors = site.logged.filter((line) => 'err' in line);
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors[0])).toContain('Error fetching gallery data');

    site.services.database = database;
    const next = await site.get('/Gallery');
    expect(next.headers.get('x-page-cache'), 'for a moment nobody tries again').toBe('last-good');
    site.clock.now = new Date(site.clock.now.getTime() + 1000);
    await vi.waitFor(
      async () => expect(await (await site.get('/Gallery')).text()).toContain('Kite Day'),
      10_000,
    );
  });

  test('with the database unavailable an uncached page is a 503 with Retry-After', async () => {
    const database = await open();
    for (const path of ['/', '/Gallery', '/SubGallery?id=x', '/nothing']) {
      const site = await openSite(database);
      const error = awayError(engine);
      site.services.database = failingDatabase(engine, error);
      const response = await site.get(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get('retry-after'), path).toBe('30');
      await expectTroublePage(site, response, error);
      expect((await site.app.request(path, { method: 'HEAD' })).status, path).toBe(503);
    }
  });

  test('a programming error is a 500 with the same page and the request id of its log entry', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { id: 'impossible', date: '2026-13-01' });
    const response = await site.get('/SubGallery?id=impossible');
    expect(response.status).toBe(500);
    expect(response.headers.get('retry-after')).toBeNull();
    const html = await expectTroublePage(site, response, new RangeError('a month is 1 to 12'));
    expect(html).toMatch(/<footer[^]*<strong>LFIS<\/strong>/);
  });

  test('an error in the frame itself is a 500 with the same page', async () => {
    const site = await openSite(await open());
    const error = new TypeError('shelf is undefined');
    site.services.database = failingDatabase(engine, error);
    const response = await site.get('/Gallery');
    expect(response.status).toBe(500);
    await expectTroublePage(site, response, error);
  });

  test('the API answers 503 with the database unavailable and 500 for a programming error, and leaks neither', async () => {
    const database = await open();
    const cases = [
      { error: awayError(engine), kind: 'unavailable', retryAfter: '30' },
      { error: new TypeError('shelf is undefined'), kind: 'unexpected', retryAfter: null },
    ] as const;
    for (const { error, kind, retryAfter } of cases) {
      const site = await openSite(database);
      site.services.database = failingDatabase(engine, error);
      const calls = [() => site.get('/api/news/LFIS'), () => site.post('/api/form/LFIS/dif', goodEnquiry)];
      for (const ask of calls) {
        site.logged.length = 0;
        const response = await ask();
        expect(response.headers.get('retry-after')).toBe(retryAfter);
        const problem = await expectProblem(response, kind);
        expect(JSON.stringify(problem)).not.toMatch(LEAKS);
        const errors = site.logged.filter((line) => 'err' in line);
        expect(errors).toEqual([expect.objectContaining({ requestId: problem.requestId, level: 50 })]);
      }
    }
    expect(await database.reads.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });

  test('alive is not ready: with the database unavailable /healthz stays well, /readyz does not', async () => {
    const database = await open();
    const site = await openSite(database);
    const statuses = async () => [(await site.get('/healthz')).status, (await site.get('/readyz')).status];
    expect(await statuses()).toEqual([200, 200]);
    site.services.database = failingDatabase(engine, awayError(engine));
    expect(await statuses()).toEqual([200, 503]);
    expect(await (await site.get('/readyz')).text()).not.toMatch(LEAKS);
    site.services.database = database;
    expect(await statuses()).toEqual([200, 200]);
  });
});
