import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';

export async function addNotification(
  change: ContentChange,
  notification: NewContent & {
    title: string;
    description: string;
    url: string;
    image: NewAttachment[];
    attachments: NewAttachment[];
  },
): Promise<void> {
  const { title, description, url } = notification;
  await change
    .insertInto('notifications')
    .values({ ...contentColumns(notification), title, description, url })
    .execute();
  await attach(change, { type: 'notifications', id: notification.id }, notification.attachments);
  await attach(change, { type: 'notifications', id: notification.id, role: 'image' }, notification.image);
}
