import { findSchool } from '#app/features/school/queries.server.ts';
import { describe, expect, test } from 'vitest';
import { consentName } from '#app/media/consent/consent.ts';
import type { PageSection } from '#content/page-text.ts';
import { pageAddress } from '#app/addresses.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { addEvent } from '#tests/support/content/add-content.ts';
import { publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { STARTER_OPTIONS, openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/AdmissionProcess',
  '/Facilities',
  '/ParentGuidelines',
  '/Privacy',
  '/Sports',
  '/api/image',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/versions',
  '/studio/content/:type/new',
  '/studio/preview',
);

const addressOf = (key: PageKey) => `/studio/content/pages/${pageId(SCHOOL, key)}`;

const read = async (site: TestSite, path: string) => mainOf(await (await site.get(path)).text());

/** Sends the form with its sections changed. */
async function send(
  studio: Studio,
  key: PageKey,
  intent: string,
  change: (sections: PageSection[]) => unknown,
  more: Record<string, string> = {},
) {
  const fields = await studio.fieldsAt(addressOf(key));
  const sections = JSON.parse(fields['sections']!) as PageSection[];
  return studio.post(addressOf(key), {
    ...fields,
    ...more,
    sections: JSON.stringify(change(sections)),
    intent,
  });
}

onAnyEngine((open) => {
  describe('the pages of a school', () => {
    test('are seeded once, with the existing pictures, which belong to them from then on', async () => {
      const database = await open();
      const site = await openSite(database);
      const { mediaId, path } = await storedPicture(site.services);
      await publish(database, (change) =>
        setPageFile(change, SCHOOL, 'academic-zone', { mediaId, alt: 'The library' }),
      );
      await site.services.revisions.refresh();
      const before = await read(site, pageAddress('facilities'));
      expect(before).toContain('alt="The library"');
      for (let time = 0; time < 2; time++) await seedPages(database.writes, STARTER_OPTIONS);
      await site.services.revisions.refresh();
      expect(await read(site, pageAddress('facilities'))).toBe(before);

      const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
      const studio = openStudio(site, cookie);
      expect((await site.get(`/api/image/${path}`)).status).toBe(200);
      const fields = await studio.fieldsAt(addressOf('facilities'));
      const without = Object.fromEntries(
        Object.entries(fields).filter(([name]) => !name.startsWith('files.')),
      );
      expect((await studio.post(addressOf('facilities'), { ...without, intent: 'publish' })).status).toBe(
        302,
      );
      expect(await read(site, pageAddress('facilities'))).not.toContain('alt="The library"');
      // Nothing public shows it any more.
      expect((await site.get(`/api/image/${path}`)).status).toBe(404);
    });

    test('are changed, previewed, published and restored', async () => {
      const { site, studio } = await openPages(await open());
      const heading = (to: string) => (sections: PageSection[]) =>
        sections.map((section) =>
          section.id === 'nursery-and-kg'
            ? { ...section, values: { ...section.values, heading: to } }
            : section,
        );
      expect((await send(studio, 'admissionProcess', 'save', heading('The youngest'))).status).toBe(302);
      expect(await read(site, '/AdmissionProcess')).toContain('>Nursery and KG</h2>');
      const preview = await send(studio, 'admissionProcess', 'preview', (sections) => sections);
      expect(preview.status).toBe(302);
      const ahead = await (await studio.get(preview.headers.get('location')!)).text();
      expect(mainOf(ahead)).toContain('>The youngest</h2>');

      await send(studio, 'admissionProcess', 'publish', (sections) => sections);
      const published = await read(site, '/AdmissionProcess');
      expect(published).toContain('>The youngest</h2>');
      expect(published).toContain('href="#nursery-and-kg"');

      const versions = await (await studio.get(`${addressOf('admissionProcess')}/versions?compare=1`)).text();
      expect(versions).toMatch(/<del><span class="unseen">removed: <\/span>Nursery/);
      expect(versions).toContain('youngest');
      expect(versions).not.toContain('&quot;kind&quot;');
    });

    test('warn two simultaneous writers', async () => {
      const { site, studio } = await openPages(await open());
      const { cookie } = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
      const ravi = openStudio(site, cookie);
      const his = await ravi.fieldsAt(addressOf('sports'));
      await send(studio, 'sports', 'save', ([first]) => [
        first,
        { id: 'hers', kind: 'text', values: { heading: 'Her heading' }, items: [] },
      ]);
      const refused = await ravi.post(addressOf('sports'), { ...his, title: 'His title', intent: 'save' });
      expect(refused.status).toBe(409);
      const theirs = /<section[^>]*role="alert".*?<\/section>/s.exec(await refused.text())![0];
      expect(theirs).toContain('Asha');
      expect(theirs).toContain('Her heading');
      expect(theirs).not.toMatch(/&quot;|values/);
    });

    test('show their sections in order, including duplicated and new ones', async () => {
      const { site, studio } = await openPages(await open());
      await send(studio, 'parentGuidelines', 'publish', ([first, second, ...rest]) => [
        second,
        first,
        {
          id: 'fees',
          kind: 'prices',
          values: { heading: 'Fees' },
          items: [{ name: 'Bus', price: 'Rs. 900' }],
        },
        ...rest,
        { id: 'log-in', kind: 'text', values: { heading: 'Again', text: 'Once more.' }, items: [] },
      ]);
      const page = await read(site, '/ParentGuidelines');
      const ids = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([
        'reset-password',
        'log-in',
        'fees',
        'pay-fees',
        'install-app',
        'log-in-2',
        'help-desk',
      ]);
      expect(page).toContain('Rs. 900');
    });

    test('contain the profile’s facts, and nothing for empty ones', async () => {
      const { site, studio } = await openPages(await open());
      const text = 'Ring {phone} first. Or fax {helpDeskOpens}. {nonsense} stays.';
      await send(studio, 'privacy', 'publish', () => [
        { id: 'one', kind: 'text', values: { heading: 'One', text }, items: [] },
      ]);
      const { phone, helpDesk } = (await findSchool(site.services.database.reads, SCHOOL))!.profile;
      const page = (await read(site, '/Privacy')).replaceAll('\u00a0', ' ').replaceAll(/<[^>]+>/g, '');
      expect(page.includes('Ring')).toBe(phone !== '');
      expect(page.includes('Or fax')).toBe(helpDesk.opens !== '');
      expect(page).toContain('{nonsense} stays.');
    });

    test('accept no script, no foreign markup and no more than a page can hold', async () => {
      const { site, studio } = await openPages(await open());
      const hostile = () => [
        {
          id: 'one',
          kind: 'cta',
          values: {
            heading: '<img src=x onerror=alert(1)>',
            text: '[a](javascript) [b](nowhere) <script>alert(1)</script>',
            actionWords: 'Go',
            actionTo: 'javascript:alert(1)',
            style: 'color:red',
          },
          items: [],
        },
      ];
      // The warning about those links is acknowledged.
      await send(studio, 'sports', 'publish', hostile, { known: '1' });
      const page = await read(site, '/Sports');
      expect(page).not.toMatch(/<img src=x|<script>alert|javascript:|color:red/);
      expect(page).toContain('&lt;img src=x');
      expect(page).toContain('[b](nowhere)');

      const kept = await read(site, '/Sports');
      const many = Array.from({ length: 61 }, (_, index) => ({
        id: `s${index}`,
        kind: 'text',
        values: {},
        items: [],
      }));
      const refused = await send(studio, 'sports', 'publish', () => many);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('too long for one page');
      expect(
        (
          await studio.post(addressOf('sports'), {
            ...(await studio.fieldsAt(addressOf('sports'))),
            sections: '{',
            intent: 'publish',
          })
        ).status,
      ).toBe(400);
      expect(await read(site, '/Sports')).toBe(kept);
    });

    test('are never shown with their starter text because their own cannot be read', async () => {
      const { site } = await openPages(await open());
      await publish(site.services.database, async (change) => {
        await change
          .updateTable('content_items')
          .set({ fields: '{' })
          .where('id', '=', pageId(SCHOOL, 'sports'))
          .execute();
      });
      await site.services.revisions.refresh();
      const response = await site.get('/Sports');
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(html).toContain('cannot be shown right now');
      expect(html).not.toContain('Everybody plays');
    });

    test.each([
      ['facilities', '/Facilities'],
      ['privacy', '/Privacy'],
    ] as const)('show a picture of %s in an arch, cropped around its focus point', async (key, path) => {
      const { site, studio } = await openPages(await open());
      const { mediaId } = await storedPicture(site.services);
      await site.services.database.writes
        .updateTable('media_files')
        .set({ focus_x: 20, focus_y: 90 })
        .where('id', '=', mediaId)
        .execute();
      const arched = (side: string) => ({
        id: 'arched',
        kind: 'text',
        values: { heading: 'The gate', text: 'Open.', picture: mediaId, side },
        items: [],
      });
      const file = {
        'files.0.media': mediaId,
        'files.0.alt': 'The gate',
        'files.0.sure': 'on',
        [consentName(mediaId)]: 'nobody',
      };
      for (const [side, isArched] of [
        ['arch', true],
        ['end', false],
      ] as const) {
        await send(studio, key, 'publish', () => [arched(side)], file);
        const html = await (await site.get(path)).text();
        const section = /<section id="arched".*?<h2/s.exec(mainOf(html))![0];
        const classes = (tag: string) => new RegExp(`<${tag} class="([^"]*)"`).exec(section)![1]!.split(' ');
        expect(classes('div').includes('arch'), side).toBe(isArched);
        expect(classes('img')).toContain(/\.([\w-]+)\{--focus-x:20%\}/.exec(html)![1]);
      }
    });

    test('home can hide the upcoming events and show them again; required sections stay', async () => {
      const { site, studio } = await openPages(await open());
      const event = { kind: 'event', fromDate: '2026-11-20', title: 'Book Week' } as const;
      const empty = { toDate: '', begins: '', ends: '', place: '', classes: '', audience: '', text: '' };
      await publish(site.services.database, (change) =>
        addEvent(change, { id: 'books', schoolCode: SCHOOL, now: site.clock.now, ...event, ...empty }),
      );
      await site.services.revisions.refresh();
      const hide = (isHidden: boolean) => (sections: PageSection[]) =>
        sections.map((section) => ({ ...section, hidden: isHidden }));
      const whole = await read(site, '/');
      expect(whole).toContain('>Coming up</h2>');

      await send(studio, 'home', 'publish', hide(true));
      const without = await read(site, '/');
      expect(without).not.toContain('coming-heading');
      const partsOf = (html: string) => [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
      expect(partsOf(without)).toEqual(partsOf(whole).filter((id) => id !== 'coming'));
      const kept = JSON.parse((await studio.fieldsAt(addressOf('home')))['sections']!) as PageSection[];
      expect(kept.filter(({ hidden }) => hidden).map(({ kind }) => kind)).toEqual(['coming']);

      await send(studio, 'home', 'publish', hide(false));
      expect(await read(site, '/')).toBe(whole);
    });

    test('come with the site: none is added, duplicated, hidden or deleted', async () => {
      const { site, studio } = await openPages(await open());
      expect((await studio.get('/studio/content/pages/new')).status).toBe(404);
      const before = await read(site, '/Sports');
      for (const intent of ['unpublish', 'trash', 'delete'])
        await send(studio, 'sports', intent, (sections) => sections);
      expect((await send(studio, 'sports', 'duplicate', (sections) => sections)).status).toBe(404);
      const fields = await studio.fieldsAt(addressOf('sports'));
      await studio.post(addressOf('sports'), {
        ...fields,
        title: 'Games',
        from: '2099-01-01T00:00',
        intent: 'publish',
      });
      expect(await read(site, '/Sports')).toBe(before.replaceAll('>Sports<', '>Games<'));
      expect(
        (await studio.post('/studio/content/pages', { intent: 'trash', id: pageId(SCHOOL, 'sports') }))
          .status,
      ).toBe(400);
      const another = `/studio/content/pages/lfis-page-mine`;
      expect((await studio.post(another, { ...fields, new: '1', intent: 'save' })).status).toBe(404);
    });
  });
});
