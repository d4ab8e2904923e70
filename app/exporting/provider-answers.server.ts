import { contentTypes } from '#app/content-types.ts';
import { everyEnquiry } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import { albumAnswer } from '#app/features/gallery/api.server.ts';
import { listWholeAlbums } from '#app/features/gallery/queries.server.ts';
import { highlightAnswer } from '#app/features/highlights/api.server.ts';
import { listHighlights } from '#app/features/highlights/queries.server.ts';
import { messageAnswer } from '#app/features/leadership/api.server.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import { newsAnswer } from '#app/features/news/api.server.ts';
import { listStories } from '#app/features/news/queries.server.ts';
import { notificationAnswer } from '#app/features/notifications/api.server.ts';
import { listNotifications } from '#app/features/notifications/queries.server.ts';
import { registrationAnswer } from '#app/features/registration/api.server.ts';
import { listRegistrations } from '#app/features/registration/queries.server.ts';
import { findSchool } from '#app/features/school/queries.server.ts';
import { videoAnswer } from '#app/features/videos/api.server.ts';
import { listVideos } from '#app/features/videos/queries.server.ts';
import { countVisitors } from '#app/features/visitors/queries.server.ts';
import { type Locale, locales } from '#app/words/locales.ts';
import { type Entry, jsonEntry, listEntry, textEntry } from './entry.ts';
import { listExportedItems } from './exported-items.server.ts';
import { type ExportSource, ExportRefused } from './export-source.ts';
import { PROVIDER_README } from './provider-readme.ts';

const AT_ONCE = 200;

/** What the provider's thirteen calls answer with, to the last item, and beside it all that they have no place for. */
export async function* providerAnswers(source: ExportSource): AsyncGenerator<Entry> {
  const { db, schoolCode } = source;
  const school = await findSchool(db, schoolCode);
  if (!school) throw new ExportRefused('no-school');
  yield textEntry('README.txt', PROVIDER_README(schoolCode, source.now.toISOString()));
  yield jsonEntry('school.json', school.profile);
  yield jsonEntry(`api/visitor/${schoolCode}.json`, [{ visitor: await countVisitors(db, schoolCode) }]);
  yield listEntry(`api/form/${schoolCode}/dif.json`, enquiries(source));
  yield* answersIn(source, 'api', undefined);
  for (const language of locales.slice(1)) yield* answersIn(source, `${language}/api`, language);
  for (const type of contentTypes) {
    yield listEntry(`more/${type.name}.json`, listExportedItems(source, type, 'live'));
    yield listEntry(`drafts/${type.name}.json`, listExportedItems(source, type, 'not-live'));
  }
}

/** As `?lang=` gives them; as they were written, where none is asked. */
async function* answersIn(
  { db, schoolCode, now }: ExportSource,
  folder: string,
  language: Locale | undefined,
): AsyncGenerator<Entry> {
  const query = { schoolCode, now, language };
  const all = <Item, Answer>(
    list: (db: ExportSource['db'], query: ListQuery) => Promise<Item[]>,
    answer: (item: Item) => Answer,
  ) => batches(async (offset) => (await list(db, { ...query, limit: AT_ONCE, offset })).map(answer));
  yield listEntry(`${folder}/news/${schoolCode}.json`, all(listStories, newsAnswer));
  yield listEntry(`${folder}/principalMessage/${schoolCode}.json`, all(listMessages, messageAnswer));
  yield listEntry(`${folder}/gallery/${schoolCode}.json`, all(listWholeAlbums, albumAnswer));
  yield listEntry(`${folder}/gallery/All/${schoolCode}.json`, all(listWholeAlbums, albumAnswer));
  for await (const albums of all(listWholeAlbums, albumAnswer))
    for (const album of albums) {
      const { _id: id } = album;
      yield jsonEntry(`${folder}/subGallery/${id}.json`, album);
    }
  yield listEntry(`${folder}/highlight/${schoolCode}.json`, all(listHighlights, highlightAnswer));
  yield listEntry(`${folder}/notification/${schoolCode}.json`, all(listNotifications, notificationAnswer));
  yield listEntry(
    `${folder}/onlineRegistration/${schoolCode}.json`,
    all(listRegistrations, registrationAnswer),
  );
  yield listEntry(`${folder}/video/all/${schoolCode}.json`, all(listVideos, videoAnswer));
}

interface ListQuery {
  schoolCode: string;
  now: Date;
  language: Locale | undefined;
  limit: number;
  offset: number;
}

async function* batches<Answer>(
  read: (offset: number) => Promise<Answer[]>,
): AsyncGenerator<readonly Answer[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const found = await read(offset);
    yield found;
    if (found.length < AT_ONCE) return;
  }
}

async function* enquiries({ db, schoolCode }: ExportSource): AsyncGenerator<readonly unknown[]> {
  for await (const batch of everyEnquiry(db, schoolCode))
    yield batch.map(({ receipt, name, email, phone, message, receivedAt, state, answeredAt, notes }) => ({
      name,
      email,
      phone,
      message,
      date: receivedAt,
      receipt,
      state,
      answeredAt,
      notes: notes.map(({ staffName, text, writtenAt }) => ({ by: staffName, text, date: writtenAt })),
    }));
}
