import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { goodEnquiry, openFilledSite } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/:own', '/Gallery', '/SubGallery', '/api/form', '/api/news', '/api/subGallery');

onAnyEngine((open, engine) => {
  test('/metrics counts by kind of address, and can require a token', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const path of ['/Gallery', '/Gallery', '/gallery', '/api/news/LFIS', '/healthz', '/favicon.svg'])
      await site.get(path);
    const text = await (await site.get('/metrics')).text();
    const names = [
      'http_requests_total',
      'http_request_seconds_bucket',
      'page_cache_bytes',
      'page_cache_pages',
    ];
    for (const name of [
      ...names,
      'renditions_waiting',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    const counts = text.split('\n').filter((line) => line.startsWith('http_requests_total{'));
    expect(counts.sort()).toEqual(
      [
        'http_requests_total{area="page",status="2xx",cache="miss"} 1',
        'http_requests_total{area="page",status="2xx",cache="hit"} 1',
        'http_requests_total{area="other",status="3xx",cache="none"} 1',
        'http_requests_total{area="api",status="2xx",cache="none"} 1',
        'http_requests_total{area="health",status="2xx",cache="none"} 1',
        'http_requests_total{area="static",status="2xx",cache="none"} 1',
      ].sort(),
    );

    for (const line of [
      'http_request_seconds_count{area="page",route="gallery"} 2',
      'http_request_seconds_count{area="api",route="GET /news/:schoolcode"} 1',
      'page_render_seconds_count{page="gallery"} 1',
    ])
      expect(text).toContain(`\n${line}\n`);
    for (const name of ['disk_free_bytes', 'database_bytes'])
      expect(Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]), name).toBeGreaterThan(0);
    expect(text, 'no backup yet: nothing is told of it').not.toMatch(/^backup_last_seconds /m);

    const guarded = await openSite(database, { METRICS_TOKEN: 'a-token-for-metrics' });
    await expectProblem(await guarded.get('/metrics'), 'token-needed');
    await expectProblem(await guarded.get('/metrics', { authorization: 'Bearer wrong' }), 'token-needed');
    const allowed = await guarded.get('/metrics', { authorization: 'Bearer a-token-for-metrics' });
    expect(allowed.status).toBe(200);
    expect((await guarded.get('/healthz')).status).toBe(200);
  });

  test('without a token only this machine itself gets the metrics, and nobody through a proxy on it', async () => {
    const site = await openSite(await open());
    const { url } = await listen(site);
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      await expectProblem(
        await fetch(`${url}/metrics`, { headers: { [header]: '127.0.0.1' } }),
        'token-needed',
      );
    const from = async (remoteAddress: string | undefined) =>
      (await site.app.request('/metrics', {}, { incoming: { socket: { remoteAddress } } })).status;
    for (const here of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
      expect(await from(here), here).toBe(200);
    for (const elsewhere of [
      '10.0.0.7',
      '203.0.113.9',
      '::ffff:10.0.0.7',
      'fe80::1',
      '127.0.0.1.example',
      undefined,
    ])
      expect(await from(elsewhere), elsewhere).toBe(401);
    expect((await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      200,
    );
  });

  test('the log has a line for every request, without anything that a person typed', async () => {
    const site = await openFilledSite(await open(), { TRUST_PROXY: 'on' });
    const secret = 'asha.secret@mail.example';
    const from = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Mozilla/5.0 Secretbrowser' };
    const paths = [
      '/',
      '/Gallery',
      '/gallery/',
      '/SubGallery',
      '/nothing',
      '/api/news/LFIS',
      '/api/subGallery',
      '/favicon.svg',
    ];
    for (const path of paths) await site.get(`${path}?id=${secret}&limit=${secret}`, from);
    await site.post(`/api/form/LFIS/dif?x=${secret}`, goodEnquiry, from);
    await site.post('/api/form/LFIS/dif', { ...goodEnquiry, email: `${secret} `, phone: '' }, from);
    site.services.database = failingDatabase(engine, awayError(engine));
    await site.post('/api/form/LFIS/dif', goodEnquiry, from);
    await site.get(`/Gallery?year=1999&q=${secret}`, from);

    const requests = site.logged.filter((line) => line.msg === 'request');
    expect(requests).toHaveLength(paths.length + 4);
    for (const line of requests)
      expect(Object.keys(line).sort()).toEqual([
        'cache',
        'level',
        'method',
        'ms',
        'msg',
        'path',
        'requestId',
        'status',
        'time',
      ]);
    const all = JSON.stringify(site.logged);
    for (const typed of [secret, '?', '203.0.113', 'Secretbrowser', ...Object.values(goodEnquiry)])
      expect(all).not.toContain(typed);
  });
});
