import { describe, expect, test } from 'vitest';
import { SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { PROOF_FIELD } from '#app/access/sign-in/proof.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { openSiteWithMail } from '#tests/support/staff/site-with-mail.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs, PASSWORD } from '#tests/support/staff/staff.ts';
import { formFields, openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/ContactUs',
  '/studio/library/:id',
  '/studio/preview',
  '/studio/profile',
  '/studio/profile/draft',
);

const PROFILE = '/studio/profile';
const DRAFT = `${PROFILE}/draft`;

async function openProfile(database: TestDatabase) {
  const site = await openSite(database);
  const studio = openStudio(site, (await signInAs(site, 'administrator', { name: 'Asha' })).cookie);
  const text = async (path: string) => (await (await site.get(path)).text()).replaceAll('<!-- -->', '');
  const form = () => studio.fieldsAt(PROFILE);
  const press = async (intent: string, fields: Record<string, string> = {}) =>
    studio.post(PROFILE, { ...(await form()), intent, ...fields });
  const drafts = () =>
    database.reads.selectFrom('content_drafts').selectAll().where('school_code', '=', SCHOOL).execute();
  return { site, studio, text, form, press, drafts };
}

onAnyEngine((open) => {
  describe('the profile as it is being written', () => {
    test('saves itself, and families see nothing of it before it is published', async () => {
      const { studio, text, form, press, drafts } = await openProfile(await open());
      const saved = await studio.post(DRAFT, { ...(await form()), mission: 'Half a sen' });
      expect(saved.status).toBe(200);
      const { base } = ((await saved.json()) as { saved: { base: string } }).saved;
      expect(await text('/')).not.toContain('Half a sen');
      expect(await form()).toMatchObject({ mission: 'Half a sen', base });
      expect(await (await studio.get(PROFILE)).text()).toContain('Your changes are not public yet');

      const preview = await (await studio.get('/studio/preview/profile')).text();
      expect(preview).toContain('<title>');
      expect(await text('/')).not.toContain('Half a sen');

      expect((await press('publish', { mission: 'A whole sentence' })).headers.get('location')).toBe(
        `${PROFILE}?done=published#said`,
      );
      expect(await text('/')).toContain('A whole sentence');
      expect(await drafts()).toEqual([]);
      expect(await (await studio.get(PROFILE)).text()).toContain('This is on the site');
    });

    test('another mailbox is published by whoever shows who they are, with all that was typed, and mailed about', async () => {
      const { site, sink, runDue, passTime } = await openSiteWithMail(await open());
      const { cookie } = await signInAs(site, 'administrator', { name: 'Asha' });
      const head = await signInAs(site, 'administrator', { email: 'head@school.example', name: 'The head' });
      const { url } = await listen(site);
      const studio = openStudio(site, cookie);
      const post = (fields: Record<string, string>) =>
        fetch(url + PROFILE, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: site.services.config.siteUrl, cookie },
          body: new URLSearchParams(fields),
        });
      const published = async () => (await findSchool(site.services.database.reads, SCHOOL))!.profile;
      passTime(10 * 60_000);
      // What changes no mailbox needs nothing more.
      const harmless = await post({
        ...(await studio.fieldsAt(PROFILE)),
        intent: 'publish',
        mission: 'Grow',
      });
      expect(harmless.headers.get('location')).toBe(`${PROFILE}?done=published#said`);

      const typed = {
        ...(await studio.fieldsAt(PROFILE)),
        intent: 'publish',
        email: 'new@school.example',
        'helpDesk.email': 'desk@school.example',
        officeHours: 'From nine',
      };
      const challenged = await post(typed);
      expect(challenged.status).toBe(403);
      const page = await challenged.text();
      expect(page).toContain('publish another e-mail address for the school');
      const kept = formFields(page.split('action="/studio/language"')[0]!);
      expect(kept).toEqual({ ...typed, [PROOF_FIELD]: '' });
      expect(await published()).toMatchObject({ email: '', officeHours: '' });
      // A person who leaves it finds it in the form.
      expect(await studio.fieldsAt(PROFILE)).toMatchObject({
        email: 'new@school.example',
        officeHours: 'From nine',
      });
      expect((await post({ ...kept, [PROOF_FIELD]: 'not the password' })).status).toBe(403);

      const done = await post({ ...kept, [PROOF_FIELD]: PASSWORD });
      expect(done.headers.get('location')).toBe(`${PROFILE}?done=published#said`);
      expect(await published()).toMatchObject({ email: 'new@school.example', officeHours: 'From nine' });
      await runDue();
      expect(sink.received.map(({ to }) => to[0]).toSorted()).toEqual([
        'administrator@school.example',
        head.email,
      ]);
      for (const { raw } of sink.received.splice(0)) {
        const text = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');
        expect(text).toContain(
          'e-mail address in the school’s profile was changed from (none) to new@school.example',
        );
        expect(text).toContain(
          'help desk’s e-mail address in the school’s profile was changed from (none) to desk@',
        );
        expect(text).toContain('Asha did this on 15 Nov 2026');
      }

      // Bringing an older version back is publishing another mailbox, too.
      passTime(10 * 60_000);
      const older = await studio.fieldsAt(`${PROFILE}?version=2`);
      expect(older['email']).toBe('');
      expect((await post({ ...older, intent: 'publish' })).status).toBe(403);
      expect(await published()).toMatchObject({ email: 'new@school.example' });
    });

    test('is previewed on the page that says the most of it, without what is still wrong', async () => {
      const { studio, text, form } = await openProfile(await open());
      await studio.post(DRAFT, {
        ...(await form()),
        phone: '+91 98765 43210',
        whatsapp: 'no number',
        officeHours: 'From sunrise',
      });
      const preview = await (await studio.get('/studio/preview/profile')).text();
      expect(preview).toContain('+91 98765 43210');
      expect(preview).toContain('From sunrise');
      expect(preview).not.toContain('no number');
      expect(await text('/ContactUs')).not.toContain('From sunrise');
    });

    test('is thrown away on request', async () => {
      const { press, form, drafts } = await openProfile(await open());
      await press('save', { mission: 'Not this' });
      expect(await drafts()).toHaveLength(1);
      expect((await press('discard')).headers.get('location')).toBe(`${PROFILE}?done=discarded#said`);
      expect((await form())['mission']).not.toBe('Not this');
      expect(await drafts()).toEqual([]);
    });

    test('is not written over by a form that knows less, and one’s own never stands in the way', async () => {
      const { site, studio, form } = await openProfile(await open());
      const mine = await form();
      const other = openStudio(
        site,
        (await signInAs(site, 'administrator', { name: 'Ravi', email: 'ravi@school.example' })).cookie,
      );
      await other.post(DRAFT, { ...(await other.fieldsAt(PROFILE)), mission: 'Ravi’s' });
      const refused = await studio.post(DRAFT, { ...mine, mission: 'Asha’s' });
      expect([refused.status, await refused.json()]).toEqual([409, { conflict: true }]);
      const pressed = await studio.post(PROFILE, { ...mine, intent: 'publish', mission: 'Asha’s' });
      expect(pressed.status).toBe(409);
      const page = await pressed.text();
      expect(page).toContain('Ravi has changed the profile meanwhile');
      expect(page).toMatch(/name="mission"[^>]*value="Asha’s"|value="Asha’s"[^>]*name="mission"/);

      // Both are there, with the differing words marked, each to be chosen.
      expect(page).toContain('<mark>Ravi’s</mark>');
      expect(page).toContain('<mark>Asha’s</mark>');
      expect(page).toMatch(/name="take.mission"[^>]*value="theirs"|value="theirs"[^>]*name="take.mission"/);
      expect(page).not.toContain('take.name');

      const opened = await form();
      for (const mission of ['One', 'Two'])
        expect((await studio.post(DRAFT, { ...opened, mission })).status, mission).toBe(200);
    });

    test('is put together of two as it was chosen field by field, or one is kept whole', async () => {
      const { site, studio, form } = await openProfile(await open());
      const mine = { ...(await form()), 'ages.0.grade': 'Nursery', 'ages.0.age': '3', mission: 'Asha’s' };
      const other = openStudio(
        site,
        (await signInAs(site, 'administrator', { name: 'Ravi', email: 'ravi@school.example' })).cookie,
      );
      const his = { mission: 'Ravi’s', officeHours: '9 to 4', 'ages.0.grade': 'LKG', 'ages.0.age': '4' };
      await other.post(DRAFT, { ...(await other.fieldsAt(PROFILE)), ...his });
      const conflict = await (await studio.post(PROFILE, { ...mine, intent: 'publish' })).text();
      const base = /name="base"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="base"/.exec(conflict)!;
      const again = { ...mine, base: base[1] ?? base[2]!, editor: 'again' };

      const chosen = {
        'take.mission': 'mine',
        'take.officeHours': 'theirs',
        'take.agesAtEntrance': 'theirs',
      };
      const merged = await studio.post(PROFILE, { ...again, ...chosen, intent: 'publish' });
      expect(merged.headers.get('location')).toContain('done=merged');
      expect(await form()).toMatchObject({ ...his, mission: 'Asha’s' });
      expect(
        (await site.services.database.reads.selectFrom('content_versions').selectAll().execute()).length,
      ).toBe(0);

      // As a whole: whatever is chosen below.
      const rest = await form();
      await other.post(DRAFT, {
        ...(await other.fieldsAt(PROFILE)),
        mission: 'Ravi’s again',
        editor: 'ravi',
      });
      const stale = await (
        await studio.post(PROFILE, { ...rest, editor: 'new', mission: 'All mine' })
      ).text();
      const newest = /name="base"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="base"/.exec(stale)!;
      const whole = {
        ...rest,
        base: newest[1] ?? newest[2]!,
        mission: 'All mine',
        'take.mission': 'theirs',
        whole: 'mine',
      };
      expect((await studio.post(PROFILE, whole)).headers.get('location')).toContain('done=saved');
      expect((await form())['mission']).toBe('All mine');
    });

    test('keeps a logo that only it wants, and is for administrators', async () => {
      const { site, studio, form } = await openProfile(await open());
      const { mediaId } = await storedPicture(site.services, 'gold', { width: 300, height: 100 });
      await studio.post(DRAFT, { ...(await form()), logo: mediaId });
      const file = await (await studio.get(`/studio/library/${mediaId}`)).text();
      expect(file).toContain('The school’s logo');
      expect(file).toContain('only in a draft');
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      expect((await editor.post(DRAFT, await form())).status).toBe(403);
      expect((await editor.get('/studio/preview/profile')).status).toBe(403);
      expect((await editor.get(DRAFT)).status).toBe(403);
    });
  });

  test('what people write is understood, and what cannot be is named', async () => {
    const { text, form, press } = await openProfile(await open());
    await press('publish', {
      description: 'A school.',
      parentPortalUrl: 'portal.school.in/login',
      mapEmbedUrl: '<iframe src="https://maps.school.in/embed?pb=1" width="600"></iframe>',
      'fees.formAtCampus': 'Rs. 600',
      'ages.0.grade': 'NUR',
      'ages.0.age': '3+ ',
    });
    expect(await form()).toMatchObject({
      parentPortalUrl: 'https://portal.school.in/login',
      mapEmbedUrl: 'https://maps.school.in/embed?pb=1',
      'fees.formAtCampus': '600',
      'ages.0.age': '3',
    });
    expect(await text('/')).toContain('href="https://portal.school.in/login"');

    const page = await (
      await press('publish', { mapUrl: 'our map', email: 'the office', 'fees.formAtCampus': 'much' })
    ).text();
    for (const [field, problem] of [
      ['mapUrl', 'This is no web address'],
      ['email', 'This is no e-mail address'],
      ['fees.formAtCampus', 'This is no amount'],
    ])
      expect(page).toMatch(new RegExp(`id="field-${field}-problem"[^>]*>${problem}`));
    expect(page).toMatch(/role="alert"[^>]*autofocus=""[^]*href="#field-mapUrl"/);
    expect(page).toMatch(/<input[^>]*inputMode="tel"[^>]*autoComplete="tel"[^>]*name="phone"/i);
    expect(page).toMatch(/<input[^>]*inputMode="url"[^>]*name="mapUrl"/i);
  });
});
