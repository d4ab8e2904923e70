import { expect, test } from 'vitest';
import { feeds } from '#app/addresses.ts';
import { onAnyEngine, openSqliteCopy } from '#tests/support/database/engines.ts';
import { goodCalls, goodEnquiry, openFilledSite } from '#tests/support/http/good-calls.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { CHUNKED, inChunks, keepAsking, rawRequest } from '#tests/support/http/raw-client.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };

const STUDIO = [
  '/studio',
  '/studio/sign-in',
  '/studio/enquiries',
  '/studio/media',
  '/studio/share',
  '/studio/uploads',
  '/studio/uploads/0123456789abcdefghjkmnpqrs',
  '/studio/preview/news/x',
  '/studio/auth/passkey/generate-authenticate-options',
  '/studio.data',
];
const PAGES = ['/', '/Gallery', '/ContactUs', '/ThankYou', '/api/docs', '/gallery/', '/nothing'];
const FILES = ['/favicon.svg', '/robots.txt', '/sitemap.xml', '/speculation-rules.json', feeds.rss];
const HEALTH = ['/healthz', '/readyz', '/metrics'];

/** Every way to send a body, or none. */
const bodies: Record<string, { headers: Record<string, string | number>; body?: string }> = {
  'no body': { headers: {} },
  'a body with its length': { headers: { 'Content-Length': 5 }, body: '"abc"' },
  'a body in chunks': { headers: CHUNKED, body: inChunks('"abc"') },
};

test('no method and no kind of body is a server error, at any address', async () => {
  const site = await openFilledSite(await openSqliteCopy());
  const { port } = await listen(site);
  const { cookie } = await signInAs(site, 'editor');
  const read = [
    ...PAGES,
    `/SubGallery?id=${site.albumId}`,
    `/NewsArticle?id=${site.storyId}`,
    ...FILES,
    ...HEALTH,
  ];
  const api = Object.values(goodCalls(site)).map(({ path }) => path);
  const anything = [...read, ...api, '/api', '/api/nothing', '/api/openapi.json', '/visit', ...STUDIO];
  const client = await keepAsking(port);
  for (const path of anything)
    for (const method of METHODS)
      for (const [how, { headers, body }] of Object.entries(bodies))
        for (const more of path.startsWith('/studio')
          ? [JSON_TYPE, { ...JSON_TYPE, Cookie: cookie }]
          : [{}]) {
          const hint = `${method} ${path} with ${how}`;
          const request = rawRequest(path, { ...headers, ...more }, { method, ...(body && { body }) });
          const { status, headers: answerHeaders } = await client.ask(request);
          expect(status, hint).toBeLessThan(500);
          if (status === 405) expect(answerHeaders.allow, hint).toMatch(/^[A-Z]+(, [A-Z]+)*$/);
          if (status === 405) expect(answerHeaders.allow!.split(', '), hint).not.toContain(method);
          if (!path.startsWith('/studio') && ['PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method))
            expect([308, 404, 405], hint).toContain(status);
        }
  expect(site.logged.filter((line) => 'err' in line)).toEqual([]);
  expect((await client.ask(rawRequest('/healthz'))).status).toBe(200);
});

onAnyEngine((open) => {
  test('a body without a length is accepted like one with a length', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const { port } = await listen(site);
    const client = await keepAsking(port);
    const send = (path: string, headers: Record<string, string>, body: string) =>
      client.ask(rawRequest(path, { ...headers, ...CHUNKED }, { method: 'POST', body: inChunks(body, 7) }));

    const byApi = await send('/api/form/LFIS/dif', JSON_TYPE, JSON.stringify(goodEnquiry));
    expect([byApi.status, byApi.body]).toEqual([201, expect.stringContaining('Submitted Successfully')]);
    const fields = new URLSearchParams({ ...goodEnquiry, message: 'Is there a bus to the school?' });
    const byForm = await send('/ContactUs', FORM_TYPE, fields.toString());
    expect([byForm.status, byForm.headers.location]).toEqual([303, expect.stringContaining('/ThankYou')]);
    const enquiries = await database.reads.selectFrom('enquiries').select('message').execute();
    expect(enquiries.map(({ message }) => message).sort()).toEqual(
      [goodEnquiry.message, 'Is there a bus to the school?'].sort(),
    );

    const visit = await send('/visit', JSON_TYPE, '{}');
    expect([visit.status, JSON.parse(visit.body)]).toEqual([200, { visitor: expect.any(Number) }]);
    const counted = await send('/api/visitor', JSON_TYPE, '{"schoolcode":"LFIS"}');
    expect([counted.status, JSON.parse(counted.body)]).toEqual([
      200,
      { visitor: expect.any(Number), counted: expect.any(Boolean) },
    ]);
    expect((await client.ask(rawRequest('/healthz'))).status).toBe(200);
  });
});
