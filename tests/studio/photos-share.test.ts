import { expect, test } from 'vitest';
import { albumState, draftAlbum } from '#tests/support/content/albums.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/studio/account',
  '/studio/albums/:id/photos',
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/share',
);

const colours = ['#c04020', '#20c040', '#2040c0'];
const photos = await Promise.all(colours.map((colour) => paint({ colour }).jpeg().toBuffer()));

onAnyEngine((open) => {
  async function begin() {
    const site = await openSite(await open());
    const { cookie } = await signInAs(site, 'editor');
    const share = async (form: FormData, headers: Record<string, string> = {}, search = '') =>
      site.app.request(`/studio/share${search}`, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: form,
      });
    return { site, cookie, share };
  }

  function formOf(files: [name: string, bytes: Buffer][], title?: string): FormData {
    const form = new FormData();
    if (title) form.set('title', title);
    for (const [name, bytes] of files) form.append('photos', new File([new Uint8Array(bytes)], name));
    return form;
  }
  const three = photos.map((bytes, index): [string, Buffer] => [`${index}.jpg`, bytes]);

  test('a phone offers the studio in its share menu', async () => {
    const { site, cookie } = await begin();
    const page = await (await site.get('/studio', { cookie })).text();
    expect(page).toContain('href="/studio/manifest.webmanifest"');
    expect(await (await site.get('/')).text()).not.toContain('/studio/');
    const manifest = await site.get('/studio/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({
      share_target: { action: '/studio/share', method: 'POST', enctype: 'multipart/form-data' },
    });

    await postForm(site, '/studio/account', { intent: 'language', language: 'hi' }, { cookie });
    const hindi = await (await site.get('/studio', { cookie })).text();
    const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(hindi)!;
    const hindiManifest = (await (await site.get(address!)).json()) as Record<string, string>;
    expect(hindiManifest).toMatchObject({
      short_name: 'स्टूडियो',
      lang: 'hi-IN',
      id: '/studio',
      start_url: '/studio',
    });
    expect(hindiManifest['name']).toMatch(/ स्टूडियो$/);
  });

  test('shared photos become a draft with its photos in order', async () => {
    const { site, cookie, share } = await begin();
    const response = await share(formOf(three, 'खेल दिवस'), { 'sec-fetch-site': 'none' });
    expect(response.status).toBe(303);
    const [, id] = /^\/studio\/albums\/(\w+)\/photos\?taken=3$/.exec(response.headers.get('location')!)!;
    const album = await albumState(site, cookie, id!);
    expect(album).toMatchObject({ title: 'खेल दिवस', status: 'draft', arriving: [] });
    const names = await site.services.database.reads
      .selectFrom('attachments')
      .innerJoin('media_files', 'media_files.id', 'attachments.media_id')
      .select('name')
      .where('item_id', '=', id!)
      .orderBy('position')
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
    expect((await site.get(response.headers.get('location')!, { cookie })).status).toBe(200);
  });

  test('without a script an album accepts photos by a plain form, and names those it refused', async () => {
    const { site, cookie, share } = await begin();
    const id = await draftAlbum(site, cookie);
    const mixed = formOf([...three, ['a.svg', Buffer.from('<svg/>')], three[0]!]);
    const response = await share(mixed, { 'sec-fetch-site': 'same-origin' }, `?album=${id}`);
    const location = response.headers.get('location')!;
    expect(location).toBe(`/studio/albums/${id}/photos?taken=3&left=unknown-type%2Cduplicate`);
    expect(await (await site.get(location, { cookie })).text()).toContain('not a photo that we can show');
  });

  test('only staff, from our own pages or the phone itself, and at most sixty', async () => {
    const { site, share } = await begin();
    const nobody = await site.app.request('/studio/share', { method: 'POST', body: formOf(three) });
    expect(nobody.headers.get('location')).toBe('/studio/sign-in?then=%2Fstudio%2Falbums%2Fnew');
    expect((await share(formOf(three), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await share(formOf(three), {}, '?album=no-such-album')).headers.get('location')).toContain(
      'taken=0',
    );
    const many = formOf(Array.from({ length: 61 }, (_, index) => [`${index}.svg`, Buffer.from('<svg/>')]));
    expect((await share(many)).headers.get('location')).toContain('too-many');
    expect((await share(formOf([]))).headers.get('location')).toBe('/studio/albums/new');
    const albums = await site.services.database.reads
      .selectFrom('content_items')
      .select('id')
      .where('type', '=', 'albums')
      .execute();
    expect(albums.length).toBeLessThanOrEqual(1);
  });

  test('a form that breaks off keeps complete photos', async () => {
    const { site, cookie, share } = await begin();
    const id = await draftAlbum(site, cookie);
    const whole = new Response(formOf(three));
    const bytes = Buffer.from(await whole.arrayBuffer());
    const response = await site.app.request(`/studio/share?album=${id}`, {
      method: 'POST',
      headers: { cookie, 'content-type': whole.headers.get('content-type')! },
      body: new Uint8Array(bytes.subarray(0, bytes.length - 700)),
    });
    expect(response.headers.get('location')).toContain('taken=2');
    expect((await share(new FormData(), { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
