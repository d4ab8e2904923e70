import { feeds } from '#app/addresses.ts';
import { isRich, withWholeAddresses } from '#app/core/text/rich/rich-text.ts';
import { startOfDayInIndia } from '#app/core/time/days.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import type { Story } from '#app/features/news/story.ts';
import { firstImage, renditionUrl } from '#app/media/picture.ts';
import type { DocumentRequest, DocumentRoute } from '#app/platform/http/document-route.ts';
import type { Site } from '#app/sites/site.ts';
import { languageTags } from '#app/words/words.ts';
import { type NewsFeed, writeAtom, writeRss } from './feed-formats.ts';
import type { TextDocument } from '#app/platform/http/text-document.ts';

const MAX_STORIES = 30;

/** The newest stories for feed readers, as RSS and Atom. */
export const newsFeeds: DocumentRoute[] = (['rss', 'atom'] as const).map((kind) => ({
  path: feeds[kind],
  write: (request) => newsFeed(request, kind),
}));

async function newsFeed(
  { db, school, site, now }: DocumentRequest,
  kind: keyof typeof feeds,
): Promise<TextDocument> {
  const { url: siteUrl, words, language } = site;
  const stories = await listStories(db, { schoolCode: site.schoolCode, now, language, limit: MAX_STORIES });
  const items = stories.map((story) => itemOf(story, site));
  const feed: NewsFeed = {
    title: words.newsFeed(school.name),
    description: school.description,
    author: school.name,
    language: languageTags[language],
    home: siteUrl + site.hrefOf('news'),
    self: siteUrl + site.localHref(feeds[kind]),
    // From the content, not the current time: an unchanged feed is the same bytes.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    items,
  };
  return {
    contentType: `application/${kind}+xml; charset=utf-8`,
    text: kind === 'rss' ? writeRss(feed) : writeAtom(feed),
  };
}

function itemOf(story: Story, { url: siteUrl, hrefOf }: Site) {
  const link = siteUrl + hrefOf('news', { id: story.id });
  const picture = firstImage(story.attachments);
  return {
    // It must never change: feed readers show a story again whose id has changed.
    id: link,
    link,
    title: story.title,
    text: isRich(story.description) ? withWholeAddresses(story.description, siteUrl) : story.description,
    date: new Date(startOfDayInIndia(story.date)),
    picture: picture && siteUrl + renditionUrl(picture.path, 960, 'jpeg'),
  };
}
