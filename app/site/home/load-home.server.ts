import type { RouterContextProvider } from 'react-router';
import { fetchGallery } from '#app/features/gallery/fetch-gallery.server.ts';
import { listAlbums } from '#app/features/gallery/queries.server.ts';
import { listHighlights } from '#app/features/highlights/queries.server.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import { listNotifications } from '#app/features/notifications/queries.server.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { SCHOOL_PICTURE } from '#app/site/findability/school-subject.ts';
import { infrastructurePlace, skillingPlace } from './places.ts';

const HERO_SLIDES = 6;
const STORIES = 9;
const ALBUMS = 10;

/** All of the home page. What cannot be read is missing from it; the rest stands. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { reads } = services.database;
  const asked = { schoolCode, now };
  const part = <Part>(work: () => Promise<Part>) => readPart(context, work);
  const [{ content, files, profile, registration }, notifications, highlights, stories, albums] =
    await Promise.all([
      loadContent(
        context,
        (prose, school) => prose.home(school),
        () => places,
      ),
      part(() => listNotifications(reads, asked)),
      part(() => listHighlights(reads, asked)),
      part(() => listStories(reads, { ...asked, limit: STORIES })),
      part(() => fetchGallery(context, () => listAlbums(reads, { ...asked, limit: ALBUMS }))),
    ]);
  return {
    schoolCode,
    profile,
    content,
    files,
    slides: heroPlaces.flatMap((place) => files[place] ?? []),
    notifications: notifications ?? [],
    highlights: highlights ?? [],
    registration,
    stories,
    albums,
  };
}

const heroPlaces = Array.from({ length: HERO_SLIDES }, (_, index) => `hero-${index + 1}`);
const places = [
  SCHOOL_PICTURE,
  ...heroPlaces,
  'about',
  ...['fine-arts', 'athletics', 'sports', 'resource-room', 'dining-hall', 'summer-camp-programs'].map(
    skillingPlace,
  ),
  ...['art-and-craft', 'music-and-dance', 'outdoor-sports', 'theatre-education'].map(infrastructurePlace),
];
