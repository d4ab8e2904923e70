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
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/draft',
);

const PROFILE = '/studio/content/profile/profile';
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
  describe('the draft of the profile', () => {
    test('saves itself, and families see nothing of it before it is published', async () => {
      const { studio, text, form, press, drafts } = await openProfile(await open());
      const saved = await studio.post(DRAFT, { ...(await form()), mission: 'Half a sen' });
      expect(saved.status).toBe(200);
      const { base } = ((await saved.json()) as { saved: { base: string } }).saved;
      expect(await text('/')).not.toContain('Half a sen');
      expect(await form()).toMatchObject({ mission: 'Half a sen', base });
      expect(await (await studio.get(PROFILE)).text()).toContain('Your changes are not public yet');

      const preview = await (await studio.get('/studio/preview/profile/profile')).text();
      expect(preview).toContain('<title>');
      expect(await text('/')).not.toContain('Half a sen');

      expect((await press('publish', { mission: 'A whole sentence' })).headers.get('location')).toBe(
        `${PROFILE}?done=published`,
      );
      expect(await text('/')).toContain('A whole sentence');
      expect(await drafts()).toEqual([]);
      expect(await (await studio.get(PROFILE)).text()).toContain('This is on the site');
    });

    test('with another mailbox is published after a proof, with all that was typed, and a mail about it', async () => {
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
      // A change without a new mailbox needs no proof.
      const harmless = await post({
        ...(await studio.fieldsAt(PROFILE)),
        intent: 'publish',
        mission: 'Grow',
      });
      expect(harmless.headers.get('location')).toBe(`${PROFILE}?done=published`);

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
      // After leaving the form, the draft is still in it.
      expect(await studio.fieldsAt(PROFILE)).toMatchObject({
        email: 'new@school.example',
        officeHours: 'From nine',
      });
      expect((await post({ ...kept, [PROOF_FIELD]: 'not the password' })).status).toBe(403);

      const done = await post({ ...kept, [PROOF_FIELD]: PASSWORD });
      expect(done.headers.get('location')).toBe(`${PROFILE}?done=published`);
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

      // Restoring an older version can publish another mailbox, too.
      passTime(10 * 60_000);
      await studio.post(`${PROFILE}/versions`, { number: '2' });
      const older = await studio.fieldsAt(PROFILE);
      expect(older['email']).toBe('');
      expect((await post({ ...older, intent: 'publish' })).status).toBe(403);
      expect(await published()).toMatchObject({ email: 'new@school.example' });
    });

    test('is previewed on the page that shows most of it, without invalid values', async () => {
      const { studio, text, form } = await openProfile(await open());
      await studio.post(DRAFT, {
        ...(await form()),
        phone: '+91 98765 43210',
        whatsapp: 'no number',
        officeHours: 'From sunrise',
      });
      const preview = await (await studio.get('/studio/preview/profile/profile')).text();
      expect(preview).toContain('+91 98765 43210');
      expect(preview).toContain('From sunrise');
      expect(preview).not.toContain('no number');
      expect(await text('/ContactUs')).not.toContain('From sunrise');
    });

    test('is discarded on request', async () => {
      const { press, form, drafts } = await openProfile(await open());
      await press('save', { mission: 'Not this' });
      expect(await drafts()).toHaveLength(1);
      expect((await press('discard')).headers.get('location')).toBe(`${PROFILE}?done=discarded`);
      expect((await form())['mission']).not.toBe('Not this');
      expect(await drafts()).toEqual([]);
    });

    test('is not overwritten by an outdated form, and one’s own never conflicts', async () => {
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
      expect(page).toContain('Ravi has changed this in the meantime');
      expect(page).toMatch(/name="mission"[^>]*value="Asha’s"|value="Asha’s"[^>]*name="mission"/);

      // Both are shown, with the words that only one has marked.
      expect(page).toContain('<mark>Ravi’s</mark>');
      expect(page).toContain('<mark>Asha’s</mark>');

      const opened = await form();
      for (const mission of ['One', 'Two'])
        expect((await studio.post(DRAFT, { ...opened, mission })).status, mission).toBe(200);
    });

    test('is published on schedule like other content, but never with another mailbox', async () => {
      const { form, press } = await openProfile(await open());
      const due = '2026-12-01T08:00';
      const planned = await press('schedule', { mission: 'From December on', due });
      expect(planned.headers.get('location')).toBe(`${PROFILE}?done=change-scheduled`);
      const refused = await press('schedule', { email: 'new@school.example', due: '2026-12-02T08:00' });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toMatch(
        /id="field-email-problem"[^>]*>A new e-mail address cannot be scheduled/,
      );
      expect((await form())['mission']).toBe('From December on');
    });

    test('keeps the mailbox at its scheduled time, even if somebody entered another one in between', async () => {
      const database = await open();
      const { site, sink, runDue, passTime } = await openSiteWithMail(database);
      const { cookie } = await signInAs(site, 'administrator', { name: 'Asha' });
      const studio = openStudio(site, cookie);
      const due = { ...(await studio.fieldsAt(PROFILE)), intent: 'schedule', mission: 'Later' };
      await studio.post(PROFILE, { ...due, due: '2026-11-15T13:00' });
      await studio.post(DRAFT, { ...(await studio.fieldsAt(PROFILE)), email: 'thief@school.example' });
      passTime(24 * 60 * 60_000);
      await runDue();
      const { profile } = (await findSchool(site.services.database.reads, SCHOOL))!;
      expect(profile).toMatchObject({ email: '', mission: 'A Gateway for Knowledge & Wisdom' });
      expect(await (await studio.get(PROFILE)).text()).toContain('A new e-mail address cannot be scheduled');
      expect(sink.received).toEqual([]);
    });

    test('is found at its former address', async () => {
      const { studio } = await openProfile(await open());
      expect((await studio.get('/studio/profile')).headers.get('location')).toBe(PROFILE);
    });

    test('keeps a logo that only it uses, and is for administrators', async () => {
      const { site, studio, form } = await openProfile(await open());
      const { mediaId } = await storedPicture(site.services, 'gold', { width: 300, height: 100 });
      await studio.post(DRAFT, { ...(await form()), 'logo.0.media': mediaId, 'logo.0.sure': 'yes' });
      const file = await (await studio.get(`/studio/library/${mediaId}`)).text();
      expect(file).toContain('The school’s logo');
      expect(file).toContain('only in a draft');
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      expect((await editor.post(DRAFT, await form())).status).toBe(403);
      expect((await editor.get('/studio/preview/profile/profile')).status).toBe(403);
      expect((await editor.get(DRAFT)).status).toBe(403);
    });
  });

  test('common input is normalised, and invalid input is named', async () => {
    const { text, form, press } = await openProfile(await open());
    await press('publish', {
      description: 'A school.',
      parentPortalUrl: 'portal.school.in/login',
      mapEmbedUrl: '<iframe src="https://maps.school.in/embed?pb=1" width="600"></iframe>',
      'fees.formAtCampus': 'Rs. 600',
      'agesAtEntrance.0.grade': 'NUR',
      'agesAtEntrance.0.age': '3+ ',
    });
    expect(await form()).toMatchObject({
      parentPortalUrl: 'https://portal.school.in/login',
      mapEmbedUrl: 'https://maps.school.in/embed?pb=1',
      'fees.formAtCampus': '600',
      'agesAtEntrance.0.age': '3',
    });
    expect(await text('/')).toContain('href="https://portal.school.in/login"');

    const page = await (
      await press('publish', { mapUrl: 'our map', email: 'the office', 'fees.formAtCampus': 'much' })
    ).text();
    for (const [field, problem] of [
      ['mapUrl', 'Enter a web address'],
      ['email', 'Enter an e-mail address'],
      ['fees.formAtCampus', 'Enter the amount'],
    ])
      expect(page).toMatch(new RegExp(`id="field-${field}-problem"[^>]*>${problem}`));
    expect(page).toMatch(/role="alert"[^>]*autofocus=""[^]*href="#field-mapUrl"/);
    expect(page).toMatch(/<input[^>]*inputMode="tel"[^>]*autoComplete="tel"[^>]*name="phone"/i);
    expect(page).toMatch(/<input[^>]*inputMode="url"[^>]*name="mapUrl"/i);
  });
});
