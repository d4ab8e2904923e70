import { expect, test } from 'vitest';
import { beginAlbum, press } from '#tests/support/content/albums.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/:id/words',
  '/studio/albums/new',
  '/studio/library',
  '/studio/uploads',
);

const photos = await Promise.all(
  ['#c04020', '#20c040', '#2040c0'].map((colour) => paint({ colour }).jpeg().toBuffer()),
);

onAnyEngine((open) => {
  async function begin() {
    const album = await beginAlbum(await open());
    const { site, cookie, albumId, state, tus } = album;
    for (const [position, bytes] of photos.entries()) await tus.send(bytes, { albumId, position });
    const ids = (await state()).photos.map(({ mediaId }) => mediaId);
    return {
      ...album,
      ids: ids as [string, string, string],
      press: (fields: Record<string, string> | string[][]) => press(site, cookie, albumId, fields),
      autosave: (fields: Record<string, string>) =>
        postForm(site, `/studio/albums/${albumId}/words`, fields, { cookie }),
      texts: async () => (await state()).photos.map(({ alt }) => alt),
    };
  }

  const audited = async ({ site }: Awaited<ReturnType<typeof begin>>) => {
    const rows = await site.services.database.reads
      .selectFrom('audit_entries')
      .select('action')
      .where('action', 'like', 'photo-%')
      .orderBy('action')
      .execute();
    return rows.map(({ action }) => action);
  };

  test('a photo has the text that somebody wrote, and a caption can be used as one', async () => {
    const { press, state, ids, texts, site, cookie, albumId } = await begin();
    expect(await texts(), 'nothing is suggested').toEqual(['', '', '']);
    const words = { alt: 'दौड़ में बच्चे', caption: 'The race' };
    await press({ intent: 'describe', mediaId: ids[0], ...words });
    expect((await state()).photos[0]).toMatchObject(words);
    const captioned = { intent: 'describe', mediaId: ids[1], alt: ' ', caption: 'The prize' };
    const address = `/studio/albums/${albumId}/photos?photo=${ids[1]}`;
    const answer = await postForm(site, address, captioned, { cookie });
    expect(await answer.text()).toContain('The caption is saved. Please describe the photo');
    expect((await state()).photos[1]).toMatchObject({ alt: '', caption: 'The prize' });
    await press({ intent: 'use-captions' });
    expect(await texts()).toEqual([words.alt, 'The prize', '']);
  });

  test('a text saves itself; emptied, it deletes nothing and says so', async () => {
    const album = await begin();
    const { autosave, ids, texts, state } = album;
    const saved = await autosave({ mediaId: ids[1], alt: 'The long ju', caption: '' });
    expect(await saved.json()).toMatchObject({ saved: { base: ids[1] } });
    await autosave({ mediaId: ids[1], alt: 'The long jump', caption: '' });
    await autosave({ mediaId: ids[1], alt: 'The long jump', caption: '' });
    expect(await texts()).toEqual(['', 'The long jump', '']);
    expect(await audited(album), 'once for each change').toEqual(['photo-describe', 'photo-describe']);

    expect((await autosave({ mediaId: ids[1], alt: '', caption: 'Gold' })).status).toBe(400);
    expect((await state()).photos[1]).toMatchObject({ alt: 'The long jump', caption: 'Gold' });
    expect((await autosave({ mediaId: ids[0], alt: '', caption: '' })).status, 'nothing yet').toBe(200);
    expect((await autosave({ mediaId: ids[0], alt: 'x'.repeat(301), caption: '' })).status).toBe(400);
    expect((await autosave({ mediaId: 'no-such-photo', alt: 'A', caption: '' })).status).toBe(404);
    expect(await texts()).toEqual(['', 'The long jump', '']);
  });

  test.each([
    ['', /id="alt-\w+-problem">Please describe the photo, or tick that it needs no description\./],
    ['  ', /id="alt-\w+-problem">Please describe the photo, or tick that it needs no description\./],
    [
      'x'.repeat(312),
      /id="alt-\w+-problem">This is 12 characters too long\. Please shorten it to 300 characters or fewer\./,
    ],
  ])('%j does not describe the picture: that is shown at its field', async (alt, message) => {
    const { site, cookie, albumId, state, ids } = await begin();
    const before = await state();
    const address = `/studio/albums/${albumId}/photos?photo=${ids[1]}`;
    const describe = (text: string) =>
      postForm(site, address, { intent: 'describe', mediaId: ids[1], alt: text, caption: '' }, { cookie });
    const refused = await describe(alt);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(message);
    expect(await state()).toEqual(before);
    await describe('The long jump');
    await describe(alt);
    expect((await state()).photos[1]).toMatchObject({ alt: 'The long jump' });
  });

  test('one text for several, or none needed: each can be published then, and the next without a text is a link away', async () => {
    const album = await begin();
    const { press, ids, texts, state, site, cookie, albumId } = album;
    const chosen = [ids[0], ids[2]].map((id) => ['mediaId', id]);
    expect((await press([['intent', 'describe-chosen'], ['alt', ' '], ...chosen])).status).toBe(400);
    expect(
      (
        await press([
          ['intent', 'describe-chosen'],
          ['alt', 'A'],
        ])
      ).status,
      'none is chosen',
    ).toBe(400);
    expect(await texts()).toEqual(['', '', '']);
    await press([['intent', 'describe-chosen'], ['alt', 'The final'], ...chosen]);
    expect(await texts()).toEqual(['The final', '', 'The final']);
    const page = await (
      await site.get(`/studio/albums/${albumId}/photos?photo=${ids[0]}`, { cookie })
    ).text();
    expect(page.replaceAll('&amp;', '&')).toContain(`?photo=${ids[1]}&write=`);

    await press([
      ['intent', 'decorate'],
      ['mediaId', ids[1]],
    ]);
    expect((await state()).photos[1]).toMatchObject({ alt: '', decorative: true });
    expect((await press({ intent: 'publish', consent: 'yes' })).status).toBe(200);
    const library = await (await site.get('/studio/library?tab=no-words', { cookie })).text();
    expect(library, 'it lacks nothing').not.toContain(ids[1]);
    const onSite = await (await site.get(`/SubGallery?id=${albumId}`)).text();
    expect(onSite, 'a link always has a name').toMatch(/alt="[^"]*2[^"]*3[^"]*"/);

    await press({ intent: 'describe', mediaId: ids[1], alt: 'Marigolds', caption: '' });
    expect((await state()).photos[1]).toMatchObject({ alt: 'Marigolds', decorative: false });
    expect(await audited(album)).toEqual(['photo-decorate', 'photo-describe', 'photo-describe-chosen']);
  });

  test('saved with the link to the next, it leads to that photo; after the last it says that all are done', async () => {
    const { press, ids, site, cookie, albumId } = await begin();
    const written = { intent: 'describe', mediaId: ids[0], alt: 'The start', caption: '', next: ids[1] };
    const saved = await press(written);
    expect([saved.status, saved.headers.get('location')]).toEqual([
      302,
      // At its heading and picture, not at the field below them.
      expect.stringMatching(`\\?photo=${ids[1]}&write=#photo-view$`),
    ]);
    // Without scripts: the page that comes back opens at its message.
    const describe = async (id: string) => {
      const fields = { intent: 'describe', mediaId: id, alt: 'The race', caption: '', next: '' };
      return (
        await postForm(site, `/studio/albums/${albumId}/photos?photo=${id}`, fields, { cookie })
      ).text();
    };
    expect(await describe(ids[1]!)).not.toContain('Every photo has a description.');
    expect(await describe(ids[2]!)).toMatch(
      /role="status"[^>]*autofocus[^>]*>Saved at \d{1,2}:\d\d [AP]M<br\/><b>Every photo has a description\.<\/b> <a[^>]*>All photos</i,
    );
  });
});
