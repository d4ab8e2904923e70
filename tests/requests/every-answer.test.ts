import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { goodCalls, openFilledSite, send } from '#tests/support/http/good-calls.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const SECURITY_HEADERS = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self'(?: 'sha256-[\w+/]{43}=')*;(?!.*unsafe).*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-frame-options': /^DENY$/,
  'strict-transport-security': /^max-age=\d{8}/,
};

onAnyEngine((open, engine) => {
  test('every response, good or bad, has the security headers and its request id', async () => {
    const site = await openFilledSite(await open());
    const paths = [
      '/',
      '/gallery',
      '/nothing',
      '/favicon.svg',
      '/api/openapi.json',
      '/api/nothing',
      '/API/Docs',
    ];
    const answers = [
      ...[...paths, '/healthz', '/readyz', '/metrics'].map((path) => () => site.get(path)),
      ...Object.values(goodCalls(site)).map((call) => () => send(site, call)),
      () => site.get('/', { 'if-none-match': '*' }),
      () => site.app.request('/', { method: 'POST' }),
      () => site.post('/api/form/LFIS/dif', '{'),
      () => site.app.request('/', { method: 'HEAD' }),
    ];
    const checked = async (ask: () => Promise<Response> | Response) => {
      const { status, headers } = await ask();
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers.get(name), name).toMatch(value);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      return status;
    };
    const seen = new Set<number>();
    for (const ask of answers) seen.add(await checked(ask));
    site.services.database = failingDatabase(engine, awayError(engine));
    for (const path of ['/Gallery', '/api/news/LFIS']) seen.add(await checked(() => site.get(path)));
    expect([...seen].sort()).toEqual([200, 201, 304, 308, 400, 404, 405, 503]);
  });

  test('a proxy’s request id is kept if it has the right format', async () => {
    const site = await openSite(await open());
    const numberOf = async (id: string) =>
      (await site.get('/healthz', { 'x-request-id': id })).headers.get('x-request-id');
    expect(await numberOf('proxy-0123456789')).toBe('proxy-0123456789');
    for (const odd of ['short', '<script>alert(1)</script>', 'a'.repeat(65), 'a b c d e f', ''])
      expect(await numberOf(odd), odd).not.toBe(odd);
  });

  test('files named by their content are cached for ever, others for an hour, all of them compressed', async () => {
    const site = await openFilledSite(await open());
    const html = await (await site.get('/ContactUs')).text();
    const { scripts } = partsOf(html);
    const { stylesheets } = partsOf(await (await site.get('/studio/sign-in')).text());
    const assets = [...stylesheets, ...scripts.map((script) => /src="([^"]+)"/.exec(script)![1]!)];
    expect(assets.length).toBeGreaterThan(1);
    for (const path of [...assets, '/favicon.svg']) {
      const plain = await site.get(path);
      expect(plain.status, path).toBe(200);
      expect(plain.headers.get('cache-control'), path).toBe(
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      const size = (await plain.arrayBuffer()).byteLength;
      for (const encoding of ['br', 'gzip']) {
        const packed = await site.get(path, { 'accept-encoding': encoding });
        expect(packed.headers.get('content-encoding'), path).toBe(encoding);
        expect(packed.headers.get('vary'), path).toBe('accept-encoding');
        expect((await packed.arrayBuffer()).byteLength, path).toBeLessThan(size);
        const notModified = await site.get(path, {
          'accept-encoding': encoding,
          'if-none-match': packed.headers.get('etag')!,
        });
        expect(notModified.status, path).toBe(304);
      }
      const head = await site.app.request(path, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')], path).toEqual([200, String(size)]);
    }
    for (const path of [
      '/assets/',
      '/assets',
      '/favicon.svg.br',
      '/.vite/manifest.json',
      '/assets/..%2findex.html',
    ])
      expect((await site.get(path)).status, path).toBe(404);
  });
});
