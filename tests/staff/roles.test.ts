import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { mayDo, type Permission, permissions } from '#app/access/permissions.ts';
import { type Guard, studioPages } from '#app/access/studio-addresses.ts';
import routes from '#app/routes.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { studioPaths } from '#tests/support/http/studio-paths.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

/**
 * Who is admitted. `open`: no sign-in needed; `leads on`: redirects everybody, depending on the request, see
 * staff-door and staff-second-step; `nothing`: accepts no form.
 */
type Rule = 'open' | 'leads on' | 'everybody' | 'administrators' | 'nothing';

const ruleOf = (guard: Guard): Rule => {
  if (!permissions.some((permission) => permission === guard)) return guard as Rule;
  return mayDo('editor', guard as Permission) ? 'everybody' : 'administrators';
};

/** Every page of the studio: who may read it, who may send it a form, as in the address contract. */
const table: Record<string, { GET: Rule; POST: Rule }> = {
  ...Object.fromEntries(
    Object.values(studioPages).map(({ path, read, send }) => [
      path,
      { GET: ruleOf(read), POST: ruleOf(send) },
    ]),
  ),
  '/studio/*': { GET: 'everybody', POST: 'nothing' },
};

const visitors = ['nobody', 'editor', 'administrator'] as const;
type Visitor = (typeof visitors)[number];
type Outcome = 'sign in first' | 'forbidden' | 'no form here' | 'through';

function expected(rule: Rule, visitor: Visitor): Outcome {
  if (rule === 'open') return 'through';
  if (visitor === 'nobody') return 'sign in first';
  if (rule === 'nothing') return 'no form here';
  return rule === 'everybody' || visitor === 'administrator' ? 'through' : 'forbidden';
}

function outcomeOf(response: Response): Outcome {
  const to = response.headers.get('location') ?? '';
  if (response.status === 302 && to.startsWith('/studio/sign-in?then=')) return 'sign in first';
  if (response.status === 302 && to === '/studio/sign-in') return 'sign in first';
  if (response.status === 403) return 'forbidden';
  if (response.status === 405) return 'no form here';
  // Empty forms are refused; nothing may crash.
  expect(response.status).toBeLessThan(500);
  return 'through';
}

test('the contract has a line for every page of the studio, and no other', () => {
  expect(Object.keys(table).sort()).toEqual([...studioPaths].sort());
});

onAnyEngine((open) => {
  describe('role × action', () => {
    test('everybody can open what the table says, and nothing else', async () => {
      const site = await openSite(await open());
      const cookies = await cookiesOfAll(site);
      for (const [path, { GET, POST }] of Object.entries(table)) {
        if (GET === 'leads on') continue;
        for (const visitor of visitors) {
          const headers = { cookie: cookies[visitor] };
          const at = addressOf(path);
          const what = `${visitor} ${path}`;
          expect(outcomeOf(await site.get(at, headers)), `GET ${what}`).toBe(expected(GET, visitor));
          const posted = await postForm(site, at, {}, headers);
          expect(outcomeOf(posted), `POST ${what}`).toBe(expected(POST, visitor));
        }
      }
    });

    test('requests by the studio’s script are protected the same way, even without the frame', async () => {
      const site = await openSite(await open());
      const cookies = await cookiesOfAll(site);
      for (const [path, { GET }] of Object.entries(table)) {
        if (GET === 'open' || GET === 'leads on') continue;
        for (const visitor of visitors) {
          const id = routeIdOf(path);
          for (const query of ['', `?_routes=${encodeURIComponent(id)}`]) {
            const response = await site.get(`${addressOf(path)}.data${query}`, { cookie: cookies[visitor] });
            const body = await response.text();
            const what = `${visitor} ${path}.data${query}`;
            // No item has the made-up id of this address.
            const found = /[:*]/.test(path) ? [200, 404] : [200];
            // An autosaving form has nothing to read.
            if (path.endsWith('/draft')) found.push(404);
            // A person who has just signed in needs no new proof, and is redirected.
            if (path === '/studio/prove') found.push(202);
            // The profile's form is at the address of an item.
            if (path === '/studio/profile') found.push(202);
            // It accepts a form of the dashboard, and redirects back there.
            if (['/studio/dead-links', '/studio/parked-jobs'].includes(path)) found.push(202);
            if (expected(GET, visitor) === 'through') expect(found, what).toContain(response.status);
            else if (visitor === 'nobody') expect(body, what).toContain('/studio/sign-in');
            else expect(response.status, what).toBe(403);
            if (visitor === 'nobody') expect(body, what).not.toContain('@school.example');
          }
        }
      }
    });

    test('a form from another site is refused everywhere', async () => {
      const site = await openSite(await open());
      const { cookie } = await signInAs(site, 'administrator');
      for (const path of Object.keys(table)) {
        for (const foreign of foreigners) {
          const response = await postForm(site, addressOf(path), {}, { cookie, ...foreign });
          expect(response.status, `${path} ${JSON.stringify(foreign)}`).toBe(403);
        }
      }
      expect((await site.get('/studio', { cookie })).status).toBe(200);
    });
  });

  test('of better-auth’s own addresses only the passkey calls can be reached', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'administrator');
    const get = async (path: string) => (await site.get(`/studio/auth${path}`, { cookie })).status;
    const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
      (
        await site.post(`/studio/auth${path}`, body, {
          cookie,
          origin: site.services.config.siteUrl,
          ...headers,
        })
      ).status;
    const account = { email, password: 'whatever it may be', name: 'x' };
    for (const path of [
      '/get-session',
      '/list-sessions',
      '/ok',
      '/error',
      '/passkey/list-user-passkeys',
      '/',
    ])
      expect(await get(path), path).toBe(404);
    for (const path of [
      '/sign-up/email',
      '/sign-in/email',
      '/update-user',
      '/change-email',
      '/delete-user',
      '/request-password-reset',
      '/two-factor/disable',
      '/passkey/delete-passkey',
      '/passkey/generate-register-options',
    ])
      expect(await post(path, account), path).toBe(404);
    expect(await get('/passkey/generate-register-options')).toBe(200);
    expect((await site.get('/studio/auth/passkey/generate-register-options')).status).toBe(401);
    expect(await post('/passkey/verify-authentication', { response: { id: 'x' } })).toBe(401);
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await post('/passkey/verify-authentication', { response: {} }, foreign)).toBe(403);
  });
});

const foreigners: Record<string, string>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

async function cookiesOfAll(site: TestSite): Promise<Record<Visitor, string>> {
  const editor = await signInAs(site, 'editor');
  const administrator = await signInAs(site, 'administrator');
  return { nobody: '', editor: editor.cookie, administrator: administrator.cookie };
}

/** The ids in these addresses do not exist. */
const addressOf = (path: string) => path.replaceAll(/:\w+\??/g, 'x').replaceAll('*', 'x');

function routeIdOf(path: string, entries = routes as RouteConfigEntry[], above = ''): string {
  for (const entry of entries) {
    const at = entry.path ? `${above}/${entry.path.replace(/^\//, '')}` : above;
    if (entry.children) {
      const found = routeIdOf(path, entry.children, at);
      if (found) return found;
    } else if (at === path) return entry.file.replace(/\.tsx$/, '');
  }
  return '';
}
