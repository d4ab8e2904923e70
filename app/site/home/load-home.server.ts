import { data, type RouterContextProvider } from 'react-router';
import { dayInIndia } from '#app/core/time/days.ts';
import { listUpcomingEvents } from '#app/features/events/queries.server.ts';
import { fetchGallery } from '#app/features/gallery/fetch-gallery.server.ts';
import { listAlbums } from '#app/features/gallery/queries.server.ts';
import { listHighlights } from '#app/features/highlights/queries.server.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import { listNotifications } from '#app/features/notifications/queries.server.ts';
import { findVisitorsBefore } from '#app/features/visitors/queries.server.ts';
import type { FilledPage } from '#app/features/pages/filled.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { loadPage, statusOf } from '#app/site/pages/load-page.server.ts';

const STORIES = 9;
const ALBUMS = 10;
const EVENTS = 5;

/** All data of the home page. A part that cannot be read is missing; the rest is shown. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const {
    services,
    site: { schoolCode, language, identity },
    now,
  } = context.get(requestContext);
  const { reads } = services.database;
  const query = { schoolCode, now, language };
  const part = <Part>(work: () => Promise<Part>) => readPart(context, work);
  const [page, notifications, highlights, coming, stories, albums, visitorsBefore] = await Promise.all([
    loadPage(context, 'home'),
    part(() => listNotifications(reads, query)),
    part(() => listHighlights(reads, query)),
    part(() => listUpcomingEvents(reads, { ...query, limit: EVENTS })),
    part(() => listStories(reads, { ...query, limit: STORIES })),
    part(() => fetchGallery(context, () => listAlbums(reads, { ...query, limit: ALBUMS }))),
    part(() => findVisitorsBefore(reads, schoolCode)),
  ]);
  const { content, files, profile, registration } = page;
  const home = {
    schoolCode,
    profile,
    content,
    files,
    slides: slidesOf(content, files),
    notifications: notifications ?? [],
    highlights: highlights ?? [],
    registration,
    today: dayInIndia(now),
    coming,
    stories,
    albums,
    visitorsBefore,
    gateway: identity.theme.gateway,
  };
  return data(home, statusOf(page));
}

/** The hero's slides, each with its caption. */
function slidesOf({ sections }: FilledPage, files: PageFiles): Attachment[] {
  const items = sections.find(({ kind }) => kind === 'slides')?.items ?? [];
  return items.flatMap(({ picture, caption }) => {
    const file = files[picture ?? ''];
    return file?.kind === 'image' ? [{ ...file, caption: caption || file.caption }] : [];
  });
}
