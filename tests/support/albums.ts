import { newId } from '#app/core/ids.ts';
import { type ManagedAlbum } from '#app/features/gallery/photos.ts';
import type { TestSite } from './built-site.ts';
import { postForm } from './staff.ts';

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
export const press = (site: TestSite, cookie: string, albumId: string, fields: Record<string, string>) =>
  postForm(site, `/studio/albums/${albumId}/photos`, fields, { cookie });
