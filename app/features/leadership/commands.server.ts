import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';
import type { LeadershipMessage } from './message.ts';

export async function addMessage(
  change: ContentChange,
  message: NewContent & Omit<LeadershipMessage, 'attachments'> & { attachments: NewAttachment[] },
): Promise<void> {
  await change
    .insertInto('leadership_messages')
    .values({
      ...contentColumns(message),
      category: message.category,
      message: message.message,
      name: message.name,
      designation: message.designation,
    })
    .execute();
  await attach(change, { type: 'leadership_messages', id: message.id }, message.attachments);
}
