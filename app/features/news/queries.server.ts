import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withDocumentLinks } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import { documentUrl } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Item } from '#app/publishing/content-type.ts';
import {
  type ContentQuery,
  type SliceQuery,
  findNeighbours,
  listIds,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import type { Services } from '#app/platform/services.ts';
import { news } from './content-type.ts';
import { type NewsSearch, STORIES_A_PAGE } from './input.ts';
import type { Story } from './story.ts';

/** A page of the news: the stories that match the filters and the search, newest first. */
export function browseStories(
  services: Pick<Services, 'database' | 'revisions'>,
  query: ContentQuery & NewsSearch,
): Promise<Browsed<Story>> {
  return browseOrSearch(services, news, { ...query, perPage: STORIES_A_PAGE }, (ids) =>
    storiesOf(services.database.reads, ids, query),
  );
}

/** Newest first. */
export async function listStories(db: Db, query: SliceQuery): Promise<Story[]> {
  return storiesOf(db, await listIds(db, news, query), query);
}

export async function findStory(db: Db, query: ContentQuery & { id: string }): Promise<Story | undefined> {
  const item = await findItem(db, news, query);
  return item && storyOf(item, (await attachmentsOf(db, query.schoolCode, news.name, [item.id]))(item.id));
}

/** The stories before and after this one in the list of all. */
export function findNeighbourStories(db: Db, query: ContentQuery & { story: Story }): Promise<Neighbours> {
  const { story, ...rest } = query;
  return findNeighbours(db, news, { ...rest, id: story.id, day: story.fromDate });
}

async function storiesOf(db: Db, ids: string[], { schoolCode, language }: ContentQuery): Promise<Story[]> {
  const [items, attachments] = await Promise.all([
    itemsOf(db, news, { schoolCode, ids }, language),
    attachmentsOf(db, schoolCode, news.name, ids),
  ]);
  return items.map((item) => storyOf(item, attachments(item.id)));
}

const storyOf = (
  { id, texts, translation, language, languages }: Item<typeof news>,
  attachments: Story['attachments'],
): Story => ({
  id,
  language,
  ...(languages && { languages }),
  title: texts.title,
  // Cleaned when it was stored, and again here, because it is shown as HTML.
  description: withDocumentLinks(cleanRichText(texts.description), documentUrl(attachments)),
  date: texts.date,
  fromDate: texts.fromDate,
  attachments: translatedFiles(attachments, translation),
});
