import { describe, expect, test } from 'vitest';
import { pageId } from '#app/features/pages/page-id.ts';
import { listUnconfirmedPages } from '#app/features/pages/unedited-pages.server.ts';
import { changeProfile } from '#tests/support/content/profile.ts';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { registrations } from '#app/features/registration/content-type.ts';
import { attach } from '#app/media/attachments.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { addRegistration, addStory } from '#tests/support/content/add-content.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { openNewSchool } from '#tests/support/content/new-school.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/', '/studio', '/studio/content/:type/:id', '/studio/going-public', '/studio/look');

const PUT_AWAY = 'Hide this list';
const BRING_BACK = 'Show “Getting started”';
const withMail = {
  SMTP_HOST: 'mail.example',
  ENQUIRY_TO: 'office@school.example',
  MAIL_FROM: 'a@school.example',
};

/** React separates two texts by a comment. */
const read = async (studio: Studio) =>
  (await (await studio.get('/studio')).text()).replaceAll('<!-- -->', '');

/** The names of the steps with a state, by their text and not by their style. */
const stepsIn = (html: string, state: string) =>
  [...html.matchAll(/<(?:a|b) [^>]*>([^<]+)<\/(?:a|b)><span[^>]*><span[^>]*>([^<]+)</g)]
    .filter(([, , shown]) => shown === state)
    .map(([, name]) => name!);
const doneIn = (html: string) => stepsIn(html, 'Done');

onAnyEngine((open) => {
  async function begin(database: TestDatabase, settings: Record<string, string> = {}) {
    const site = await openNewSchool(database, settings);
    const { cookie, id } = await signInAs(site, 'administrator');
    return { site, id, studio: openStudio(site, cookie) };
  }

  describe('the setup checklist', () => {
    test('is on the dashboard of a new school, with nothing done, and says why each step matters', async () => {
      const { studio } = await begin(await open());
      const html = await read(studio);
      expect(html).toContain('0 of 8 done');
      expect(stepsIn(html, 'To do')).toHaveLength(8);
      expect(html).toContain('The site is not public yet');
    });

    test('is missing for an old school and the sample school; an administrator can show it', async () => {
      const database = await open();
      const site = await openSite(database);
      const studio = openStudio(site, (await signInAs(site, 'administrator')).cookie);
      expect(await read(studio)).not.toContain('Getting started</h2>');
      await studio.post('/studio/going-public', { intent: 'bring-back' });
      const html = await read(studio);
      expect(html).toContain('Getting started</h2>');
      expect(html).not.toContain('The site is not public yet');
      expect((await site.get('/')).status).toBe(200);
    });

    test('is dismissed and restored by administrators only, each recorded once', async () => {
      const database = await open();
      const { site, studio } = await begin(database);
      const editor = openStudio(site, (await signInAs(site, 'editor')).cookie);
      expect(await read(editor)).toContain('Getting started</h2>');
      expect(await read(editor)).not.toContain(PUT_AWAY);
      expect((await editor.post('/studio/going-public', { intent: 'put-away' })).status).toBe(403);

      for (let press = 0; press < 2; press++)
        await studio.post('/studio/going-public', { intent: 'put-away' });
      expect(await read(studio)).not.toContain('of 8 done');
      expect(await read(studio)).toContain(BRING_BACK);
      expect(await read(editor)).not.toContain(BRING_BACK);
      for (let press = 0; press < 2; press++)
        await studio.post('/studio/going-public', { intent: 'bring-back' });
      expect(await read(studio)).toContain('0 of 8 done');
      // The site is still in preparation.
      expect((await site.get('/')).status).toBe(403);
      const auditEntries = await database.reads
        .selectFrom('audit_entries')
        .select('action')
        .where('action', 'like', '%list%')
        .orderBy('action')
        .execute();
      expect(auditEntries.map(({ action }) => action)).toEqual(['bring-list-back', 'put-list-away']);
    });
  });

  interface Step {
    name: string;
    come: (at: { database: TestDatabase; site: TestSite; studio: Studio; id: string }) => Promise<unknown>;
    go: (at: { database: TestDatabase; site: TestSite; studio: Studio; id: string }) => Promise<unknown>;
  }

  const setProfile = (database: TestDatabase, profile: object) =>
    publish(database, (change) => changeProfile(change, SCHOOL, NOW, { name: SCHOOL, ...profile }));
  const takeAway = (database: TestDatabase, type: ContentType) => () =>
    publish(database, async (change: ContentChange) => {
      await change
        .updateTable('content_items')
        .set({ status: 'draft' })
        .where('type', '=', type.name)
        .execute();
    });
  const setSlides = async (database: TestDatabase, pictures: string[]) => {
    const id = pageId(SCHOOL, 'home');
    const row = await database.reads
      .selectFrom('content_items')
      .select('fields')
      .where('type', '=', pages.name)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const texts = JSON.parse(row.fields) as { sections: string };
    const sections = JSON.parse(texts.sections) as { kind: string; items: object[] }[];
    sections.find(({ kind }) => kind === 'slides')!.items = pictures.map((picture) => ({ picture }));
    const fields = JSON.stringify({ ...texts, sections: JSON.stringify(sections) });
    await publish(database, async (change) => {
      await change.updateTable('content_items').set({ fields }).where('id', '=', id).execute();
    });
  };

  const steps: Step[] = [
    {
      name: 'Name, address, phone and e-mail',
      come: ({ database }) =>
        setProfile(database, {
          phone: '0522 241 2345',
          email: 'office@school.in',
          addressLines: ['1 School Road'],
        }),
      go: ({ database }) => setProfile(database, { phone: '0522 241 2345', email: 'office@school.in' }),
    },
    {
      name: 'Logo and colours',
      come: async ({ database, site, studio }) => {
        expect(await read(studio)).toMatch(
          /href="\/studio\/content\/profile\/profile#field-logo"[^>]*>Logo and colours</,
        );
        const { mediaId, path } = await storedPicture(site.services);
        await setProfile(database, { logo: { mediaId, path, width: 400, height: 300 } });
        // A default theme was not chosen by anybody.
        expect(doneIn(await read(studio))).toEqual([]);
        expect(await read(studio)).toMatch(/href="\/studio\/look"[^>]*>Logo and colours</);
        const asItCame = { colours: 'marigold', gateway: 'cusped', letters: 'carved', base: '0' };
        expect((await studio.post('/studio/look', asItCame)).status).toBe(302);
      },
      go: ({ database }) => setProfile(database, {}),
    },
    {
      name: 'Two pictures for the home page',
      come: async ({ database, site }) => {
        const red = await storedPicture(site.services);
        const blue = await storedPicture(site.services, 'blue');
        await publish(database, (change) =>
          attach(
            change,
            { type: pages.name, id: pageId(SCHOOL, 'home'), role: 'attachments' },
            [red, blue].map(({ mediaId }) => ({ mediaId, alt: 'The gate' })),
          ),
        );
        // One picture shown twice is one.
        await setSlides(database, [red.mediaId, red.mediaId, 'nothing']);
        expect(doneIn(await read(openStudio(site, (await signInAs(site, 'editor')).cookie)))).toEqual([]);
        await setSlides(database, [red.mediaId, blue.mediaId]);
      },
      go: async ({ database }) => {
        await database.writes.updateTable('media_files').set({ withdrawn_at: NOW.toISOString() }).execute();
      },
    },
    {
      name: 'A first news item',
      come: ({ database }) =>
        publish(database, (change) =>
          addStory(change, {
            schoolCode: SCHOOL,
            now: NOW,
            id: 'story',
            title: 'We are here',
            description: 'At last.',
            date: '2026-11-15',
            fromDate: '2026-11-15',
          } as never),
        ),
      go: ({ database }) => takeAway(database, news)(),
    },
    {
      name: 'The admission page, read and checked',
      come: ({ studio }) =>
        studio.post(`/studio/content/pages/${pageId(SCHOOL, 'admissionProcess')}`, {
          intent: 'confirm',
          version: '1',
        }),
      go: async ({ database }) => {
        await database.writes.updateTable('content_reviews').set({ version: 0 }).execute();
        expect(await listUnconfirmedPages(database.reads, SCHOOL)).toHaveLength(22);
      },
    },
    {
      name: 'Registration link',
      come: ({ database }) =>
        publish(database, (change) =>
          addRegistration(change, {
            schoolCode: SCHOOL,
            now: NOW,
            id: 'registration',
            title: 'Register',
            url: 'https://register.example/form',
          } as never),
        ),
      go: ({ database }) => takeAway(database, registrations)(),
    },
    {
      name: 'A second administrator',
      come: ({ site }) => signInAs(site, 'administrator', { email: 'second@school.example' }),
      go: async ({ database, id }) => {
        await database.writes
          .updateTable('staff_users')
          .set({ role: 'editor' })
          .where('id', '!=', id)
          .execute();
      },
    },
    {
      name: 'A test enquiry',
      come: async ({ database, studio }) => {
        // A mail that is only in a file on the server has reached nobody, and spam does not count as a test.
        await keepEnquiries(database, [
          enquiryRow({ delivery: 'delivered' }),
          enquiryRow({ state: 'spam', delivery: 'held' }),
          enquiryRow({ state: 'test', delivery: 'delivered' }),
        ]);
        expect(doneIn(await read(studio))).toEqual([]);
        await keepEnquiries(database, [enquiryRow({ state: 'in-progress' })]);
      },
      go: async ({ database }) => {
        await database.writes.deleteFrom('enquiries').where('state', '=', 'in-progress').execute();
      },
    },
  ];

  test.each(steps)(
    '$name: is ticked automatically when it is done, and unticked when it no longer is',
    async (step) => {
      const database = await open();
      const at = { database, ...(await begin(database)) };
      await step.come(at);
      expect(doneIn(await read(at.studio))).toEqual([step.name]);
      expect(await read(at.studio)).toContain('1 of 8 done');
      await step.go(at);
      expect(doneIn(await read(at.studio))).toEqual([]);
    },
  );

  test('with a mail server, an enquiry whose mail was accepted is enough', async () => {
    const database = await open();
    const { studio } = await begin(database, withMail);
    await keepEnquiries(database, [enquiryRow({ delivery: 'waiting' })]);
    expect(doneIn(await read(studio))).toEqual([]);
    await keepEnquiries(database, [enquiryRow({ delivery: 'delivered' })]);
    expect(doneIn(await read(studio))).toEqual(['A test enquiry']);
  });
});
