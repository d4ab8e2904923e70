import { albums } from '#app/features/gallery/content-type.ts';
import { events } from '#app/features/events/content-type.ts';
import { highlights } from '#app/features/highlights/content-type.ts';
import { leadership } from '#app/features/leadership/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { notifications } from '#app/features/notifications/content-type.ts';
import { registrations } from '#app/features/registration/content-type.ts';
import { videos } from '#app/features/videos/content-type.ts';
import type { NewAttachment } from '#app/media/attachments.server.ts';
import type { ContentItemTable } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type ContentType, declaredTexts, type Texts } from '#app/publishing/content-type.ts';
import { addItem, type NewItem } from '#app/publishing/items/add-item.server.ts';
import { newRow } from '#app/publishing/items/rows.server.ts';

export type NewContent = Omit<NewItem<ContentType>, 'texts' | 'files'> & {
  status?: ContentItemTable['status'];
};

/** The item to publish: its texts and files besides its header. */
const adding =
  <Type extends ContentType>(type: Type) =>
  (
    change: ContentChange,
    item: NewContent &
      Texts<Type> & { attachments?: NewAttachment[]; image?: NewAttachment[]; photos?: NewAttachment[] },
  ): Promise<void> =>
    addItem<ContentType>(change, type, {
      ...item,
      isDraft: item.status === 'draft',
      texts: declaredTexts(type, item),
      files: {
        attachments: [...((type.name !== 'albums' && item.attachments) || []), ...(item.photos ?? [])],
        image: item.image ?? [],
      },
    });

export const addAlbum = adding(albums);
export const addStory = adding(news);
export const addVideo = adding(videos);
export const addEvent = adding(events);
export const addHighlight = adding(highlights);
export const addNotification = adding(notifications);
export const addRegistration = adding(registrations);
export const addMessage = adding(leadership);

/** A row of a public item, for tests that need very many or an unusual one. */
export const publicRow = (
  type: ContentType,
  item: Parameters<typeof newRow>[1] & { state?: Partial<ContentItemTable> },
): ContentItemTable => ({ ...newRow(type, item), status: 'published', ...item.state });
