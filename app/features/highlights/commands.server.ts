import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';

export async function addHighlight(
  change: ContentChange,
  highlight: NewContent & { title: string; attachments: NewAttachment[] },
): Promise<void> {
  await change
    .insertInto('highlights')
    .values({ ...contentColumns(highlight), title: highlight.title })
    .execute();
  await attach(change, { type: 'highlights', id: highlight.id }, highlight.attachments);
}
