import { attachmentsOf } from '#app/media/attachments.server.ts';
import { type Browsed, browseOrSearch } from '#app/publishing/lists/browse.ts';
import type { Db } from '#app/platform/db/database.ts';
import {
  type Asked,
  type AskedStretch,
  findNeighbours,
  listIds,
  type Neighbours,
} from '#app/publishing/lists/dated-content.ts';
import { liveNow } from '#app/publishing/live.ts';
import type { Services } from '#app/platform/services.ts';
import { type NewsSearch, STORIES_A_PAGE } from './input.ts';
import type { Story } from './story.ts';

/** A page of the news: what the filters and the search leave of it, newest first. */
export function browseStories(
  services: Pick<Services, 'database' | 'revisions'>,
  asked: Asked & NewsSearch,
): Promise<Browsed<Story>> {
  return browseOrSearch(services, 'news_items', { ...asked, perPage: STORIES_A_PAGE }, (ids) =>
    storiesOf(services.database.reads, ids),
  );
}

/** Newest first. */
export async function listStories(db: Db, asked: AskedStretch): Promise<Story[]> {
  return storiesOf(db, await listIds(db, 'news_items', asked));
}

export async function findStory(db: Db, asked: Asked & { id: string }): Promise<Story | undefined> {
  const live = await db
    .selectFrom('news_items')
    .select('id')
    .where(liveNow('news_items', asked.schoolCode, asked.now))
    .where('id', '=', asked.id)
    .executeTakeFirst();
  return live && (await storiesOf(db, [live.id]))[0];
}

/** The stories before and after this one in the list of all. */
export function findNeighbourStories(db: Db, asked: Asked & { story: Story }): Promise<Neighbours> {
  const { story, ...rest } = asked;
  return findNeighbours(db, 'news_items', { ...rest, id: story.id, day: story.fromDate });
}

async function storiesOf(db: Db, ids: string[]): Promise<Story[]> {
  if (ids.length === 0) return [];
  const [rows, attachments] = await Promise.all([
    db
      .selectFrom('news_items')
      .select(['id', 'title', 'description', 'date', 'from_date as fromDate'])
      .where('id', 'in', ids)
      .orderBy('from_date', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    attachmentsOf(db, 'news_items', ids),
  ]);
  return rows.map((row) => ({ ...row, attachments: attachments(row.id) }));
}
