import { expect, test } from 'vitest';
import type { OldSiteInput } from '#app/importing/old-site/old-site-input.ts';
import {
  findOldSite,
  saveOldSite,
  setFollowing,
  setForwarding,
} from '#app/importing/old-site/old-site.server.ts';
import { readToken } from '#app/importing/old-site/token.server.ts';
import { en } from '#app/studio/words/en/index.ts';
import { hi } from '#app/studio/words/hi/index.ts';
import { createTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { openOldSite } from '#app/importing/tests/support/open-old-site.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/form',
  '/studio/account',
  '/studio/audit',
  '/studio/backup',
  '/studio/enquiries',
  '/studio/enquiries/:id',
  '/studio/content/:type/:id',
);

const TOKEN = 'tok-3f9c1e77aa-never-to-be-seen';
const there: OldSiteInput = {
  address: 'https://old.school.example/site/',
  schoolThere: 'LFIS',
  since: '2019',
  onlyTypes: ['albums', 'news'],
  token: TOKEN,
};

const textOf = (raw: string) => Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');

onAnyEngine((open) => {
  test("the old site's settings are stored, with its token encrypted", async () => {
    const database = await open();
    const site = await openSite(database);
    expect(await findOldSite(database.reads, SCHOOL)).toBeUndefined();
    expect(await setForwarding(commandContextFor(site), true), 'there is no site to forward to').toBe(false);
    expect(await saveOldSite(commandContextFor(site), there)).toEqual({ kept: true });
    expect(await findOldSite(database.reads, SCHOOL)).toEqual({
      address: 'https://old.school.example/site',
      schoolThere: 'LFIS',
      since: '2019',
      onlyTypes: ['news', 'albums'],
      tokenSavedAt: site.clock.now.toISOString(),
      visitorsThere: null,
      visitorsTaken: null,
      visitorsTakenAt: null,
      everyMinutes: 0,
      inStepAt: null,
      forwards: false,
    });
    expect(await readToken(site.services, SCHOOL)).toEqual({ token: TOKEN });
    expect(await setFollowing(commandContextFor(site), 1)).toBe(true);
    expect(await setForwarding(commandContextFor(site), true)).toBe(true);
    expect(await findOldSite(database.reads, SCHOOL)).toMatchObject({ everyMinutes: 5, forwards: true });
    // The same again changes nothing and is not recorded.
    const auditActions = async () => (await allRows(database))['audit_entries']!.map(({ action }) => action);
    const before = await auditActions();
    await saveOldSite(commandContextFor(site), { ...there, token: '' });
    await setForwarding(commandContextFor(site), true);
    expect(await auditActions()).toEqual(before);
    expect(before.toSorted()).toEqual(['follow-old-site', 'hand-on', 'keep-old-site']);
    expect(await readToken(site.services, SCHOOL), 'left empty, it stays').toEqual({ token: TOKEN });
  });

  test('a token is deleted on request, and is never used for another host', async () => {
    const database = await open();
    const site = await openSite(database);
    const keep = (change: Partial<OldSiteInput>) =>
      saveOldSite(commandContextFor(site), { ...there, token: undefined, ...change });
    await keep({ token: TOKEN });
    await keep({ address: 'https://old.school.example/elsewhere' });
    expect(await readToken(site.services, SCHOOL)).toEqual({ token: TOKEN });
    await keep({ address: 'https://other.example' });
    expect(await readToken(site.services, SCHOOL)).toEqual({ none: true });
    await keep({ token: TOKEN });
    await keep({ forgetToken: true });
    expect(await readToken(site.services, SCHOOL)).toEqual({ none: true });
    expect(await findOldSite(database.reads, SCHOOL)).toMatchObject({ tokenSavedAt: null });
  });

  test.each([
    ['another host', { address: 'https://thief.example' }],
    ['another school there', { schoolThere: 'THIEF' }],
    ['another path', { address: 'https://old.school.example/thief' }],
  ])('forwarding ends with %s, and every administrator gets a mail', async (_what, change) => {
    const database = await open();
    const { site, sink, runDue } = await openSiteWithMail(database);
    await signInAs(site, 'administrator');
    const { cookie } = await signInAs(site, 'administrator', { email: 'head@school.example' });
    await postForm(site, '/studio/account', { intent: 'language', language: 'hi' }, { cookie });
    await signInAs(site, 'editor');
    const context = commandContextFor(site);
    await saveOldSite(context, there);
    await runDue();
    expect(sink.received, 'nothing is forwarded yet').toEqual([]);
    await setForwarding(context, true);
    await setForwarding(context, true);
    await runDue();
    const mails = () => sink.received.splice(0).map(({ to, raw }) => [to[0], textOf(raw).split('\n')[0]]);
    expect(mails().toSorted()).toEqual([
      ['administrator@school.example', 'Enquiries are now also sent to the old website, old.school.example.'],
      ['head@school.example', 'पूछताछ अब पुरानी वेबसाइट old.school.example को भी भेजी जाती है।'],
    ]);
    await sendEnquiry(site);
    await saveOldSite(context, { ...there, ...change });
    expect(await findOldSite(database.reads, SCHOOL)).toMatchObject({ forwards: false });
    const waiting = await database.reads.selectFrom('forwarded_enquiries').select(['state', 'why']).execute();
    expect(waiting).toEqual([{ state: 'given-up', why: 'off' }]);
    await runDue();
    expect(mails().filter(([to]) => to === 'administrator@school.example')).toEqual([
      [
        'administrator@school.example',
        'Enquiries are no longer sent to the old website, old.school.example.',
      ],
    ]);
    // Switching it on again is for the new one, and is recorded.
    await setForwarding(context, true);
    // Other changes leave it on.
    await saveOldSite(context, { ...there, ...change, since: '2020' });
    expect(await findOldSite(database.reads, SCHOOL)).toMatchObject({ forwards: true });
  });

  test('a token from another installation, or of another school, must be entered again', async () => {
    const database = await open();
    const site = await openSite(database, { FORM_SECRET: 'a'.repeat(32) });
    await saveOldSite(commandContextFor(site), there);
    const locked = (await allRows(database))['old_sites']![0]!['token'] as string;
    expect(locked).not.toContain(TOKEN);
    expect(locked).not.toContain(Buffer.from(TOKEN).toString('base64url').slice(0, 12));
    const elsewhere = { ...site.services, config: { ...site.services.config, formSecret: 'b'.repeat(32) } };
    expect(await readToken(elsewhere, SCHOOL)).toEqual({ unreadable: true });
    await createTestSchool(database, 'OTHER');
    await database.writes
      .insertInto('old_sites')
      .values(
        (await allRows(database))['old_sites']!.map((row) => ({ ...row, school_code: 'OTHER' })) as never,
      )
      .execute();
    expect(await readToken(site.services, 'OTHER')).toEqual({ unreadable: true });
    for (const broken of [
      '',
      'v1',
      'v1.',
      'v2.AAAA',
      `${locked.slice(0, -2)}xy`,
      'nonsense',
      `v1.${'A'.repeat(60)}`,
    ]) {
      await database.writes.updateTable('old_sites').set({ token: broken }).execute();
      expect(await readToken(site.services, SCHOOL), broken).not.toHaveProperty('token');
    }
    await saveOldSite(commandContextFor(site), there);
    expect(await readToken(site.services, SCHOOL)).toEqual({ token: TOKEN });
  });

  test('each recorded setting has a name for the list of activity', async () => {
    const database = await open();
    const site = await openSite(database);
    await saveOldSite(commandContextFor(site), there);
    const entries = (await allRows(database))['audit_entries']!;
    const { after } = entries.find(({ action }) => action === 'keep-old-site')!;
    const recorded = Object.keys(JSON.parse(String(after)) as object);
    expect(recorded).toContain('address');
    for (const { audit } of [en, hi])
      expect(recorded.filter((name) => !Object.hasOwn(audit.fieldNames, name))).toEqual([]);
  });

  test('the token is never shown: not in the log, the audit, or any page of the studio', async () => {
    const database = await open();
    const oldSite = await openOldSite({ answers: 503 });
    const { site, runDue } = await openSiteWithMail(database, oldSite.settings);
    await saveOldSite(commandContextFor(site), { ...there, address: oldSite.address });
    await setForwarding(commandContextFor(site), true);
    await sendEnquiry(site);
    await runDue();
    expect(oldSite.read).toMatchObject([{ authorization: `Bearer ${TOKEN}` }]);
    oldSite.close();
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    await runDue();
    expect(JSON.stringify(site.logged)).toContain('forward-enquiry');
    expect(JSON.stringify(site.logged)).not.toContain(TOKEN);
    expect(JSON.stringify(await allRows(database))).not.toContain(TOKEN);
    const { id } = await database.reads.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const { cookie } = await signInAs(site, 'administrator');
    const paths = [
      '',
      '/audit',
      '/enquiries',
      `/enquiries/${id}`,
      `/enquiries/${id}.data`,
      '/content/profile/profile',
      '/backup',
    ];
    for (const path of paths) {
      const answer = await site.get(`/studio${path}`, { cookie });
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toContain(TOKEN);
    }
  });

  test.each<[what: string, change: Partial<OldSiteInput>, problems: string[]]>([
    ['no address', { address: 'old school' }, ['address']],
    ['no web site', { address: 'ftp://old.school.example' }, ['address']],
    ['a name and a password', { address: 'https://a:b@old.school.example' }, ['address']],
    ['a query', { address: 'https://old.school.example/?school=1' }, ['address']],
    ['a fragment', { address: 'https://old.school.example/#a' }, ['address']],
    ['no https', { address: 'http://old.school.example' }, ['insecure']],
    ['a code that is none', { schoolThere: '../x' }, ['schoolThere']],
    ['a year that is none', { since: '20190' }, ['since']],
    ['a content type that is none', { onlyTypes: ['albums', 'people'] }, ['onlyTypes']],
    ['a token with a line in it', { token: 'a\r\nx-evil: 1' }, ['token']],
    [
      'all of it',
      { address: '', schoolThere: '', since: 'x', token: 'é' },
      ['address', 'schoolThere', 'since', 'token'],
    ],
  ])('%s is refused, and nothing is stored', async (_what, change, problems) => {
    const database = await open();
    const site = await openSite(database);
    expect(await saveOldSite(commandContextFor(site), { ...there, ...change })).toEqual({ problems });
    expect(await findOldSite(database.reads, SCHOOL)).toBeUndefined();
  });

  test('only a host that the operator allows may be without https; only administrators change anything', async () => {
    const site = await openSite(await open(), { IMPORT_HOSTS: 'Old.school.example, localhost:8080' });
    const keep = (address: string) => saveOldSite(commandContextFor(site), { ...there, address });
    expect(await keep('http://OLD.school.example:90/x//')).toEqual({ kept: true });
    expect(await keep('http://localhost:8080')).toEqual({ kept: true });
    expect(await keep('http://localhost:8081')).toEqual({ problems: ['insecure'] });
    const editor = commandContextFor(site, 'editor');
    await expect(saveOldSite(editor, there)).rejects.toThrow('only administrators');
    expect(() => setForwarding(editor, true)).toThrow('only administrators');
    await expect(setFollowing(editor, 5)).rejects.toThrow('only administrators');
  });
});
