import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { roles } from '#app/access/permissions.ts';
import { staffContext } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import PhotosPage, { loader as loadPhotos } from '#app/studio/albums/photos-page.tsx';
import ItemPage, { loader as loadItem } from '#app/studio/content/item-page.tsx';
import ListPage, { loader as loadList } from '#app/studio/content/list/list-page.tsx';
import { NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';

/** As a school may declare one: whoever describes photos, and leaves publishing to others. */
const CAPTIONER = 'captioner' as Staff['role'];

beforeEach(() => {
  const declared = roles as Record<string, { may: readonly string[] }>;
  declared[CAPTIONER] = { may: ['studio.enter', 'content.read', 'albums.edit', 'photos.upload'] };
  return () => void delete declared[CAPTIONER];
});

const pages = [
  { path: '/studio/content/albums', params: { type: 'albums' }, load: loadList, Page: ListPage },
  { path: '/studio/content/albums/:id', params: { type: 'albums' }, load: loadItem, Page: ItemPage },
  { path: '/studio/albums/:id/photos', params: {}, load: loadPhotos, Page: PhotosPage },
];

/** The intents of the buttons that somebody of this role is offered on a page. */
async function buttonsFor(site: TestSite, role: Staff['role'], id: string, page: (typeof pages)[number]) {
  const { services } = site;
  const context = new RouterContextProvider();
  const siteOfSchool = services.sites.of(SCHOOL);
  const forSite = { ...services, site: siteOfSchool };
  context.set(requestContext, { services: forSite, site: siteOfSchool, requestId: '', now: NOW });
  const person = { id: 'p', name: 'P', email: 'p@school.example', sessionId: '', provedAt: null } as const;
  context.set(staffContext, { ...person, role, language: 'en', schoolCode: SCHOOL });
  const url = new URL(page.path.replace(':id', id), 'https://school.example');
  const args = { params: { ...page.params, id }, request: new Request(url), url, context };
  const loaderData = await page.load(args as never);
  const Page = page.Page as ComponentType<{ loaderData: unknown }>;
  const element = <Page loaderData={loaderData} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return [...html.matchAll(/<button[^>]*>/g)].flatMap(([button]) =>
    button.includes('name="intent"') ? (/value="([^"]+)"/.exec(button)?.[1] ?? []) : [],
  );
}

onAnyEngine((open) => {
  describe('somebody who may edit albums and not publish them', () => {
    test.each(pages)('is offered no button on $path that the server refuses', async (page) => {
      const database = await open();
      const site = await openSite(database);
      const id = await publishAlbum(database);
      const refused = ['publish', 'schedule', 'unschedule', 'unpublish', 'release', 'trash'];
      const offered = await buttonsFor(site, 'editor', id, page);
      expect(offered.some((intent) => refused.includes(intent))).toBe(true);
      const mine = await buttonsFor(site, CAPTIONER, id, page);
      expect(mine.filter((intent) => refused.includes(intent))).toEqual([]);
      expect(mine).toEqual(offered.filter((intent) => !refused.includes(intent)));
    });
  });
});
