import { expect, test } from 'vitest';
import { inviteFirstAdministrator } from '#app/access/people/invitation-codes.server.ts';
import { changeRole, removePerson } from '#app/access/people/commands.server.ts';
import type { Staff } from '#app/access/staff.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { linkIn } from '#tests/support/staff/mail-link.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { signInAs, PASSWORD, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/people', '/studio/sign-in', '/studio/welcome');

const asStaff = (id: string, role: StaffRole = 'administrator'): Staff => ({
  id,
  name: 'Somebody',
  email: '',
  role,
  schoolCode: SCHOOL,
  language: 'en',
  sessionId: '',
  provedAt: null,
});

/** In any order: the test's clock does not move. */
const auditEntriesOf = async (site: TestSite) =>
  (
    await site.services.database.reads
      .selectFrom('audit_entries')
      .select(['action', 'staff_name', 'subject_title'])
      .where('subject_type', '=', 'people')
      .where('action', '<>', 'join')
      .execute()
  )
    .map(({ action, staff_name, subject_title }) => `${staff_name} ${action} ${subject_title}`)
    .sort();

onEachEngine((open) => {
  test('replicas that start together print a link each: any of them works, for one person only', async () => {
    const site = await openSite(await open());
    const start = async (minutes: number) => {
      const now = new Date(NOW.getTime() + minutes * 60_000);
      return inviteFirstAdministrator(site.services.database.writes, SCHOOL, now);
    };
    const [longAgo, one, other] = [await start(-90), await start(-1), await start(0)];
    const join = async (code: string | undefined) => {
      const person = { email: 'head@school.example', name: 'The head', password: PASSWORD };
      return (await postForm(site, `/studio/welcome?code=${code}`, person)).status;
    };
    expect(await join(longAgo)).toBe(410);
    expect(await join(one)).toBe(302);
    expect(await join(other)).toBe(410);
    expect(await start(1)).toBeUndefined();
  });

  test('an administrator invites an editor, who uses the displayed link, once', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const invite = { intent: 'invite', email: 'Asha@School.example', role: 'editor' };
    const shown = await postForm(site, '/studio/people', invite, { cookie });
    expect(shown.status).toBe(200);
    const link = /value="https:\/\/school\.example(\/studio\/welcome\?code=[\w-]+)"/.exec(
      await shown.text(),
    )![1]!;
    const page = await (await site.get('/studio/people', { cookie })).text();
    expect(page).toContain('Asha@School.example'.toLowerCase());
    expect(page).not.toContain(link);

    const joined = await postForm(site, link, { name: 'आशा', password: PASSWORD });
    expect(joined.status).toBe(302);
    expect((await postForm(site, link, { name: 'Again', password: PASSWORD })).status).toBe(410);
    const editor = await site.services.database.reads
      .selectFrom('staff_users')
      .select(['name', 'role'])
      .where('email', '=', 'asha@school.example')
      .executeTakeFirst();
    expect(editor).toEqual({ name: 'आशा', role: 'editor' });
    expect((await postForm(site, '/studio/people', invite, { cookie })).status).toBe(409);
    expect(await auditEntriesOf(site)).toEqual(['The administrator invite Asha@School.example']);
  });

  test('an invitation can go by mail; a second one replaces the first; a withdrawn one is invalid', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const invite = async (byMail: Record<string, string>) => {
      const fields = { intent: 'invite', email: 'asha@school.example', role: 'editor', ...byMail };
      await postForm(site, '/studio/people', fields, { cookie });
      await runDue();
    };
    await invite({});
    expect(sink.received).toEqual([]);
    await invite({ byMail: 'yes' });
    const first = linkIn(sink.received[0]!.raw);
    const jobs = await site.services.database.reads.selectFrom('jobs').selectAll().execute();
    expect(JSON.stringify(jobs)).not.toContain('asha@school.example');
    expect(JSON.stringify(jobs)).not.toContain(first.split('=')[1]);
    expect(sink.received[0]!.to).toEqual(['asha@school.example']);
    await invite({ byMail: 'yes' });
    const second = linkIn(sink.received[1]!.raw);
    const isOpen = async (link: string) => (await (await site.get(link)).text()).includes('name="password"');
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);

    const left = await site.services.database.reads.selectFrom('staff_invitations').select('id').execute();
    expect(left).toHaveLength(1);
    const withdraw = { intent: 'withdraw', id: left[0]!.id };
    const withdrawn = await postForm(site, '/studio/people', withdraw, { cookie });
    expect(withdrawn.headers.get('location')).toBe(`/studio/people?done=withdrawn&of=${left[0]!.id}#said`);
    expect(await isOpen(second)).toBe(false);
    expect((await postForm(site, '/studio/people', withdraw, { cookie })).status).toBe(404);
    expect(await auditEntriesOf(site)).toContain('The administrator withdraw-invitation asha@school.example');
  });

  test('a new role applies from the next request on; a removed person is signed out at once', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const editor = await signInAs(site, 'editor');
    const post = (fields: Record<string, string>) => postForm(site, '/studio/people', fields, { cookie });
    const editorSees = async (path: string) => (await site.get(path, { cookie: editor.cookie })).status;
    expect(await editorSees('/studio/people')).toBe(403);
    const raised = await post({ intent: 'role', id: editor.id, role: 'administrator' });
    expect(raised.headers.get('location')).toBe(`/studio/people?done=role&of=${editor.id}#said`);
    expect(await editorSees('/studio/people')).toBe(200);
    await post({ intent: 'role', id: editor.id, role: 'editor' });
    expect(await editorSees('/studio/people')).toBe(403);

    expect((await post({ intent: 'remove', id: editor.id })).status).toBe(302);
    expect(await editorSees('/studio')).toBe(302);
    const signIn = { email: editor.email, password: PASSWORD };
    expect((await postForm(site, '/studio/sign-in', signIn)).status).toBe(400);
    expect(await auditEntriesOf(site)).toEqual([
      'The administrator change-role The editor',
      'The administrator change-role The editor',
      'The administrator remove The editor',
    ]);
    const changes = await site.services.database.reads
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'change-role')
      .execute();
    expect(changes).toContainEqual({ before: '{"role":"editor"}', after: '{"role":"administrator"}' });
    expect(changes).toContainEqual({ before: '{"role":"administrator"}', after: '{"role":"editor"}' });
  });

  test('the last administrator stays, and nobody removes themselves', async () => {
    const site = await openSite(await open());
    const me = await signInAs(site, 'administrator');
    const post = (fields: Record<string, string>) =>
      postForm(site, '/studio/people', fields, { cookie: me.cookie });
    expect((await post({ intent: 'role', id: me.id, role: 'editor' })).status).toBe(409);
    expect((await post({ intent: 'remove', id: me.id })).status).toBe(409);
    const other = await signInAs(site, 'administrator', { email: 'other@school.example' });
    expect((await post({ intent: 'remove', id: me.id })).status).toBe(409);
    expect((await post({ intent: 'role', id: me.id, role: 'editor' })).status).toBe(302);
    expect((await post({ intent: 'remove', id: other.id })).status).toBe(403);
    expect((await site.get('/studio/people', { cookie: other.cookie })).status).toBe(200);
  });

  test('of two administrators who remove or demote each other at the same moment one stays', async () => {
    const manners: ((staff: Staff, id: string) => Promise<string>)[] = [
      (staff, id) => changeRole(writes(), { staff, id, now: NOW, role: 'editor' }),
      (staff, id) => removePerson(writes(), { staff, id, now: NOW }),
    ];
    let site: TestSite;
    const writes = () => site.services.database.writes;
    for (const manage of manners) {
      site = await openSite(await open());
      const one = await signInAs(site, 'administrator');
      const other = await signInAs(site, 'administrator', { email: 'other@school.example' });
      const outcomes = await Promise.all([
        manage(asStaff(one.id), other.id),
        manage(asStaff(other.id), one.id),
      ]);
      expect(outcomes.sort()).toEqual(['done', 'not-allowed']);
    }
  });

  test('the invitations of a removed or demoted person end', async () => {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'administrator');
    const other = await signInAs(site, 'administrator', { email: 'other@school.example' });
    const invite = { intent: 'invite', email: 'friend@elsewhere.example', role: 'administrator' };
    await postForm(site, '/studio/people', invite, { cookie: other.cookie });
    await postForm(site, '/studio/people', { intent: 'remove', id: other.id }, { cookie });
    expect(await site.services.database.reads.selectFrom('staff_invitations').select('id').execute()).toEqual(
      [],
    );
  });
});
