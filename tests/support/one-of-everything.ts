import { newId } from '#app/core/ids.ts';
import { addAlbum } from '#app/features/gallery/commands.server.ts';
import { addHighlight } from '#app/features/highlights/commands.server.ts';
import { addMessage } from '#app/features/leadership/commands.server.ts';
import { addStory } from '#app/features/news/commands.server.ts';
import { addNotification } from '#app/features/notifications/commands.server.ts';
import { addRegistration } from '#app/features/registration/commands.server.ts';
import { addVideo } from '#app/features/videos/commands.server.ts';
import type { NewContent } from '#app/publishing/content-change.ts';
import type { Database } from '#app/platform/db/database.ts';
import type { ContentTable } from '#app/platform/db/schema.ts';
import { NOW, publish, SCHOOL } from './school.ts';

type When = Partial<Pick<NewContent, 'schoolCode' | 'status' | 'publishFrom' | 'expireAt'>>;

/** One row of every content type, each with `mark` in its text, so that a test can look for it anywhere. */
export async function publishOneOfEverything(
  database: Database,
  mark: string,
  { mediaId, day = '2026-02-14', ...when }: When & { mediaId?: string; day?: string } = {},
): Promise<Record<ContentTable, string>> {
  const ids = {
    news_items: newId(),
    albums: newId(),
    videos: newId(),
    highlights: newId(),
    notifications: newId(),
    registrations: newId(),
    leadership_messages: newId(),
  };
  const files = mediaId ? [{ mediaId, alt: 'A picture' }] : [];
  const row = (table: ContentTable) => ({
    schoolCode: SCHOOL,
    now: NOW,
    publishFrom: new Date('2020-01-01T00:00:00Z'),
    ...when,
    id: ids[table],
    title: `${mark} title`,
    description: `${mark} description`,
    date: day,
    attachments: files,
  });
  await publish(
    database,
    async (change) => {
      await addStory(change, { ...row('news_items'), fromDate: day });
      await addAlbum(change, { ...row('albums'), photos: files });
      await addVideo(change, { ...row('videos'), videoUrl: 'https://video.example/watch' });
      await addHighlight(change, row('highlights'));
      await addNotification(change, {
        ...row('notifications'),
        url: 'https://school.example/more',
        image: files,
      });
      await addRegistration(change, { ...row('registrations'), url: 'https://register.example/' });
      await addMessage(change, {
        ...row('leadership_messages'),
        category: 'Principal',
        message: `${mark} message`,
        name: 'Sample Name',
        designation: 'Principal',
      });
    },
    when.schoolCode,
  );
  return ids;
}
