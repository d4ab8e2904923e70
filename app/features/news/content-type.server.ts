import { excerptFrom } from '#app/core/text/rich/rich-text.ts';
import { firstImage } from '#app/media/picture.ts';
import type { FindSubject } from '#app/platform/http/find-subject.ts';
import { headOfDays } from '#app/publishing/announced-item.ts';
import type { ServerContentType } from '#app/publishing/content-type.server.ts';
import { newsList } from './api.server.ts';
import { news } from './content-type.ts';
import { newsFeeds } from './feed.server.ts';
import { findStory, listStories } from './queries.server.ts';

export const serverNews: ServerContentType = {
  type: news,
  lists: [newsList],
  documents: newsFeeds,
  linkCards: { news: findNewsSubject },
  announce: async ({ words, ...query }) => {
    const story = await findStory(query.db, query);
    if (!story) return undefined;
    const { title, description, fromDate, attachments } = story;
    return {
      title,
      ...headOfDays(fromDate, fromDate, words),
      facts: [],
      text: excerptFrom(description),
      picture: firstImage(attachments),
    };
  },
};

/** A story, or the list of them. */
async function findNewsSubject(
  { db, schoolCode, language, listWords, now }: Parameters<FindSubject>[0],
  id: string,
): ReturnType<FindSubject> {
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
}
