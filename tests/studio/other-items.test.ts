import { expect, test } from 'vitest';
import { itemIntents } from '#app/studio/content/item-intents.server.ts';
import { albumState, draftAlbum } from '#tests/support/content/albums.ts';
import { paint } from '#tests/support/content/pictures.ts';
import { createTestSchool } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/studio/albums/:id/state',
  '/studio/albums/new',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/:id/versions',
  '/studio/content/:type/new',
  '/studio/languages/:type/:id',
  '/studio/library/:id/withdrawal',
  '/studio/preview',
  '/studio/uploads',
);

const KEPT = [
  'content_items',
  'content_drafts',
  'content_versions',
  'acknowledged_warnings',
  'content_translations',
  'media_files',
  'attachments',
] as const;

/** A story with a version for each title; returns its address in the studio. */
async function writeStory(studio: Studio, titles: string[]): Promise<string> {
  const newAddress = (await studio.get('/studio/content/news/new')).headers.get('location')!;
  const address = newAddress.replace('?new', '');
  for (const [at, title] of titles.entries()) {
    const form = await studio.fieldsAt(at === 0 ? newAddress : address);
    const done = await studio.post(address, { ...form, title, description: 'x', intent: 'publish' });
    expect(done.status).toBe(302);
  }
  return address;
}

/** Both schools have their own site on one database. */
async function withdrawnPhoto(site: TestSite, cookie: string): Promise<string> {
  const albumId = await draftAlbum(site, cookie);
  await tusClient(site, cookie).send(await paint({ colour: '#c04020' }).jpeg().toBuffer(), { albumId });
  const { mediaId } = (await albumState(site, cookie, albumId)).photos[0]!;
  const withdrawal = `/studio/library/${mediaId}/withdrawal`;
  const done = await openStudio(site, cookie).post(withdrawal, {
    intent: 'withdraw',
    sure: 'yes',
    why: 'asked',
  });
  expect(done.headers.get('location')).toContain('done=withdrawn');
  return withdrawal;
}

onAnyEngine((open) => {
  test('versions and undo work only for one’s own items, with their number and content type', async () => {
    const database = await open();
    await createTestSchool(database, 'OTHER');
    const theirs = await openSite(database, { SCHOOL_CODE: 'OTHER' }, { school: false });
    const other = await signInAs(theirs, 'administrator', { email: 'head@other.example' });
    const there = openStudio(theirs, other.cookie);
    const story = await writeStory(there, ['Secret one', 'Secret two', 'Secret three']);
    const thrown = await writeStory(there, ['Secret thrown']);
    await there.post(thrown, { ...(await there.fieldsAt(thrown)), intent: 'trash' });
    const photo = await withdrawnPhoto(theirs, other.cookie);
    const idOf = (address: string) => address.split('/').at(-1)!;

    const ours = await openSite(database);
    const { url } = await listen(ours);
    const admin = await signInAs(ours, 'administrator');
    const here = openStudio(ours, admin.cookie);
    const mine = await writeStory(here, ['Mine']);
    const longer = await writeStory(here, ['Longer one', 'Longer two', 'Longer three']);
    const call = async (path: string, fields?: Record<string, string>) => {
      const answer = await fetch(url + path, {
        method: fields ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: admin.cookie, origin: ours.services.config.siteUrl },
        body: fields ? new URLSearchParams(fields) : null,
      });
      const text = await answer.text();
      expect(text, path).not.toContain('Secret');
      return answer.status;
    };
    const rowsOf = async () => {
      const rows: Record<string, unknown> = {};
      for (const table of KEPT) rows[table] = await database.reads.selectFrom(table).selectAll().execute();
      return rows;
    };
    const before = await rowsOf();
    const isUntouched = async (what: string) => expect(await rowsOf(), what).toEqual(before);

    // Another school's.
    for (const address of [story, thrown])
      for (const path of [
        `${address}/versions`,
        `${address}/versions?compare=1`,
        address,
        `${address}/versions.data`,
      ])
        expect(await call(path), path).toBe(404);
    expect(await call(`${story}/versions`, { number: '1' })).toBe(404);
    for (const intent of Object.keys(itemIntents)) {
      for (const address of [story, thrown]) {
        const copyId = idOf(address);
        await call(address, { intent, base: '1.3', title: 'Taken over', copyId, due: '2026-12-01T09:00' });
      }
      await isUntouched(intent);
    }
    await call('/studio/content/news/0123456789abcdefghijklmnop', { intent: 'know-language' });
    await isUntouched('an item that is nowhere');
    expect(await call(mine, { intent: 'duplicate', copyId: idOf(story) })).toBeLessThan(500);
    await isUntouched('a copy under the name of theirs');
    expect(await call(`/studio/content/news?done=trashed&undo=${idOf(thrown)}`)).toBe(200);
    await call('/studio/content/news', { intent: 'undo-trash', id: idOf(thrown) });
    const translation = `/studio/languages/news/${idOf(story)}`;
    expect(await call(translation)).toBe(404);
    for (const intent of ['withdraw', 'undo-withdraw', 'publish', 'save']) {
      await call(translation, { intent, base: '0.0' });
      await isUntouched(`${intent} of a translation`);
    }
    expect(await call(photo)).toBe(404);
    await call(photo, { intent: 'restore' });
    expect(await call(`/studio/preview/news/${idOf(story)}`)).toBe(404);

    // One's own, by the number of another item or at an address of another type.
    expect(await call(`${mine}/versions?compare=3`)).toBe(200);
    for (const number of ['3', '0', '-1', '1.5', '99999999999', 'x', ''])
      expect([400, 404], number).toContain(await call(`${mine}/versions`, { number }));
    for (const type of ['notifications', 'albums', 'schools', 'looks', 'pages', 'constructor'])
      for (const fields of [undefined, { number: '1' }])
        expect(await call(`/studio/content/${type}/${idOf(longer)}/versions`, fields), type).toBe(404);
    expect(await call('/studio/content/schools/LFIS/versions')).toBe(404);
    await call('/studio/content/notifications', { intent: 'undo-trash', id: idOf(longer) });
    await isUntouched('in the end');
  });
});
