import { firstImage } from '#app/media/picture.ts';
import type { FindSubject } from '#app/platform/http/page-card.ts';
import { findStory, listStories } from './queries.server.ts';

/** A story, or the list of them. */
export const newsSubject: FindSubject = async ({ db, schoolCode, words, now }, id) => {
  const section = words.news.title;
  if (!id) {
    const [newest] = await listStories(db, { schoolCode, now, limit: 1 });
    return { page: 'news', title: section, section: '', picture: newest && firstImage(newest.attachments) };
  }
  const story = await findStory(db, { schoolCode, now, id });
  if (!story) return undefined;
  const { title, fromDate, attachments } = story;
  return { page: 'news', id, title, section, day: fromDate, picture: firstImage(attachments) };
};
