import { expect, test } from 'vitest';
import { staffRoles } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import { searchEverything } from '#app/studio/search/search-everything.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/Gallery', '/studio/search');

async function groupsAt(studio: Studio, q: string) {
  const html = await (await studio.get(`/studio/search?q=${encodeURIComponent(q)}`)).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return Object.fromEntries(
    [...main.matchAll(/<section [^>]*>.*?<h2[^>]*>([^<]+)<\/h2>(.*?)<\/section>/gs)].map(
      ([, name, inner]) => {
        const rows = [...inner!.matchAll(/<li[^>]*>.*?<a (?=[^>]*href="([^"]+)")[^>]*>([^<]*)<\/a>/gs)];
        return [
          name,
          {
            titles: rows.map(([, , title]) => title),
            all: /<a (?=[^>]*href="([^"]+)")[^>]*>All (?:<!-- -->)?(\S+?)</.exec(inner!)?.slice(1),
            first: rows[0]?.[1],
          },
        ];
      },
    ),
  );
}

const nothing = { groups: [], isSimilar: false };

onEachEngine((open) => {
  test('items with the words are found, grouped by type, a few of each with a link to all', async () => {
    const database = await open();
    const site = await openSite(database);
    await createTestSchool(database, 'OTHER');
    const { cookie } = await signInAs(site, 'administrator', {
      name: 'Kamla Lilac',
      email: 'kamla@school.example',
    });
    const studio = openStudio(site, cookie);
    for (let number = 1; number <= 7; number++)
      await publishAlbum(database, { title: `Lilac day ${number}`, date: `2026-01-1${number}` });
    await keepEnquiries(database, [
      enquiryRow({ name: 'Ravi', message: 'Is the lilac coat needed?' }),
      enquiryRow({ name: 'Elsewhere', message: 'lilac', school_code: 'OTHER' }),
    ]);
    const { mediaId } = await storedPicture({ database, storage: site.services.storage });
    await database.writes
      .updateTable('media_files')
      .set({ name: 'lilac-tree.jpg' })
      .where('id', '=', mediaId)
      .execute();

    const found = await groupsAt(studio, 'LILAC');
    expect(Object.keys(found).toSorted()).toEqual([
      'Enquiries',
      'People',
      'Photo albums',
      'Photos and pictures',
    ]);
    expect(found['Photo albums']!.titles).toHaveLength(5);
    expect(found['Photo albums']!.all).toEqual(['/studio/content/albums?q=LILAC', '7']);
    expect(found['Enquiries']).toMatchObject({ titles: ['Ravi'], all: undefined });
    expect(found['Enquiries']!.first).toMatch(/^\/studio\/enquiries\/\w+/);
    expect(found['People']!.titles).toEqual(['Kamla Lilac']);
    expect(found['Photos and pictures']!.titles).toEqual(['lilac-tree.jpg']);

    // A search for an action leads to its page.
    expect((await groupsAt(studio, 'password'))['Pages of the studio']!.first).toBe('/studio/account');
    expect(await groupsAt(studio, 'no such thing')).toEqual({});
    expect(await (await studio.get('/studio/search?q=no+such+thing')).text()).toContain(
      'No results for “no such thing”.',
    );
    expect((await studio.get('/studio/search')).status).toBe(200);
  });

  test('if nothing has the words, similar-sounding items are found, and marked as such', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
    const studio = openStudio(site, cookie);
    await publishAlbum(database, { title: 'कवि सम्मेलन', description: 'नुक्कड़ नाटक', date: '2026-01-11' });
    await publishAlbum(database, { title: 'Sammelan of parents', date: '2026-01-12' });
    const offersSimilar = async (q: string) =>
      (await (await studio.get(`/studio/search?q=${encodeURIComponent(q)}`)).text()).includes(
        'Similar spelling',
      );
    expect((await groupsAt(studio, 'kavi sammelan'))['Photo albums']!.titles).toEqual(['कवि सम्मेलन']);
    expect((await groupsAt(studio, 'natak'))['Photo albums']!.titles, 'below the title').toEqual([
      'कवि सम्मेलन',
    ]);
    expect(await offersSimilar('natak')).toBe(true);
    expect((await groupsAt(studio, 'sammelan'))['Photo albums']!.titles, 'as it is written alone').toEqual([
      'Sammelan of parents',
    ]);
    expect(await offersSimilar('sammelan')).toBe(false);
    const staff = { schoolCode: SCHOOL, role: 'guest' } as unknown as Staff;
    const query = { services: site.services, staff, now: NOW, words: studioWordsOf('en') };
    expect(await searchEverything({ ...query, q: 'natak' }), 'not for everybody').toEqual(nothing);
  });

  test('Hindi words are found in their other forms, in titles, texts and enquiries', async () => {
    const database = await open();
    const site = await openSite(database);
    const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
    const studio = openStudio(site, cookie);
    await publishAlbum(database, { title: 'गर्मी की छुट्टियाँ', date: '2026-01-11' });
    await publishAlbum(database, { title: 'मेला', description: 'बच्चों के मेले में', date: '2026-01-12' });
    await keepEnquiries(database, [enquiryRow({ name: 'Ravi', message: 'दीवाली की छुट्टियाँ कब हैं?' })]);
    for (const typed of ['छुट्टी', 'छुट्टियों', 'छुट्टियां']) {
      const found = await groupsAt(studio, typed);
      expect(found['Photo albums']!.titles, typed).toEqual(['गर्मी की छुट्टियाँ']);
      expect(found['Enquiries']!.titles, typed).toEqual(['Ravi']);
      const page = await (await site.get(`/Gallery?q=${encodeURIComponent(typed)}`)).text();
      expect(page, typed).toContain('गर्मी की छुट्टियाँ');
      expect(page, typed).not.toContain('Similar spelling');
    }
    expect((await groupsAt(studio, 'बच्चा'))['Photo albums']!.titles).toEqual(['मेला']);
  });

  test('every word that the hint suggests finds something, for every role and in both languages', async () => {
    const database = await open();
    const site = await openSite(database);
    for (const role of staffRoles)
      for (const language of studioLanguages) {
        const { cookie } = await signInAs(site, role, {
          email: `${role}-${language}@school.example`,
          name: role,
        });
        await database.writes
          .updateTable('staff_users')
          .set({ language })
          .where('email', '=', `${role}-${language}@school.example`)
          .execute();
        const studio = openStudio(site, cookie);
        const hint = await (await studio.get('/studio/search')).text();
        const main = hint.slice(hint.indexOf('<main'), hint.indexOf('</main>'));
        const suggested = [...main.matchAll(/“([^”]+)”/g)].map(([, word]) => word!);
        expect(suggested, `${role} ${language}`).toHaveLength(2);
        for (const word of suggested)
          expect(Object.keys(await groupsAt(studio, word)), `${role} ${language} ${word}`).not.toEqual([]);
      }
  });

  test('nobody finds what they may not open', async () => {
    const database = await open();
    const site = await openSite(database);
    await publishAlbum(database, { title: 'Lilac day', date: '2026-01-11' });
    await keepEnquiries(database, [enquiryRow({ message: 'lilac' })]);
    await signInAs(site, 'administrator', { name: 'Kamla Lilac', email: 'kamla@school.example' });
    const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
    const found = await groupsAt(openStudio(site, cookie), 'lilac');
    expect(Object.keys(found).toSorted(), 'people are for administrators').toEqual([
      'Enquiries',
      'Photo albums',
    ]);
    expect(await groupsAt(openStudio(site, cookie), 'backup')).toEqual({});

    // A person without any permissions, unlike every current role.
    const staff = { schoolCode: SCHOOL, role: 'guest' } as unknown as Staff;
    const query = { services: site.services, staff, now: NOW, words: studioWordsOf('en') };
    expect(await searchEverything({ ...query, q: 'lilac' })).toEqual(nothing);
    expect(await searchEverything({ ...query, q: 'password' })).toEqual(nothing);
  });
});
