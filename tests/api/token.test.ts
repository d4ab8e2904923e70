import { expect, test } from 'vitest';
import { endpoints } from '#app/site/for-machines.server.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodCalls, nameOf, openFilledSite, send } from '#tests/support/http/good-calls.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
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

const TOKEN = 'correct-horse-battery';

/** The rows that the specification marks "auth header". */
const guarded = [
  'GET /principalMessage/:schoolcode',
  'GET /notification/:schoolcode',
  'GET /onlineRegistration/:schoolcode',
  'GET /visitor/:schoolcode',
  'POST /visitor',
  'GET /video/all/:schoolcode',
];

onAnyEngine((open) => {
  test('with API_TOKEN set, the rows marked "auth header" need it and the others stay open', async () => {
    const database = await open();
    const site = await openFilledSite(database, { API_TOKEN: TOKEN });
    const calls = goodCalls(site);
    const before = await allRows(database);
    for (const name of guarded) {
      const wrong = ['', 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, TOKEN];
      for (const authorization of [...wrong, `Basic ${TOKEN}`, `Bearer ${TOKEN} ${TOKEN}`, undefined]) {
        const response = await send(site, calls[name]!, authorization === undefined ? {} : { authorization });
        await expectProblem(response, 'token-needed', `${name} with ${authorization}`);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
      }
    }
    expect(await allRows(database)).toEqual(before);

    for (const endpoint of endpoints) {
      const name = nameOf(endpoint);
      const headers: Record<string, string> = guarded.includes(name)
        ? { authorization: `Bearer ${TOKEN}` }
        : {};
      expect((await send(site, calls[name]!, headers)).status, name).toBe(endpoint.status ?? 200);
    }
    expect(JSON.stringify(site.logged)).not.toContain(TOKEN);
  });

  test('without a token every call is allowed, whatever it contains', async () => {
    const site = await openFilledSite(await open());
    for (const name of guarded) {
      const response = await send(site, goodCalls(site)[name]!, { authorization: 'Bearer anything' });
      expect(response.status, name).toBe(200);
    }
  });
});
