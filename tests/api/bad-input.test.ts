import { expect, test } from 'vitest';
import { endpoints } from '#app/site/for-machines.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodCalls, openFilledSite } from '#tests/support/http/good-calls.ts';
import { expectProblem, fieldsOf } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/:own',
  '/api/event',
  '/api/form',
  '/api/gallery',
  '/api/highlight',
  '/api/image',
  '/api/news',
  '/api/notification',
  '/api/onlineRegistration',
  '/api/principalMessage',
  '/api/subGallery',
  '/api/video',
  '/api/visitor',
);

const ECHO = 'z9echo';

onAnyEngine((open) => {
  test('a method that an address does not allow is a 405 that lists the allowed ones', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const before = await allRows(database);
    const calls = Object.values(goodCalls(site)).map(({ path, body }) => ({
      path,
      takes: body ? ['POST'] : ['GET', 'HEAD'],
    }));
    for (const { path, takes } of [...calls, { path: '/api/openapi.json', takes: ['GET', 'HEAD'] }]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (takes.includes(method)) continue;
        const response = await site.app.request(path, { method });
        await expectProblem(response, 'method-not-allowed', `${method} ${path}`);
        expect(response.headers.get('allow')).toBe(takes.join(', '));
      }
    }
    expect(await allRows(database)).toEqual(before);
  });

  test('an unknown address is a 404 problem in any letter case, for any method', async () => {
    const site = await openSite(await open());
    const paths = ['/api', '/api/', '/API', '/API/nothing', '/api/news', '/api/news/', '/api/news/LFIS/x'];
    for (const path of [
      ...paths,
      '/api/image',
      '/api/image/',
      '/api/form//dif',
      '/api/gallery/All/',
      '/api/v1',
      '/api//news/LFIS',
    ])
      for (const method of ['GET', 'POST'])
        await expectProblem(await site.app.request(path, { method }), 'not-found', `${method} ${path}`);
  });

  test('the schoolcode header must not contradict the path or the body', async () => {
    const database = await open();
    const site = await openFilledSite(database);
    const before = await allRows(database);
    for (const [name, { path, body }] of Object.entries(goodCalls(site))) {
      if (!name.includes(':schoolcode') && !body) continue;
      for (const schoolcode of ['OTHER', 'NONE', 'other', '']) {
        const headers = { schoolcode };
        const response = body ? await site.post(path, body, headers) : await site.get(path, headers);
        await expectProblem(response, 'school-mismatch', `${name} with ${schoolcode}`);
      }
    }
    expect(await allRows(database)).toEqual(before);
  });

  test('invalid query parameters are a 400 that names them', async () => {
    const site = await openFilledSite(await open());
    const lists = endpoints.filter(({ query }) => query && 'limit' in query.shape);
    expect(lists.length).toBeGreaterThan(0);
    const refused = async (path: string, field: string) => {
      const problem = await expectProblem(await site.get(path), 'invalid-input', path);
      expect(fieldsOf(problem), path).toEqual([field]);
      expect(JSON.stringify(problem)).not.toContain(ECHO);
    };
    for (const { path } of lists) {
      const address = `/api${path.replace(':schoolcode', 'LFIS')}`;
      for (const value of [
        'abc',
        ECHO,
        '-1',
        '0',
        '1e9',
        '501',
        '1.5',
        'NaN',
        'Infinity',
        '',
        '%00',
        '%E0%A4',
      ])
        await refused(`${address}?limit=${value}`, 'limit');
      for (const value of ['abc', '-1', '1e9', '0.5', '9007199254740993'])
        await refused(`${address}?offset=${value}`, 'offset');
      await refused(`${address}?limit=${ECHO}&limit=1`, 'limit');
    }
    const ids = [
      '',
      '%00',
      '..%2f',
      'ABC',
      ECHO.toUpperCase(),
      'a%20b',
      "1'%20or%201=1",
      'a'.repeat(65),
      '%ED%A0%80',
    ];
    for (const id of ids) await refused(`/api/subGallery?id=${id}`, 'id');
    await refused('/api/subGallery', 'id');
    await expectProblem(await site.get('/api/subGallery?id=no-such-album'), 'unknown-album');

    const picture = `/api/image/${site.picture}`;
    for (const query of ['w=641&f=webp', 'w=-640&f=webp', 'w=1e9&f=webp', 'w=abc&f=webp', 'w=&f=webp'])
      await refused(`${picture}?${query}`, 'w');
    for (const query of ['w=640&f=gif', 'w=640&f=WEBP', 'w=640&f='])
      await refused(`${picture}?${query}`, 'f');
    for (const query of ['w=640', 'f=webp']) await refused(`${picture}?${query}`, '');
  });
});
