import type { PageName } from '#app/addresses.ts';
import { findAlbum, listAlbums } from '#app/features/gallery/queries.server.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import { findStory, listStories } from '#app/features/news/queries.server.ts';
import type { School } from '#app/features/school/profile.ts';
import { findPageFiles } from '#app/media/page-files.server.ts';
import { firstImage } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { PageSubject } from '#app/platform/http/page-card.ts';
import { factsOf } from '#app/site/content-page/load-content.server.ts';
import { groupOf } from '#app/site/frame/menu.ts';
import type { Site } from '#app/sites/site.ts';
import { type FixedSubject, fixedSubjects, portraits } from './page-subjects.server.ts';

export interface Asked {
  db: Db;
  school: School;
  site: Site;
  now: Date;
}

/** A page that tells nothing of itself, or an album or a story that is not there, has no subject. */
export async function findSubject(asked: Asked, page: PageName, id = ''): Promise<PageSubject | undefined> {
  if (page === 'album') return id ? albumSubject(asked, id) : undefined;
  if (page === 'gallery') return gallerySubject(asked);
  if (page === 'news') return id ? storySubject(asked, id) : newsSubject(asked);
  const group = groupOf(page, asked.site.words);
  const inMenu = group?.items.find((item) => item.page === page && !item.anchor);
  const fixed: FixedSubject | undefined =
    fixedSubjects[page]?.(asked.site.prose, factsOf(asked.school.profile)) ??
    (inMenu && { title: inMenu.name });
  if (!fixed) return undefined;
  const section = group?.name ?? '';
  return { page, title: fixed.title, section, picture: await pictureOf(asked, page, fixed.banner) };
}

async function albumSubject(
  { db, school, site: { words }, now }: Asked,
  id: string,
): Promise<PageSubject | undefined> {
  const album = await findAlbum(db, { schoolCode: school.code, now, id });
  if (!album) return undefined;
  const { title, date, photos } = album;
  return { page: 'album', id, title, section: words.gallery.title, day: date, picture: photos[0] };
}

async function gallerySubject({ db, school, site: { words }, now }: Asked): Promise<PageSubject> {
  const [newest] = await listAlbums(db, { schoolCode: school.code, now, limit: 1 });
  return { page: 'gallery', title: words.gallery.title, section: '', picture: newest?.cover };
}

async function storySubject(
  { db, school, site: { words }, now }: Asked,
  id: string,
): Promise<PageSubject | undefined> {
  const story = await findStory(db, { schoolCode: school.code, now, id });
  if (!story) return undefined;
  const { title, fromDate, attachments } = story;
  return {
    page: 'news',
    id,
    title,
    section: words.news.title,
    day: fromDate,
    picture: firstImage(attachments),
  };
}

async function newsSubject({ db, school, site: { words }, now }: Asked): Promise<PageSubject> {
  const [newest] = await listStories(db, { schoolCode: school.code, now, limit: 1 });
  return {
    page: 'news',
    title: words.news.title,
    section: '',
    picture: newest && firstImage(newest.attachments),
  };
}

async function pictureOf({ db, school, now }: Asked, page: PageName, banner: string | undefined) {
  const categories = portraits[page];
  if (categories) {
    const messages = await listMessages(db, { schoolCode: school.code, now });
    const message = categories
      .map((category) => messages.find((candidate) => candidate.category === category))
      .find(Boolean);
    return message && firstImage(message.attachments);
  }
  return banner ? (await findPageFiles(db, school.code, [banner]))[banner] : undefined;
}
