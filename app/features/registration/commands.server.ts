import { attach, type NewAttachment } from '#app/media/attachments.server.ts';
import { type ContentChange, contentColumns, type NewContent } from '#app/publishing/content-change.ts';

export async function addRegistration(
  change: ContentChange,
  registration: NewContent & { title: string; url: string; attachments: NewAttachment[] },
): Promise<void> {
  await change
    .insertInto('registrations')
    .values({ ...contentColumns(registration), title: registration.title, url: registration.url })
    .execute();
  await attach(change, { type: 'registrations', id: registration.id }, registration.attachments);
}
