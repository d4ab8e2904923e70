import { expect } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onStricterEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { publishAlbum } from '#tests/support/content/school.ts';
import { studioPaths } from '#tests/support/http/studio-paths.ts';
import { signInAs, PASSWORD } from '#tests/support/staff/staff.ts';
import { longTest } from '#tests/support/tier.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

/** Inherited property names, invalid header characters, and values that no form of ours sends. */
const odd = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'x\r\nSet-Cookie: a=b',
  'a\nb',
  '\0',
  '🎉',
  '1e300',
  '99999999999',
  '-1',
  '',
];
const names = ['intent', 'done', 'then', 'state', 'sort', 'q', 'page', 'left', 'taken', 'version', 'compare'];
const others = ['person', 'kind', 'after', 'before', 'role', 'number', 'id', 'base', 'new'];
const named = (value: string) => Object.fromEntries([...names, ...others].map((name) => [name, value]));

onStricterEngine((open) => {
  async function studio() {
    const database = await open();
    const site = await openSite(database);
    const album = await publishAlbum(database, {});
    const enquiry = enquiryRow();
    await keepEnquiries(database, [enquiry]);
    const { cookie, email } = await signInAs(site, 'administrator');
    const { url } = await listen(site);
    const headers = { cookie, origin: site.services.config.siteUrl };
    const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
      fetch(url + path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
    const post = (path: string, fields: Record<string, string>, more: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: more });
    const addressOf = (path: string) =>
      path
        .replace('/enquiries/:id', `/enquiries/${enquiry.id}`)
        .replace(':type', 'albums')
        .replace(':id', album)
        .replace(':name', 'LFIS-2026-01-01T0000.tar')
        .replace('*', 'nothing');
    return { album, email, ask, post, addressOf };
  }

  // Some thousand requests; each new page of the studio adds dozens.
  const LONG = { timeout: 600_000 };

  longTest('no page and no form of the studio falls over whatever stands in its fields', LONG, async () => {
    const { ask, post, addressOf } = await studio();
    for (const path of studioPaths.filter((one) => one !== '/studio/sign-out')) {
      for (const value of odd) {
        const address = addressOf(path);
        const query = new URLSearchParams(named(value));
        const { done: _done, then: _then, ...rest } = named(value);
        const requests = {
          'all at once': ask(`${address}?${query}`),
          'all but what is refused at the door': ask(`${address}?${new URLSearchParams(rest)}`),
          'for its script': ask(`${address}.data?${new URLSearchParams(rest)}`),
          'a form': post(address, rest),
          'a form at such an address': post(`${address}?${query}`, named(value)),
        };
        for (const [how, answer] of Object.entries(requests)) {
          const { status } = await answer;
          expect(status, `${path} ${JSON.stringify(value)} ${how}`).toBeLessThan(500);
        }
      }
    }
  });

  longTest(
    'an action that is none, a button that is none and a way back with a line end are bad requests',
    async () => {
      const { album, email, ask, post } = await studio();
      const item = `/studio/content/albums/${album}`;
      for (const path of [
        item,
        '/studio/content/albums',
        '/studio/account',
        '/studio/people',
        '/studio/content/profile/profile',
      ])
        for (const done of ['__proto__', 'constructor', 'toString', 'a b', 'x'.repeat(3) + '\n'])
          expect((await ask(`${path}?done=${encodeURIComponent(done)}`)).status, `${path} ${done}`).toBe(400);
      expect((await ask(`${item}?done=saved`)).status).toBe(200);
      for (const intent of ['constructor', '__proto__', 'toString', 'something else'])
        expect((await post(item, { intent })).status, intent).toBe(400);
      const then = (way: string) => `/studio/sign-in?then=${encodeURIComponent(way)}`;
      for (const way of ['/studio?a\r\nSet-Cookie: x=1', '/studio?\n', '/studio?\u2028']) {
        expect((await ask(then(way), { headers: { cookie: '' } })).status, way).toBe(400);
        const signedIn = await post(then(way), { email, password: PASSWORD }, { cookie: '' });
        expect([signedIn.status, signedIn.headers.get('set-cookie')], way).toEqual([400, null]);
      }
      const elsewhere = await post(then('/studio?q=दिवाली'), { email, password: PASSWORD }, { cookie: '' });
      expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/studio']);
    },
  );
});
