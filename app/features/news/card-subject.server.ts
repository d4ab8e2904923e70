import { firstImage } from '#app/media/picture.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import { findStory, listStories } from './queries.server.ts';

/** A story, or the list of them. */
export const newsSubject: FindSubject = async ({ db, schoolCode, language, listWords, now }, id) => {
  const { title: section, card } = listWords('news');
  if (!id) {
    const [newest] = await listStories(db, { schoolCode, now, limit: 1 });
    const picture = card ?? (newest && firstImage(newest.attachments));
    return { page: 'news', title: section, section: '', picture };
  }
  const story = await findStory(db, { schoolCode, now, language, id });
  if (!story) return undefined;
  const { title, fromDate, attachments } = story;
  return { page: 'news', id, title, section, day: fromDate, picture: firstImage(attachments) };
};
