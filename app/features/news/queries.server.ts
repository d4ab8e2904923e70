import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { withPapers } from '#app/core/text/rich/rich-text.ts';
import { attachmentsOf } from '#app/media/attachments.server.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import { paperAddress } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Item } from '#app/publishing/content-type.ts';
import {
  type Asked,
  type AskedStretch,
  findNeighbours,
  listIds,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { findItem, itemsOf } from '#app/publishing/lists/items.server.ts';
import { filesSaid } from '#app/publishing/translations/pieces.ts';
import type { Locale } from '#app/words/locales.ts';
import type { Services } from '#app/platform/services.ts';
import { news } from './content-type.ts';
import { type NewsSearch, STORIES_A_PAGE } from './input.ts';
import type { Story } from './story.ts';

/** A page of the news: what the filters and the search leave of it, newest first. */
export function browseStories(
  services: Pick<Services, 'database' | 'revisions'>,
  asked: Asked & NewsSearch,
): Promise<Browsed<Story>> {
  return browseOrSearch(services, news, { ...asked, perPage: STORIES_A_PAGE }, (ids) =>
    storiesOf(services.database.reads, ids, asked.language),
  );
}

/** Newest first. */
export async function listStories(db: Db, asked: AskedStretch): Promise<Story[]> {
  return storiesOf(db, await listIds(db, news, asked), asked.language);
}

export async function findStory(db: Db, asked: Asked & { id: string }): Promise<Story | undefined> {
  const item = await findItem(db, news, asked);
  return item && storyOf(item, (await attachmentsOf(db, news.name, [item.id]))(item.id));
}

/** The stories before and after this one in the list of all. */
export function findNeighbourStories(db: Db, asked: Asked & { story: Story }): Promise<Neighbours> {
  const { story, ...rest } = asked;
  return findNeighbours(db, news, { ...rest, id: story.id, day: story.fromDate });
}

async function storiesOf(db: Db, ids: string[], language: Locale | undefined): Promise<Story[]> {
  const [items, attachments] = await Promise.all([
    itemsOf(db, news, ids, language),
    attachmentsOf(db, news.name, ids),
  ]);
  return items.map((item) => storyOf(item, attachments(item.id)));
}

const storyOf = (
  { id, texts, said, language, languages }: Item<typeof news>,
  attachments: Story['attachments'],
): Story => ({
  id,
  language,
  ...(languages && { languages }),
  title: texts.title,
  // Cleaned when it was written; once more here, for it is shown as HTML.
  description: withPapers(cleanRichText(texts.description), paperAddress(attachments)),
  date: texts.date,
  fromDate: texts.fromDate,
  attachments: filesSaid(attachments, said),
});
