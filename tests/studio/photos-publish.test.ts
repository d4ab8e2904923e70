import { expect, test } from 'vitest';
import { pageAddress } from '#app/addresses.ts';
import { albumState, describeAll, draftAlbum, press } from '#tests/support/content/albums.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/api/gallery',
  '/api/image',
  '/api/subGallery',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/uploads',
);

const colours = ['#c04020', '#20c040', '#2040c0'];
const photos = await Promise.all(colours.map((colour) => paint({ colour }).jpeg().toBuffer()));

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const { cookie, id: staffId } = await signInAs(site, 'editor', { name: 'Asha Sample' });
    const albumId = await draftAlbum(site, cookie);
    const tus = tusClient(site, cookie);
    for (const [position, bytes] of photos.entries()) await tus.send(bytes, { albumId, position });
    return {
      site,
      cookie,
      staffId,
      albumId,
      tus,
      state: () => albumState(site, cookie, albumId),
      press: (fields: Record<string, string> | string[][]) => press(site, cookie, albumId, fields),
      describe: () => describeAll(site, cookie, albumId),
      seen: async () => {
        const response = await site.get(`/api/subGallery?id=${albumId}`);
        return response.ok ? ((await response.json()) as { attachments: string[] }).attachments : undefined;
      },
      page: () => site.get(pageAddress('album', { id: albumId })),
      answers: () =>
        site.services.database.reads
          .selectFrom('media_files')
          .innerJoin('attachments', 'attachments.media_id', 'media_files.id')
          .where('item_id', '=', albumId)
          .orderBy('attachments.position')
          .select(['consent', 'consent_by_id'])
          .execute(),
    };
  }

  test('nobody sees an album before each photo has a text and consent', async () => {
    const { press, describe, seen, page, state, answers, staffId } = await begin();
    expect((await press({ intent: 'publish', consent: 'yes' })).status, 'nobody has said a word').toBe(400);
    expect((await describe()).status).toBe(200);
    expect((await press({ intent: 'publish' })).status, 'without the tick').toBe(400);
    expect(await seen()).toBeUndefined();
    expect((await page()).status).toBe(404);

    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    expect(await seen()).toHaveLength(3);
    expect((await page()).status).toBe(200);
    expect((await state()).consent?.name).toBe('Asha Sample');
    const answer = { consent: 'everyone', consent_by_id: staffId };
    expect(await answers()).toEqual([answer, answer, answer]);

    expect((await press({ intent: 'unpublish' })).status).toBe(200);
    expect((await page()).status).toBe(404);
  });

  test('publishing from the photos makes a version, like publishing from the form', async () => {
    const { press, describe, site, cookie, albumId } = await begin();
    const studio = openStudio(site, cookie);
    const address = `/studio/content/albums/${albumId}`;
    await describe();
    const nameless = { ...(await studio.fieldsAt(address)), title: '', intent: 'save' };
    expect((await studio.post(address, nameless)).status).toBe(302);
    const refused = await press({ intent: 'publish', consent: 'yes' });
    expect(refused.status, 'it has no title').toBe(400);
    const html = await refused.text();
    expect(html).toContain('href="#field-about"');
    expect(html, 'and the page leads there').toContain(`href="${address}"`);
    expect(html).toContain('The title or the day is missing.');

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
      .where('item_id', '=', albumId)
      .execute();
    expect(versions).toMatchObject([{ number: 1, reason: 'publish', staff_name: 'Asha Sample' }]);
    expect(JSON.parse(versions[0]!.fields).texts.title).toBe('Kites');
    expect((await studio.fieldsAt(address))['until'], 'an end that was planned stays').toBe(
      '2026-11-30T10:00',
    );
    const drafts = await site.services.database.reads.selectFrom('content_drafts').selectAll().execute();
    expect(drafts, 'nothing is left that would differ').toEqual([]);
  });

  test('publishing waits for photos in transit, or continues without them on request', async () => {
    const { press, describe, tus, albumId, state } = await begin();
    await tus.create(1000, { albumId, name: 'late.jpg' });
    await describe();
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(400);
    await press({ intent: 'forget-uploads' });
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    expect((await state()).status).toBe('published');
  });

  test('a photo added to a published album stays hidden until it has consent too', async () => {
    const { press, describe, tus, albumId, seen, site } = await begin();
    await describe();
    await press({ intent: 'publish', consent: 'yes' });
    const late = await paint({ colour: '#888800' }).jpeg().toBuffer();
    await tus.send(late, { albumId, batch: 'later' });
    expect(await seen()).toHaveLength(3);
    const list = (await (await site.get('/api/gallery/LFIS')).json()) as { attachments: string[] }[];
    expect(list[0]!.attachments).toHaveLength(3);
    await describe();
    await press({ intent: 'publish', consent: 'yes' });
    expect(await seen()).toHaveLength(4);
  });

  test('a photo with an answer from elsewhere stays hidden in a published album until it is published there', async () => {
    const { press, describe, tus, albumId, seen, state, site } = await begin();
    await describe();
    await press({ intent: 'publish', consent: 'yes' });
    const bytes = await paint({ colour: '#888800' }).jpeg().toBuffer();
    const taken = await ingestFile(site.services, 'LFIS', bytes, {});
    const { mediaId } = taken as { mediaId: string };
    const answer = { consent: 'agreed', consent_by: 'Ravi', consent_at: '2026-11-01T00:00:00.000Z' } as const;
    await site.services.database.writes
      .updateTable('media_files')
      .set(answer)
      .where('id', '=', mediaId)
      .execute();
    await tus.send(bytes, { albumId, batch: 'later' });
    expect((await state()).photos.at(-1)).toMatchObject({ mediaId, hidden: true });
    await describe();
    expect(await seen()).toHaveLength(3);
    expect((await site.get(`/api/image/${(await state()).photos.at(-1)!.path}`)).status).toBe(404);
    expect((await press({ intent: 'publish' })).status, 'nobody has looked at it here').toBe(400);
    await press({ intent: 'publish', consent: 'yes' });
    expect(await seen()).toHaveLength(4);
    const file = site.services.database.reads.selectFrom('media_files').where('id', '=', mediaId);
    expect(await file.select('consent_by').execute(), 'what Ravi said is still his').toEqual([
      { consent_by: 'Ravi' },
    ]);
    expect((await state()).consent?.name).toBe('Asha Sample');
  });

  test('photos change positions, and the first is the cover', async () => {
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
    await press([
      ['intent', 'move'],
      ['mediaId', two],
      ['mediaId', three],
      ['place', '2'],
    ]);
    expect(await order(), 'together, in their order').toEqual([one, two, three]);
  });

  test('before publishing it shows how many have no text, and where the first is', async () => {
    const { press, describe, state } = await begin();
    const [one, two] = (await state()).photos;
    await press({ intent: 'describe', mediaId: one!.mediaId, alt: 'The long jump', caption: '' });
    const refused = await press({ intent: 'publish', consent: 'yes' });
    expect(refused.status).toBe(400);
    const shown = await refused.text();
    expect(shown).toContain('2 photos have no description');
    expect(shown).toContain(`href="#field-photo-${two!.mediaId}"`);
    expect(shown).toContain(`id="field-photo-${two!.mediaId}"`);
    await describe();
    expect(await (await press({ intent: 'publish' })).text()).not.toContain('no description yet');
  });

  test('confirming consent for some publishes those, and the others stay hidden', async () => {
    const { press, state, seen, site, answers, describe } = await begin();
    const ids = (await state()).photos.map(({ mediaId }) => mediaId);
    const sign = (consent: string[][] = [['consent', 'yes']]) =>
      press([['intent', 'release'], ['mediaId', ids[0]!], ['mediaId', ids[2]!], ...consent]);
    const wordless = await sign();
    expect(wordless.status, 'nobody has said what they show').toBe(400);
    expect(await wordless.text()).toContain('Some of them have no description yet.');
    await describe();
    expect((await sign([])).status, 'without the tick').toBe(400);
    expect(
      (
        await press([
          ['intent', 'release'],
          ['consent', 'yes'],
        ])
      ).status,
      'none is chosen',
    ).toBe(400);
    expect((await press({ intent: 'publish' })).status, 'nobody has signed for any').toBe(400);
    expect((await sign()).status).toBe(200);
    expect((await state()).photos.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(await seen(), 'it is still a draft').toBeUndefined();

    expect((await press({ intent: 'publish' })).status).toBe(200);
    expect(await seen()).toHaveLength(2);
    const hidden = (await state()).photos[1]!.path;
    expect((await site.get(`/api/image/${hidden}`)).status).toBe(404);
    expect((await answers()).map(({ consent }) => consent)).toEqual(['everyone', null, 'everyone']);
  });

  test('"not yet" hides photos again; nobody to recognise is an answer of its own', async () => {
    const { press, state, seen, answers, describe } = await begin();
    const ids = (await state()).photos.map(({ mediaId }) => mediaId);
    const release = (consent: string, ...chosen: string[]) =>
      press([['intent', 'release'], ['consent', consent], ...chosen.map((id) => ['mediaId', id])]);
    await describe();
    expect((await release('nobody', ids[0]!)).status).toBe(200);
    expect((await release('yes', ids[1]!, ids[2]!)).status).toBe(200);
    expect((await press({ intent: 'publish' })).status).toBe(200);
    expect(await seen()).toHaveLength(3);
    expect((await answers()).map(({ consent }) => consent)).toEqual(['nobody', 'everyone', 'everyone']);

    expect((await release('no', ids[1]!)).status).toBe(200);
    expect((await state()).photos.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(await seen()).toHaveLength(2);
    expect((await release('perhaps', ids[1]!)).status).toBe(400);
  });

  test('without a visible photo an album is not published, from its form either', async () => {
    const { site, cookie, press, state, describe } = await begin();
    const studio = openStudio(site, cookie);
    const publishForm = async (id: string) => {
      const address = `/studio/content/albums/${id}`;
      return studio.post(address, { ...(await studio.fieldsAt(address)), intent: 'publish' });
    };
    const empty = await publishForm(await draftAlbum(site, cookie, 'Empty'));
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('This album has no photos yet.');

    const { id, photos } = await state();
    await describe();
    const unanswered = await publishForm(id);
    expect(unanswered.status).toBe(400);
    expect(await unanswered.text()).toContain('Consent is not confirmed for any photo yet.');
    await press([
      ['intent', 'release'],
      ['mediaId', photos[0]!.mediaId],
      ['consent', 'yes'],
    ]);
    await press({ intent: 'withdraw', mediaId: photos[0]!.mediaId });
    expect((await publishForm(id)).status, 'the only one was withdrawn').toBe(400);
    await press([
      ['intent', 'release'],
      ['mediaId', photos[1]!.mediaId],
      ['consent', 'yes'],
    ]);
    expect((await publishForm(id)).status).toBe(302);
  });

  test('every press is recorded with its name', async () => {
    const { press, describe, site, staffId } = await begin();
    await describe();
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
      'photo-describe-chosen',
      'publish',
    ]);
  });

  test('nobody without signing in sees or presses anything, and an unknown album is not found', async () => {
    const { site, cookie, albumId } = await begin();
    expect((await press(site, '', albumId, { intent: 'use-captions' })).status).toBe(302);
    expect((await site.get(`/studio/albums/${albumId}/state`)).status).toBe(302);
    expect((await press(site, cookie, 'no-such-album', { intent: 'use-captions' })).status).toBe(404);
    expect((await site.get('/studio/albums/no-such-album/photos', { cookie })).status).toBe(404);
    expect((await press(site, cookie, albumId, { intent: 'no-such-thing' })).status).toBe(400);
  });

  test('there is one way to create an album, for everybody', async () => {
    const { site, cookie } = await begin();
    const answer = await site.get('/studio/content/albums/new', { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/studio/albums/new']);
    const page = await (await site.get('/studio/albums/new', { cookie })).text();
    expect(page).toMatch(/<input(?=[^>]* type="file")[^>]* multiple=""/);
  });

  test('a new album requested twice is one, and needs a name and a day', async () => {
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
    expect(page).toContain('This is 20 characters too long. Please shorten it to 300 characters or fewer.');
    expect(page, 'nothing that was typed is cut or lost').toContain(`value="${title}"`);
    expect(page).toContain('>Kept</textarea>');
    const albums = await site.services.database.reads
      .selectFrom('content_items')
      .select('title')
      .where('type', '=', 'albums')
      .execute();
    expect(albums).toEqual([{ title: 'Sports Day' }]);
  });
});
