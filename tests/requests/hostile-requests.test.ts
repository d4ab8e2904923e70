import { expect, test } from 'vitest';
import { securityHeaders } from '#server/requests/security-headers.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { askOnce, CLOSE, type RawAnswer, rawRequest } from '#tests/support/http/raw-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/Gallery');

const TRAVERSALS = [
  '/api/image/../../etc/passwd',
  '/api/image/LFIS/public/Images/../../../school.sqlite',
  '/..',
  '/./Gallery',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/%2E%2E%2Fpackage.json',
  '/assets/.%2e/package.json',
  '/assets/..\\..\\package.json',
  '/assets/..%5cpackage.json',
  '/assets/%252e%252e%252fpackage.json',
  '/assets/%25252e%25252e%25252fpackage.json',
  'http://school.example/api/image/../../etc/passwd',
];

onAnyEngine((open) => {
  const listening = async () => {
    const site = await openSite(await open());
    return { site, ...(await listen(site)) };
  };

  test('a path traversal, in any encoding, is refused as a problem, with every header', async () => {
    const { port } = await listening();
    for (const target of TRAVERSALS) expectRefusal(await askOnce(port, rawRequest(target, CLOSE)), target);
  });

  test('a refusal can be found in the log by its id, and is counted', async () => {
    const { site, port } = await listening();
    const { headers } = await askOnce(port, rawRequest('/../secret', CLOSE));
    expect(site.logged).toMatchObject([{ requestId: headers['x-request-id'], status: 400 }]);
    expect(await site.app.metrics.registry.getSingleMetricAsString('http_requests_total')).toContain(
      'http_requests_total{area="other",status="4xx",cache="none"} 1',
    );
  });

  test('a dot that does not leave the folder is allowed', async () => {
    const { port } = await listening();
    for (const target of ['/.well-known/security.txt', '/a..b', '/...', '/Gallery?year=../..'])
      expect((await askOnce(port, rawRequest(target, CLOSE))).status, target).not.toBe(400);
  });

  test('an invalid Host or target is refused as a problem, with every header', async () => {
    const { port } = await listening();
    for (const request of [
      rawRequest('/', { ...CLOSE, Host: 'not a host' }),
      rawRequest('/', { ...CLOSE, Host: 'school.example/path' }),
      rawRequest('/', { ...CLOSE, Host: 'user@school.example' }),
      rawRequest('/', { ...CLOSE, Host: '' }),
      rawRequest('*', CLOSE, { method: 'OPTIONS' }),
      rawRequest('http://', CLOSE),
      rawRequest('http://a:b:c/', CLOSE),
    ])
      expectRefusal(await askOnce(port, request), request);
  });

  test('another Host, or a whole address as target, gets the school’s own page', async () => {
    const { port } = await listening();
    const strange = [
      rawRequest('/Gallery', { ...CLOSE, Host: 'evil.example' }),
      rawRequest('http://evil.example/Gallery', CLOSE),
      rawRequest('https://evil.example:8443/Gallery', CLOSE),
      rawRequest('/Gallery', {
        ...CLOSE,
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'gopher',
        Forwarded: 'host=evil.example',
      }),
    ];
    for (const request of [...strange, rawRequest('/Gallery', CLOSE)]) {
      const page = await askOnce(port, request);
      expect(page.status).toBe(200);
      expect(page.body).toContain('</html>');
      expect(JSON.stringify(page)).not.toContain('evil.example');
    }
    const moved = await askOnce(port, rawRequest('/gallery/', { ...CLOSE, Host: 'evil.example' }));
    expect(moved).toMatchObject({ status: 308, headers: { location: '/Gallery' } });
    for (const target of ['//evil.example/', '//evil.example/Gallery', '/\\evil.example/gallery/']) {
      const { headers } = await askOnce(port, rawRequest(target, CLOSE));
      expect(headers.location ?? '/', target).toMatch(/^\/(?![/\\])/);
    }
  });

  test('headers of more than 16 kB are refused with 431', async () => {
    const { port } = await listening();
    const fits = rawRequest('/healthz', { ...CLOSE, 'X-Long': 'a'.repeat(15_000) });
    expect((await askOnce(port, fits)).status).toBe(200);
    const tooLong = rawRequest('/healthz', { ...CLOSE, 'X-Long': 'a'.repeat(17_000) });
    expect((await askOnce(port, tooLong)).status).toBe(431);
  });

  test('non-HTTP data is refused with 400, and the server keeps running', async () => {
    const { port } = await listening();
    for (const nonsense of [
      'GARBAGE\r\n\r\n',
      'GET /\r\n\r\n',
      'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      rawRequest('/', { 'Content-Length': '-1' }),
      rawRequest(
        '/',
        { 'Content-Length': 3, 'Transfer-Encoding': 'chunked' },
        { method: 'POST', body: '0\r\n' },
      ),
      rawRequest('/', { 'Bad Name': 'x' }),
      rawRequest('/', { 'X-Split': 'a\rb' }),
      rawRequest('/', {}).replace('Host: school.example\r\n', ''),
    ])
      expect((await askOnce(port, nonsense)).status, JSON.stringify(nonsense)).toBe(400);
    expect((await askOnce(port, rawRequest('/healthz', CLOSE))).status).toBe(200);
  });

  test('an unknown method is refused, and the server keeps running', async () => {
    const { port } = await listening();
    for (const method of ['TRACE', 'PROPFIND', 'DELETE']) {
      expect((await askOnce(port, rawRequest('/Gallery', CLOSE, { method }))).status, method).toBe(405);
    }
    expect((await askOnce(port, rawRequest('/healthz', CLOSE))).status).toBe(200);
  });
});

function expectRefusal({ status, headers, body }: RawAnswer, request: string): void {
  expect(status, request).toBe(400);
  expect(headers).toMatchObject(securityHeaders);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(headers['cache-control']).toBe('no-store');
  const problem = JSON.parse(body) as { type: string; requestId: string };
  expect(problem).toMatchObject({ type: '/api/docs#problem-bad-request', status: 400 });
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  expect(problem.requestId).toBe(headers['x-request-id']);
}
