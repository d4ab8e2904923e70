import { expect, test } from 'vitest';
import { hrefOf } from '#app/addresses.ts';
import { albumState, draftAlbum, press } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { joinAs, postForm } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';

const colours = ['#c04020', '#20c040', '#2040c0'];
const photos = await Promise.all(colours.map((colour) => paint({ colour }).jpeg().toBuffer()));

onEachEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const { cookie, id: staffId } = await joinAs(site, 'editor', { name: 'Asha Sample' });
    const albumId = await draftAlbum(site, cookie);
    const tus = tusClient(site, cookie);
    for (const [place, bytes] of photos.entries()) await tus.send(bytes, { albumId, place });
    return {
      site,
      cookie,
      staffId,
      albumId,
      tus,
      state: () => albumState(site, cookie, albumId),
      press: (fields: Record<string, string>) => press(site, cookie, albumId, fields),
      seen: async () => {
        const response = await site.get(`/api/subGallery?id=${albumId}`);
        return response.ok ? ((await response.json()) as { attachments: string[] }).attachments : undefined;
      },
      page: () => site.get(hrefOf('album', { id: albumId })),
    };
  }

  test('nobody sees an album before its texts are confirmed and somebody answers for everyone shown', async () => {
    const { press, seen, page, state, site, albumId, staffId } = await begin();
    expect((await press({ intent: 'publish', consent: 'yes' })).status, 'texts are only suggested').toBe(400);
    expect((await press({ intent: 'confirm-all' })).status).toBe(200);
    expect((await press({ intent: 'publish' })).status, 'without the tick').toBe(400);
    expect(await seen()).toBeUndefined();
    expect((await page()).status).toBe(404);

    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    expect(await seen()).toHaveLength(3);
    expect((await page()).status).toBe(200);
    expect((await state()).consent?.name).toBe('Asha Sample');
    const consents = await site.services.database.reads.selectFrom('album_consents').selectAll().execute();
    expect(consents).toMatchObject([{ album_id: albumId, staff_id: staffId, photos: 3 }]);

    expect((await press({ intent: 'unpublish' })).status).toBe(200);
    expect((await page()).status).toBe(404);
  });

  test('what is published from the photos is a version, as what is published from the form', async () => {
    const { press, site, cookie, albumId } = await begin();
    const studio = openStudio(site, cookie);
    const address = `/studio/content/albums/${albumId}`;
    await press({ intent: 'confirm-all' });
    const nameless = { ...(await studio.fieldsAt(address)), title: '', intent: 'save' };
    expect((await studio.post(address, nameless)).status).toBe(302);
    expect((await press({ intent: 'publish', consent: 'yes' })).status, 'it has no title').toBe(400);
    const photosPage = await (await studio.get(`/studio/albums/${albumId}/photos`)).text();
    expect(photosPage).toContain('It has no title or no day yet.');

    const named = {
      ...(await studio.fieldsAt(address)),
      title: 'Kites',
      until: '2026-11-30T10:00',
      intent: 'save',
    };
    await studio.post(address, named);
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    const versions = await site.services.database.reads
      .selectFrom('content_versions')
      .select(['number', 'reason', 'staff_name', 'fields'])
      .where('owner_id', '=', albumId)
      .execute();
    expect(versions).toMatchObject([{ number: 1, reason: 'publish', staff_name: 'Asha Sample' }]);
    expect(JSON.parse(versions[0]!.fields).texts.title).toBe('Kites');
    expect((await studio.fieldsAt(address))['until'], 'an end that was planned stays').toBe(
      '2026-11-30T10:00',
    );
    const drafts = await site.services.database.reads.selectFrom('content_drafts').selectAll().execute();
    expect(drafts, 'nothing is left that would differ').toEqual([]);
  });

  test('publishing waits for what is still on its way, or goes on without it when told so', async () => {
    const { press, tus, albumId, state } = await begin();
    await tus.create(1000, { albumId, name: 'late.jpg' });
    await press({ intent: 'confirm-all' });
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(400);
    await press({ intent: 'forget-uploads' });
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    expect((await state()).status).toBe('published');
  });

  test('a photo added to a published album stays unseen until somebody answers for it too', async () => {
    const { press, tus, albumId, seen, site } = await begin();
    await press({ intent: 'confirm-all' });
    await press({ intent: 'publish', consent: 'yes' });
    const late = await paint({ colour: '#888800' }).jpeg().toBuffer();
    await tus.send(late, { albumId, batch: 'later' });
    expect(await seen()).toHaveLength(3);
    const list = (await (await site.get('/api/gallery/LFIS')).json()) as { attachments: string[] }[];
    expect(list[0]!.attachments).toHaveLength(3);
    await press({ intent: 'confirm-all' });
    await press({ intent: 'publish', consent: 'yes' });
    expect(await seen()).toHaveLength(4);
  });

  test('photos change places, and the first is the cover', async () => {
    const { press, state } = await begin();
    const order = async () => (await state()).photos.map(({ mediaId }) => mediaId);
    const [one, two, three] = (await order()) as [string, string, string];
    await press({ intent: 'first', mediaId: three });
    expect(await order()).toEqual([three, one, two]);
    await press({ intent: 'later', mediaId: three });
    expect(await order()).toEqual([one, three, two]);
    await press({ intent: 'earlier', mediaId: one });
    expect(await order(), 'the first goes nowhere').toEqual([one, three, two]);
    await press({ intent: 'arrange', order: [two, one].join(',') });
    expect(await order(), 'what is not named stays at the end').toEqual([two, one, three]);
    await press({ intent: 'remove', mediaId: one });
    expect(await order()).toEqual([two, three]);
  });

  test('a text is what somebody wrote or confirmed; a caption can stand for it', async () => {
    const { press, state } = await begin();
    const [one, two] = (await state()).photos;
    const said = { alt: 'दौड़ में बच्चे', caption: 'The race' };
    await press({ intent: 'describe', mediaId: one!.mediaId, ...said });
    expect((await state()).photos.map(({ confirmed }) => confirmed)).toEqual([true, false, false]);
    expect((await state()).photos[0]).toMatchObject(said);
    const captioned = { intent: 'describe', mediaId: two!.mediaId, alt: ' ', caption: 'The prize' };
    expect(await (await press(captioned)).text()).toContain('The caption is kept. Please say here what');
    expect((await state()).photos[1]).toMatchObject({
      alt: two!.alt,
      caption: 'The prize',
      confirmed: false,
    });
    await press({ intent: 'use-captions' });
    expect((await state()).photos.map(({ alt }) => alt)).toEqual([
      said.alt,
      'The prize',
      'Sports Day, photo 3',
    ]);
  });

  test.each([
    ['', /id="alt-\w+-problem">Please say what is to be seen\./],
    ['  ', /id="alt-\w+-problem">Please say what is to be seen\./],
    ['x'.repeat(312), /id="alt-\w+-problem">This is 12 characters too long: at most 300 fit\./],
  ])(
    '%j says not what is to be seen: that is told at its field, and nothing is confirmed',
    async (alt, told) => {
      const { press, state } = await begin();
      const before = await state();
      const { mediaId } = before.photos[1]!;
      const refused = await press({ intent: 'describe', mediaId, alt, caption: '' });
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toMatch(told);
      expect(
        page.match(/<details[^>]* open=""/g),
        'the row of that photo, and no other, is open',
      ).toHaveLength(1);
      expect(page).toContain(`href="#alt-${mediaId}"`);
      expect(await state()).toEqual(before);

      await press({ intent: 'describe', mediaId, alt: 'The long jump', caption: '' });
      await press({ intent: 'describe', mediaId, alt, caption: '' });
      expect((await state()).photos[1]).toMatchObject({ alt: 'The long jump', confirmed: true });
    },
  );

  test('before publishing it is told how many texts are open, and where the first is', async () => {
    const { site, cookie, albumId, press, state } = await begin();
    const [one, two] = (await state()).photos;
    const page = async () => (await site.get(`/studio/albums/${albumId}/photos`, { cookie })).text();
    await press({ intent: 'describe', mediaId: one!.mediaId, alt: 'The long jump', caption: '' });
    const shown = await page();
    expect(shown).toContain('2 descriptions are not confirmed yet.');
    expect(shown).toContain(`href="#alt-${two!.mediaId}"`);
    expect(shown).toContain(`id="alt-${two!.mediaId}"`);
    await press({ intent: 'confirm-all' });
    expect(await page()).not.toContain('not confirmed yet');
  });

  test('every press is written down with its name', async () => {
    const { press, site, staffId } = await begin();
    await press({ intent: 'confirm-all' });
    await press({ intent: 'publish', consent: 'yes' });
    const entries = await site.services.database.reads
      .selectFrom('audit_entries')
      .select('action')
      .where('staff_id', '=', staffId)
      .where('subject_type', '=', 'albums')
      .orderBy('action')
      .execute();
    const photosAdded = ['add-photo', 'add-photo', 'add-photo'];
    expect(entries.map(({ action }) => action)).toEqual([
      ...photosAdded,
      'create',
      'photo-confirm-all',
      'publish',
    ]);
  });

  test('nobody unknown sees or presses anything, and an album that is not there is missing', async () => {
    const { site, cookie, albumId } = await begin();
    expect((await press(site, '', albumId, { intent: 'confirm-all' })).status).toBe(302);
    expect((await site.get(`/studio/albums/${albumId}/state`)).status).toBe(302);
    expect((await press(site, cookie, 'no-such-album', { intent: 'confirm-all' })).status).toBe(404);
    expect((await site.get('/studio/albums/no-such-album/photos', { cookie })).status).toBe(404);
    expect((await press(site, cookie, albumId, { intent: 'no-such-thing' })).status).toBe(400);
  });

  test('a new album asked for twice is one, and needs a name and a day', async () => {
    const { site, cookie, albumId } = await begin();
    const again = { id: albumId, title: 'Again', date: '2026-11-14', description: '' };
    const repeated = await postForm(site, '/studio/albums/new', again, { cookie });
    expect(repeated.headers.get('location')).toBe(`/studio/albums/${albumId}/photos`);
    const nameless = await postForm(
      site,
      '/studio/albums/new',
      { ...again, title: ' ', date: '31/02/2026' },
      { cookie },
    );
    expect(nameless.status).toBe(400);
    const title = 'अ'.repeat(320);
    const long = await postForm(
      site,
      '/studio/albums/new',
      { ...again, title, description: 'Kept' },
      { cookie },
    );
    expect(long.status).toBe(400);
    const page = await long.text();
    expect(page).toContain('This is 20 characters too long: at most 300 fit.');
    expect(page, 'nothing that was typed is cut or lost').toContain(`value="${title}"`);
    expect(page).toContain('>Kept</textarea>');
    const albums = await site.services.database.reads.selectFrom('content_items').select('title').execute();
    expect(albums).toEqual([{ title: 'Sports Day' }]);
  });
});
