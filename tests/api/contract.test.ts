import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#app/site/for-machines.server.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodCalls, nameOf, openFilledSite, send } from '#tests/support/http/good-calls.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
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

onAnyEngine((open) => {
  test('every endpoint has a case here and answers as declared, with the specification’s fields', async () => {
    const site = await openFilledSite(await open());
    const calls = goodCalls(site);
    expect(Object.keys(calls).sort()).toEqual(endpoints.map(nameOf).sort());

    for (const endpoint of endpoints) {
      const name = nameOf(endpoint);
      const response = await send(site, calls[name]!);
      expect(response.status, name).toBe(endpoint.status ?? 200);
      if ('files' in endpoint.answer) {
        expect(endpoint.answer.files).toContain(response.headers.get('content-type'));
        expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
        continue;
      }
      expect(response.headers.get('content-type'), name).toBe('application/json');
      const answer: unknown = await response.json();
      expect(endpoint.answer.safeParse(answer).error, name).toBeUndefined();
      expect(exactly(endpoint.answer).safeParse(answer).error, name).toBeUndefined();
      const [first] = Array.isArray(answer) ? answer : [answer];
      expect(Object.keys(first as object), name).toEqual(expect.arrayContaining(calls[name]!.fields));
    }
  });

  test('fixed words and the school’s code match in any letter case; HEAD answers as GET does, without the body', async () => {
    const site = await openFilledSite(await open());
    for (const [name, call] of Object.entries(goodCalls(site))) {
      const { status, headers } = await send(site, call);
      for (const inOtherLetters of [upper, lower, swapped]) {
        const path = call.path.replace(/^[^?]+/, (words) =>
          words.replace(/[^/]+/g, (word) => (isFixed(word) ? inOtherLetters(word) : word)),
        );
        const answer = await send(site, { ...call, path });
        // A picture has one address; API calls answer under the requested one.
        const moved = answer.headers.get('location');
        expect(moved === null || moved.startsWith('/api/image/'), name).toBe(true);
        const settled = moved ? await site.get(moved) : answer;
        expect(settled.status, `${name} as ${path}`).toBe(status);
      }
      if (call.body) continue;
      const head = await site.app.request(call.path, { method: 'HEAD' });
      expect(head.status, name).toBe(status);
      expect(head.headers.get('content-type'), name).toBe(headers.get('content-type'));
      expect(await head.text(), name).toBe('');
    }
  });

  test('a school sees only its own rows; an unknown school code is a 404 problem', async () => {
    const site = await openFilledSite(await open());
    for (const [name, call] of Object.entries(goodCalls(site))) {
      if (!name.includes(':schoolcode')) continue;
      const of = (code: string) => send(site, { ...call, path: call.path.replace('LFIS', code) });
      const other = await of('OTHER');
      expect(other.ok, name).toBe(true);
      expect(await other.text(), name).not.toContain('ours');
      for (const unknown of ['NONE', 'none', 'LF\u0131S', 'LFIS%00', '%E0%A4%A', "LFIS'--", 'A'.repeat(5000)])
        await expectProblem(await of(unknown), 'unknown-school', `${name} for ${unknown}`);
    }
    const address = `/api/subGallery?id=${site.albumId}`;
    await expectProblem(await site.get(address, { schoolcode: 'OTHER' }), 'unknown-album');
    await expectProblem(await site.get(address, { schoolcode: 'NONE' }), 'unknown-school');
    await expectProblem(await site.post('/api/visitor', { schoolcode: 'NONE' }), 'unknown-school');
    for (const schoolcode of ['LFIS', 'lfis', 'Lfis']) {
      expect((await site.get(address, { schoolcode })).status).toBe(200);
      expect((await site.get(`/api/image/${site.picture}`, { schoolcode })).status).toBe(200);
      expect((await site.get('/api/news/lfis', { schoolcode })).status).toBe(200);
      const visit = await site.post('/api/visitor', { schoolcode }, { schoolcode: 'lfIS', ...BROWSER });
      expect(visit.status).toBe(200);
    }
    const visits = await site.services.database.reads.selectFrom('visitor_totals').selectAll().execute();
    expect(visits.map((row) => row.school_code)).toEqual(['LFIS']);
  });
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Chrome/140 Mobile' };

const upper = (word: string) => word.toUpperCase();
const lower = (word: string) => word.toLowerCase();
const swapped = (word: string) =>
  word.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** In a picture's path, everything after the school's code must be spelled exactly. */
const isFixed = (word: string) => !/^(public|Images|.+\.jpg)$/.test(word);

/** The same schema, but strict: it allows no other fields. */
function exactly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(exactly(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return z.strictObject(Object.fromEntries(shape.map(([name, field]) => [name, exactly(field)])));
  }
  return schema;
}
