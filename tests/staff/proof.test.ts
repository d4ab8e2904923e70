import { expect, test } from 'vitest';
import {
  type OwnProvenAction,
  PROOF_FIELD,
  provenActions,
  type ProvenAction,
} from '#app/access/sign-in/proof.ts';
import { partOfModules } from '#app/modules/parts.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { softwarePasskey } from '#tests/support/staff/software-passkey.ts';
import { cookiesOf, signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { formFields, openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/account/passkeys',
  '/studio/account/second-step',
  '/studio/auth',
  '/studio/backup/:name',
  '/studio/enquiries/export',
  '/studio/everything',
  '/studio/going-public',
  '/studio/people',
  '/studio/content/:type/:id',
  '/studio/prove',
  '/studio/sign-in',
  '/studio/welcome',
);

const ORIGIN = 'https://school.example';
const TEN_MINUTES = 10 * 60_000;

const moduleActions = Object.keys(partOfModules('provenActions')) as Exclude<ProvenAction, OwnProvenAction>[];
const ofModules = Object.fromEntries(moduleActions.map((action) => [action, {}])) as Record<
  (typeof moduleActions)[number],
  Record<string, string>
>;

/**
 * Everything that needs a fresh proof. A line that is removed from the declared table must be removed here,
 * too.
 */
const expectedActions: Record<ProvenAction, Record<string, string>> = {
  'people.invite': { email: 'ravi@school.example', role: 'editor' },
  'people.role': { id: 'x', role: 'editor' },
  'people.remove': { id: 'x' },
  'second-step.begin': {},
  'second-step.confirm': { code: '123456', uri: 'otpauth://totp/x?secret=ABCD' },
  'second-step.codes': {},
  'second-step.end': {},
  'passkeys.ask': {},
  'passkeys.add': {},
  'passkeys.delete': { id: 'x' },
  'enquiries.export': {},
  'backup.download': {},
  'everything.download': {},
  'profile.mailbox': {},
  'site.open': { agree: 'yes' },
  ...ofModules,
};

const pass = (site: TestSite, milliseconds: number) =>
  void (site.clock.now = new Date(site.clock.now.getTime() + milliseconds));

/** The profile's form is sent as a whole, each time with another address. */
async function fieldsFor(
  site: TestSite,
  action: ProvenAction,
  cookie: string,
): Promise<Record<string, string>> {
  if (action !== 'profile.mailbox') return expectedActions[action];
  const email = `office-${site.clock.now.getTime()}@school.example`;
  return { ...(await openStudio(site, cookie).fieldsAt('/studio/content/profile/profile')), email };
}

/** One request for each action, and whether it requires a proof. */
async function ask(site: TestSite, action: ProvenAction, cookie: string): Promise<'asked' | 'through'> {
  const rule = provenActions[action] as { GET?: string; POST?: string; intent?: string };
  const isAuthCall = (rule.GET ?? rule.POST)!.startsWith('/studio/auth/');
  const response = rule.GET
    ? await site.get(rule.GET.replace(':name', 'school.tar'), { cookie })
    : isAuthCall
      ? await site.post(rule.POST!, { response: {} }, { cookie, origin: ORIGIN })
      : await postForm(
          site,
          rule.POST!,
          { ...(await fieldsFor(site, action, cookie)), ...(rule.intent && { intent: rule.intent }) },
          { cookie },
        );
  if (response.headers.get('location')?.startsWith('/studio/prove?then=')) return 'asked';
  const text = await response.text();
  return response.status === 403 && (isAuthCall || text.includes(PROOF_FIELD)) ? 'asked' : 'through';
}

onAnyEngine((open) => {
  test('after ten minutes a session alone is enough for none of them', async () => {
    expect(Object.keys(provenActions).sort()).toEqual(Object.keys(expectedActions).sort());
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const askAll = async () => {
      const answers: Record<string, string> = {};
      for (const action of Object.keys(provenActions) as ProvenAction[])
        answers[action] = await ask(site, action, cookie);
      return answers;
    };
    const all = (answer: string) =>
      Object.fromEntries(Object.keys(provenActions).map((action) => [action, answer]));
    pass(site, TEN_MINUTES - 1000);
    expect(await askAll()).toEqual(all('through'));
    pass(site, 1000);
    expect(await askAll()).toEqual(all('asked'));
    // Other pages need no proof.
    expect((await site.get('/studio/people', { cookie })).status).toBe(200);
    const invited = await site.services.database.reads.selectFrom('staff_invitations').select('id').execute();
    expect(invited).toHaveLength(1);
  });

  test('a form is kept while its sender is asked, and submitted after the proof', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const { url } = await listen(site);
    pass(site, TEN_MINUTES);
    const post = (fields: Record<string, string>) =>
      fetch(`${url}/studio/people`, {
        method: 'POST',
        headers: { origin: ORIGIN, cookie },
        body: new URLSearchParams(fields),
      });
    const typed = { intent: 'invite', email: 'ravi+office@school.example', role: 'editor', byMail: 'yes' };
    const challenged = await post(typed);
    expect(challenged.status).toBe(403);
    const page = await challenged.text();
    expect(page).toMatch(/<form[^>]*action="\/studio\/people"/);
    // Without the form that chooses a language, below the card.
    const fieldsIn = (html: string) => formFields(html.split('action="/studio/language"')[0]!);
    const fields = fieldsIn(page);
    expect(fields).toEqual({ ...typed, [PROOF_FIELD]: '' });

    const wrong = await post({ ...fields, [PROOF_FIELD]: 'not the password' });
    expect(wrong.status).toBe(403);
    expect(fieldsIn(await wrong.text())).toEqual(fields);
    const invitations = () =>
      site.services.database.reads.selectFrom('staff_invitations').select('email').execute();
    expect(await invitations()).toEqual([]);

    const done = await post({ ...fields, [PROOF_FIELD]: PASSWORD });
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('The invitation for ravi+office@school.example is ready');
    expect(await invitations()).toEqual([{ email: 'ravi+office@school.example' }]);
    // Not required again for ten minutes in this session; in another one it still is.
    expect(await ask(site, 'people.role', cookie)).toBe('through');
    pass(site, TEN_MINUTES);
    expect(await ask(site, 'people.role', cookie)).toBe('asked');
  });

  test('a proof in one session is worthless in another of the same person', async () => {
    const site = await openSite(await open());
    const { cookie, email } = await signInAs(site, 'administrator');
    pass(site, TEN_MINUTES);
    const elsewhere = cookiesOf(await postForm(site, '/studio/sign-in', { email, password: PASSWORD }));
    expect(await ask(site, 'enquiries.export', elsewhere)).toBe('through');
    expect(await ask(site, 'enquiries.export', cookie)).toBe('asked');
  });

  test('a file is requested on a separate page, which then leads to it without a script', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    pass(site, TEN_MINUTES);
    const wanted = '/studio/enquiries/export?state=new';
    const led = await site.get(wanted, { cookie });
    const prove = led.headers.get('location')!;
    expect([led.status, prove]).toEqual([302, `/studio/prove?then=${encodeURIComponent(wanted)}`]);
    expect(await (await site.get(prove, { cookie })).text()).toContain('download the enquiries as a file');
    expect((await postForm(site, prove, { password: 'not it' }, { cookie })).status).toBe(400);
    const shown = await postForm(site, prove, { password: PASSWORD }, { cookie });
    expect([shown.status, shown.headers.get('location')]).toEqual([303, prove]);
    const page = await (await site.get(prove, { cookie })).text();
    expect(page).toContain(`content="0; url=${wanted}"`);
    expect(page).toContain(`href="${wanted}"`);
    expect((await site.get(wanted, { cookie })).headers.get('content-type')).toContain('text/csv');
    // Without a file it redirects; and never out of the studio.
    const on = await site.get('/studio/prove?then=%2Fstudio%2Faccount%2Fpasskeys', { cookie });
    expect(on.headers.get('location')).toBe('/studio/account/passkeys');
    const out = await site.get('/studio/prove?then=https%3A%2F%2Felsewhere.example', { cookie });
    expect(out.headers.get('location')).toBe('/studio');
  });

  test('wrong passwords are counted as at the sign-in, and recorded in the log', async () => {
    const site = await openSite(await open());
    const { cookie, id } = await signInAs(site, 'administrator');
    pass(site, TEN_MINUTES);
    const fields = { intent: 'invite', email: 'ravi@school.example', role: 'editor' };
    const tryOnce = async (password: string) =>
      (await postForm(site, '/studio/people', { ...fields, [PROOF_FIELD]: password }, { cookie })).status;
    const answers: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) answers.push(await tryOnce('not the password'));
    expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await tryOnce(PASSWORD)).toBe(429);
    const locks = await site.services.database.reads
      .selectFrom('audit_entries')
      .select('staff_id')
      .where('action', '=', 'lock-out')
      .execute();
    expect(locks).toEqual([{ staff_id: id }]);
    pass(site, 31_000);
    expect(await tryOnce(PASSWORD)).toBe(200);
  });

  test('a passkey is a proof as well, one’s own and no other, and starts no second session', async () => {
    const site = await openSite(await open());
    const me = await signInAs(site, 'administrator');
    const other = await signInAs(site, 'editor');
    const [mine, theirs] = [softwarePasskey(ORIGIN), softwarePasskey(ORIGIN)];
    await talk(site, 'register', mine.register, me.cookie);
    await talk(site, 'register', theirs.register, other.cookie);
    pass(site, TEN_MINUTES);
    const sessions = () =>
      site.services.database.reads.selectFrom('staff_sessions').select('id').orderBy('id').execute();
    const before = await sessions();
    const foreign = await talk(site, 'prove', theirs.show, me.cookie);
    expect([foreign.status, cookiesOf(foreign)]).toEqual([401, '']);
    expect(await ask(site, 'enquiries.export', me.cookie)).toBe('asked');
    const own = await talk(site, 'prove', mine.show, me.cookie);
    expect([own.status, cookiesOf(own)]).toEqual([200, '']);
    expect(await ask(site, 'enquiries.export', me.cookie)).toBe('through');
    expect(await ask(site, 'second-step.begin', other.cookie)).toBe('asked');
    expect(await sessions()).toEqual(before);
  });

  test('with only a session no passkey is added', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const options = await site.get('/studio/auth/passkey/generate-register-options', { cookie });
    const { challenge } = (await options.json()) as { challenge: string };
    pass(site, TEN_MINUTES);
    const headers = { origin: ORIGIN, cookie: `${cookie}; ${cookiesOf(options)}` };
    const body = { response: softwarePasskey(ORIGIN).register(challenge) };
    expect((await site.post('/studio/auth/passkey/verify-registration', body, headers)).status).toBe(403);
    const kept = await site.services.database.reads.selectFrom('staff_passkeys').select('id').execute();
    expect(kept).toEqual([]);
  });
});

async function talk(
  site: TestSite,
  about: 'register' | 'prove',
  answer: (challenge: string) => object,
  cookie: string,
): Promise<Response> {
  const kind = about === 'register' ? 'register' : 'authenticate';
  const options = await site.get(`/studio/auth/passkey/generate-${kind}-options`, { cookie });
  const { challenge } = (await options.json()) as { challenge: string };
  const path = about === 'register' ? 'verify-registration' : 'verify-authentication?for=proof';
  const headers = { origin: ORIGIN, cookie: `${cookie}; ${cookiesOf(options)}` };
  return site.post(`/studio/auth/passkey/${path}`, { response: answer(challenge) }, headers);
}
