import { feeds, hrefOf } from '#app/addresses.ts';
import { startOfDayInIndia } from '#app/core/days.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import type { Story } from '#app/features/news/story.ts';
import type { School } from '#app/features/school/profile.ts';
import { firstImage, renditionUrl } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Words } from '#app/words/en.ts';
import { type NewsFeed, writeAtom, writeRss } from './feed-formats.ts';
import type { TextDocument } from './text-document.ts';

const MOST_STORIES = 30;

interface Asked {
  db: Db;
  school: School;
  words: Words;
  siteUrl: string;
  language: string;
  now: Date;
}

/** The newest stories for feed readers, in either of the two formats they know. */
export async function newsFeed(asked: Asked, kind: keyof typeof feeds): Promise<TextDocument> {
  const { db, school, words, siteUrl, language, now } = asked;
  const stories = await listStories(db, { schoolCode: school.code, now, limit: MOST_STORIES });
  const items = stories.map((story) => itemOf(story, siteUrl));
  const feed: NewsFeed = {
    title: words.newsFeed(school.profile.name),
    description: school.profile.description,
    author: school.profile.name,
    language,
    home: siteUrl + hrefOf('news'),
    self: siteUrl + feeds[kind],
    // Of the content, not of this moment: an unchanged feed is the same bytes.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    items,
  };
  return {
    contentType: `application/${kind}+xml; charset=utf-8`,
    text: kind === 'rss' ? writeRss(feed) : writeAtom(feed),
  };
}

function itemOf(story: Story, siteUrl: string) {
  const picture = firstImage(story.attachments);
  return {
    id: siteUrl + addressOf(story),
    link: siteUrl + addressOf(story),
    title: story.title,
    text: story.description,
    date: new Date(startOfDayInIndia(story.date)),
    picture: picture && siteUrl + renditionUrl(picture.path, 960, 'jpeg'),
  };
}

/** Also its name for ever: feed readers show a story again whose name has changed. */
const addressOf = ({ id }: Story) => hrefOf('news', { id });
