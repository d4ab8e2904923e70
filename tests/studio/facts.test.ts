import { describe, expect, test } from 'vitest';
import { factNames, type Facts } from '#content/facts.ts';
import type { PageSection } from '#content/page-text.ts';
import { contentTypes } from '#app/content-types.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { listFactMentions } from '#app/publishing/facts/fact-mentions.server.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio/content/:type/:id');

const addressOf = (key: PageKey) => `/studio/content/pages/${pageId(SCHOOL, key)}`;
const facts = Object.fromEntries(factNames.map((name) => [name, `the ${name}`])) as Facts;

const factUsesOf = async ({ writes }: TestDatabase, currentFacts = facts) => {
  const uses = await listFactMentions(writes, contentTypes, {
    schoolCode: SCHOOL,
    now: NOW,
    facts: currentFacts,
  });
  return (uses.formAtCampus ?? []).map(({ id, language }) => `${id} ${language}`);
};

/** Sends the form of a page with another text in place of the fee. */
async function sendFee(studio: Studio, instead: string, more: Record<string, string>) {
  const fields = await studio.fieldsAt(addressOf('admissionProcess'));
  const sections = fields['sections']!.replaceAll('{formAtCampus}', instead);
  return studio.post(addressOf('admissionProcess'), { ...fields, sections, ...more });
}

onAnyEngine((open) => {
  describe('a fact in a text', () => {
    test('is listed where a published text has it, in each of its languages', async () => {
      const database = await open();
      const { studio } = await openPages(database);
      const [admission, start] = [pageId(SCHOOL, 'admissionProcess'), pageId(SCHOOL, 'gettingStarted')];
      expect(await factUsesOf(database)).toEqual([`${admission} en`, `${start} en`]);

      await database.writes
        .insertInto('content_translations')
        .values({
          item_type: 'pages',
          item_id: admission,
          language: 'hi',
          school_code: SCHOOL,
          texts: JSON.stringify({ title: 'प्रवेश' }),
          sources: '{}',
          older: 0,
          missing: 0,
          published_at: NOW.toISOString(),
          published_by: '',
        })
        .execute();
      expect(await factUsesOf(database)).toEqual([`${admission} en`, `${admission} hi`, `${start} en`]);

      // An empty fact is shown nowhere, and unpublished text does not count.
      expect(await factUsesOf(database, { ...facts, formAtCampus: '' })).toEqual([]);
      await sendFee(studio, 'Rs. 600', { intent: 'save' });
      expect(await factUsesOf(database)).toHaveLength(3);
      await sendFee(studio, 'Rs. 600', { intent: 'publish', known: '1' });
      expect(await factUsesOf(database)).toEqual([`${start} en`]);
    });

    test('that is typed over causes a warning before publishing', async () => {
      const database = await open();
      const { studio } = await openPages(database);
      const refused = await sendFee(studio, 'Rs. 600', { intent: 'publish' });
      expect(refused.status).toBe(400);
      const html = await refused.text();
      expect(html).toContain('This text says “Rs. 600”, but the School profile says “Rs. 500”');
      expect((await sendFee(studio, 'Rs. 600', { intent: 'publish', known: '1' })).status).toBe(302);
    });

    test('replaced by the same value in plain text is not reported as another value', async () => {
      const database = await open();
      const { studio } = await openPages(database);
      const html = await (await sendFee(studio, '500', { intent: 'publish' })).text();
      expect(html).toContain(
        '“500” is typed by hand here, so it will not change when the School profile (“Rs. 500”',
      );
      expect(html).not.toContain('but the School profile says');
    });

    test('that is removed causes a warning, and one that only moved does not', async () => {
      const database = await open();
      const { studio } = await openPages(database);
      const taken = await sendFee(studio, '', { intent: 'publish' });
      expect(taken.status).toBe(400);
      expect(await taken.text()).toContain('was removed from a text');

      const fields = await studio.fieldsAt(addressOf('gettingStarted'));
      const sections = JSON.parse(fields['sections']!) as PageSection[];
      const turned = sections.map((section) => ({ ...section, items: section.items.toReversed() }));
      const moved = await studio.post(addressOf('gettingStarted'), {
        ...fields,
        sections: JSON.stringify(turned),
        intent: 'publish',
      });
      expect(moved.status).toBe(302);
    });

    test('leads an administrator to its field in the profile, with the text saved', async () => {
      const database = await open();
      const { site, studio: editor } = await openPages(database);
      const { cookie } = await signInAs(site, 'administrator', {
        email: 'vera@school.example',
        name: 'Vera',
      });
      const studio = openStudio(site, cookie);
      const answer = await sendFee(studio, 'Rs. 600', { changeFact: 'formAtCampus' });
      expect(answer.status).toBe(302);
      const address = answer.headers.get('location')!;
      expect(address).toBe(
        `/studio/content/profile/profile?fact=formAtCampus&from=${encodeURIComponent(`pages/${pageId(SCHOOL, 'admissionProcess')}`)}#field-fees.formAtCampus`,
      );
      expect((await studio.fieldsAt(addressOf('admissionProcess')))['sections']).toContain('Rs. 600');
      const profile = await (await studio.get(address)).text();
      expect(profile).toContain('Back to “Admission Process”');
      expect(profile).toContain('It is shown in 2 places');
      expect(profile).toContain('id="field-fees.formAtCampus"');
      const elsewhere = await (
        await studio.get('/studio/content/profile/profile?fact=toString&from=pages/../x')
      ).text();
      expect(elsewhere).not.toContain('Back to');
      expect((await editor.get(address)).status).toBe(403);
      expect((await sendFee(studio, 'x', { changeFact: 'constructor' })).status).toBe(400);
    });

    test('is changed from a translation, and leads back to it', async () => {
      const { site } = await openPages(await open());
      const { cookie } = await signInAs(site, 'administrator', { email: 'vera@school.example' });
      const studio = openStudio(site, cookie);
      const id = pageId(SCHOOL, 'admissionProcess');
      const translation = `/studio/languages/pages/${id}`;
      const fields = await studio.fieldsAt(translation);
      const answer = await studio.post(translation, { ...fields, changeFact: 'formAtCampus' });
      const address = answer.headers.get('location')!;
      expect(new URL(address, site.services.config.siteUrl).searchParams.get('from')).toBe(`pages/${id}/hi`);
      const profile = '/studio/content/profile/profile';
      const form = await (await studio.get(address)).text();
      expect(form).toContain('Back to “Admission Process (Hindi)”');
      expect(form).toContain(`href="${translation}"`);
      // It is still known once the profile has been published.
      const action = /<form[^>]*action="([^"]*fact=[^"]*)"/.exec(form)![1]!.replaceAll('&amp;', '&');
      const done = await studio.post(action, { ...(await studio.fieldsAt(profile)), intent: 'save' });
      expect(done.headers.get('location')).toContain(encodeURIComponent(`pages/${id}/hi`));
      // A language that it is not translated into.
      const odd = await studio.get(`${profile}?fact=formAtCampus&from=pages/${id}/pa`);
      expect(await odd.text()).toContain('Back to “Admission Process”');
    });

    test('has a name in a form without scripts, and comes back unchanged', async () => {
      const database = await open();
      const { studio } = await openPages(database);
      const address = addressOf('admissionProcess');
      const fields = await studio.fieldsAt(address);
      await studio.post(address, { ...fields, lead: 'Welcome to {school}. Call [Phone].', intent: 'save' });
      const html = await (await studio.get(address)).text();
      expect(/<textarea[^>]*name="lead"[^>]*>([^<]*)</.exec(html)?.[1]).toBe(
        'Welcome to [School name]. Call [Phone].',
      );
      const draft = await database.writes
        .selectFrom('content_drafts')
        .select('fields')
        .where('item_id', '=', pageId(SCHOOL, 'admissionProcess'))
        .executeTakeFirstOrThrow();
      expect(JSON.parse(draft.fields).texts.lead).toBe('Welcome to {school}. Call {phone}.');
      // Without the permission to change the profile, it says whom to ask.
      expect(html).toContain('Ask an administrator');
      expect(html).not.toContain('Change everywhere');
    });
  });
});
