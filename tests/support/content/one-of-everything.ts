import { serverContentTypes } from '#app/content-types.server.ts';
import { newId } from '#app/core/ids.ts';
import type { Database } from '#app/platform/db/database.ts';
import { declaredTexts } from '#app/publishing/content-type.ts';
import { addItem } from '#app/publishing/items/add-item.server.ts';
import { samples } from '#db/demo/samples.ts';
import { NOW, publish, SCHOOL } from './school.ts';
import {
  addAlbum,
  addEvent,
  addHighlight,
  addMessage,
  addNotification,
  addRegistration,
  addStory,
  addVideo,
  type NewContent,
} from '#tests/support/content/add-content.ts';

type When = Partial<Pick<NewContent, 'schoolCode' | 'status' | 'publishFrom' | 'expireAt'>>;

/** One row of every content type, each with `mark` in its text, so that a test can search for it. */
export async function publishOneOfEverything(
  database: Database,
  mark: string,
  { mediaId, day = '2026-02-14', ...when }: When & { mediaId?: string; day?: string } = {},
): Promise<
  Record<
    'news' | 'albums' | 'videos' | 'highlights' | 'notifications' | 'registrations' | 'leadership' | 'events',
    string
  >
> {
  const ids = {
    news: newId(),
    albums: newId(),
    videos: newId(),
    events: newId(),
    highlights: newId(),
    notifications: newId(),
    registrations: newId(),
    leadership: newId(),
  };
  const files = mediaId ? [{ mediaId, alt: 'A picture' }] : [];
  const row = (contentType: keyof typeof ids) => ({
    schoolCode: SCHOOL,
    now: NOW,
    publishFrom: new Date('2020-01-01T00:00:00Z'),
    ...when,
    id: ids[contentType],
    title: `${mark} title`,
    description: `${mark} description`,
    date: day,
    attachments: files,
  });
  await publish(
    database,
    async (change) => {
      await addStory(change, { ...row('news'), fromDate: day });
      await addAlbum(change, { ...row('albums'), photos: files });
      await addVideo(change, { ...row('videos'), videoUrl: 'https://video.example/watch' });
      await addEvent(change, {
        ...row('events'),
        title: `${mark} event`,
        kind: 'event',
        fromDate: day,
        toDate: '',
        begins: '09:00',
        ends: '',
        place: `${mark} place`,
        classes: '1,2',
        audience: '',
        text: `${mark} text`,
      });
      await addHighlight(change, { ...row('highlights'), url: '' });
      await addNotification(change, {
        ...row('notifications'),
        url: 'https://school.example/more',
        image: files,
      });
      await addRegistration(change, { ...row('registrations'), url: 'https://register.example/' });
      await addMessage(change, {
        ...row('leadership'),
        category: 'Principal',
        message: `${mark} message`,
        name: 'Sample Name',
        designation: 'Principal',
      });
      // For a content type that is not named here, the sample school's first item.
      for (const { type, lists } of serverContentTypes) {
        const [sample] = samples[type.name] ?? [];
        if (!lists || type.name in ids || !sample) continue;
        const id = newId();
        Object.assign(ids, { [type.name]: id });
        await addItem(change, type, {
          schoolCode: SCHOOL,
          now: NOW,
          publishFrom: new Date('2020-01-01T00:00:00Z'),
          ...when,
          id,
          texts: { ...declaredTexts(type, sample), [type.title]: `${mark} ${type.words.one}` },
          files: {},
        });
      }
    },
    when.schoolCode,
  );
  return ids;
}
