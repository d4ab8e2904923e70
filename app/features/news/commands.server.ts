import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';
import { indexForSearch } from '#app/publishing/search/text-search.ts';
import type { Story } from './story.ts';

export async function addStory(
  change: ContentChange,
  story: NewContent & Omit<Story, 'attachments'> & { attachments: NewAttachment[] },
): Promise<void> {
  await change
    .insertInto('news_items')
    .values({
      ...contentColumns(story),
      title: story.title,
      description: story.description,
      date: story.date,
      from_date: story.fromDate,
    })
    .execute();
  await indexForSearch(change, 'news_items', [{ ...story, day: story.fromDate }]);
  await attach(change, { type: 'news_items', id: story.id }, story.attachments);
}
