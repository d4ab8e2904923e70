import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodCalls, goodEnquiry, openFilledSite } from '#tests/support/http/good-calls.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const method = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'X-ODD') },
);

const segment = fc.oneof(
  fc.constantFrom(
    'api',
    'news',
    'gallery',
    'All',
    'image',
    'LFIS',
    'public',
    'Images',
    'form',
    'dif',
    'Gallery',
  ),
  fc.constantFrom(
    '..',
    '%2e%2e',
    '%',
    '%E0%A4%A',
    '%00',
    '%2f',
    '\\',
    '',
    '.data',
    '__manifest',
    '_root.data',
  ),
  fc.constantFrom('SubGallery', 'docs', 'assets', 'metrics', 'visitor', 'constructor', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const parameter = fc.tuple(
  fc.constantFrom(
    'id',
    'year',
    'month',
    'page',
    'q',
    'photo',
    'limit',
    'offset',
    'w',
    'f',
    '_routes',
    '__proto__',
    'utm_source',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      '13',
      '2026',
      '640',
      'webp',
      '1e308',
      'NaN',
      '%',
      '%00',
      '%ED%A0%80',
      '[]',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  ),
);

const body = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .record(
      Object.fromEntries(
        [...Object.keys(goodEnquiry), 'schoolcode'].map((field) => [
          field,
          fc.oneof(fc.jsonValue(), fc.string()),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((record) => JSON.stringify(record)),
);

const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ';;'),
    schoolcode: fc.constantFrom('LFIS', 'OTHER', 'NONE', "'", ''),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=99999999-', 'bytes=a-b', 'x'),
    'if-none-match': fc.constantFrom('*', '""', 'W/"', ',,,'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'br;q=x', ''),
    'x-request-id': fc.constantFrom('short', 'a'.repeat(64), '<script>'),
    'user-agent': fc.constantFrom('', 'Mozilla/5.0', 'Googlebot/2.1'),
    authorization: fc.constantFrom('Bearer', 'Bearer x', 'Basic Og=='),
  },
  { requiredKeys: [] },
);

onAnyEngine((open) => {
  test('no request makes the site fail', async () => {
    const site = await openFilledSite(await open());
    const existing = [
      '/',
      '/Gallery',
      '/SubGallery',
      '/api/docs',
      '/api/openapi.json',
      '/favicon.svg',
      '/readyz',
    ];
    const path = fc.oneof(
      fc.constantFrom(...existing, ...Object.values(goodCalls(site)).map((call) => call.path.split('?')[0]!)),
      fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({ method, path, query: fc.array(parameter, { maxLength: 3 }), body, headers }),
        async (given) => {
          const query = given.query.map(([name, value]) => `${name}=${value}`).join('&');
          const sends = !['GET', 'HEAD', 'get'].includes(given.method);
          const request = new Request(`http://localhost${given.path}?${query}`, {
            method: given.method,
            headers: given.headers,
            ...(sends && { body: given.body }),
          });
          const response = await site.app.request(request);
          await response.arrayBuffer();
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
          expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
        },
      ),
      { numRuns: 300 },
    );
    expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  });
});
