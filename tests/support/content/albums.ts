import { newId } from '#app/core/ids.ts';
import { type ManagedAlbum } from '#app/features/gallery/photos/photos.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { tusClient } from '#tests/support/http/tus-client.ts';

/** An editor with an empty album, and everything needed to upload photos to it. */
export async function beginAlbum(database: TestDatabase) {
  const site = await openSite(database);
  const { cookie } = await signInAs(site, 'editor');
  const albumId = await draftAlbum(site, cookie);
  const state = () => albumState(site, cookie, albumId);
  return { site, cookie, albumId, state, tus: tusClient(site, cookie) };
}

/** A draft made through the studio's own form. */
export async function draftAlbum(site: TestSite, cookie: string, title = 'Sports Day'): Promise<string> {
  const id = newId();
  const fields = { id, title, date: '2026-11-14', description: '' };
  const response = await postForm(site, '/studio/albums/new', fields, { cookie });
  if (response.headers.get('location') !== `/studio/albums/${id}/photos`)
    throw new Error(`A new album was answered ${response.status}`);
  return id;
}

export async function albumState(site: TestSite, cookie: string, id: string): Promise<ManagedAlbum> {
  const response = await site.get(`/studio/albums/${id}/state`, { cookie });
  return (await response.json()) as ManagedAlbum;
}

/** A button of the photos page. */
export const press = (
  site: TestSite,
  cookie: string,
  albumId: string,
  fields: Record<string, string> | string[][],
) => postForm(site, `/studio/albums/${albumId}/photos`, fields, { cookie });

/** One text for every photo in it: what an album needs before it may be published. */
export async function describeAll(site: TestSite, cookie: string, albumId: string): Promise<Response> {
  const { photos } = await albumState(site, cookie, albumId);
  return postForm(
    site,
    `/studio/albums/${albumId}/photos`,
    [
      ['intent', 'describe-chosen'],
      ['alt', 'Children at the sports day'],
      ...photos.map(({ mediaId }) => ['mediaId', mediaId]),
    ],
    { cookie },
  );
}
