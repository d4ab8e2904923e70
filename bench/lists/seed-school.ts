import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { parseConfig } from '#app/platform/config.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { newRow } from '#app/publishing/items/rows.server.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { indexForSearch } from '#app/publishing/search/text-search.ts';
import type { Services } from '#app/platform/services.ts';
import { openServices } from '#server/open-services.ts';
import { makePublic } from '../../scripts/lib/make-public.ts';
import type { Settings } from '../pinned-program.ts';
import { dateOf, descriptionOf, idOf, titleOf } from './sample-text.ts';

/** A million photos where there are 50,000 albums. */
export const PHOTOS_AN_ALBUM = 20;
const ROWS_AT_A_TIME = 400;
const PICTURES = ['diwali-courtyard', 'finish-line', 'library-table', 'music-and-dance', 'fine-arts'];

/** A school with this many albums and as many news, in a fully migrated database. */
export async function seedSchool(settings: Settings, count: number): Promise<void> {
  const services = await openServices(parseConfig({ LOG_LEVEL: 'warn', ...settings }));
  const { config, sites, database, clock } = services;
  const [{ schoolCode }] = sites.all;
  await makePublic(database);
  const pictures = await ingestPictures(services);
  const now = clock();
  await changeContent(database.writes, schoolCode, now, async (change) => {
    // In chronological order, as a school would enter it.
    const numbers = Array.from({ length: count }, (_, number) => number);
    numbers.sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
    for (let from = 0; from < count; from += ROWS_AT_A_TIME) {
      const some = numbers.slice(from, from + ROWS_AT_A_TIME);
      await addContent(change, schoolCode, now, some, count);
      await addPhotos(change, schoolCode, pictures, some.map(idOf));
    }
  });
  if (database.engine === 'postgres') {
    // What autovacuum does within a minute, for realistic figures.
    const patient = openDatabase(config, { patient: true });
    await sql`vacuum analyze`.execute(patient.writes);
    await patient.close();
  }
  await database.close();
}

async function addContent(
  change: ContentChange,
  schoolCode: string,
  now: Date,
  numbers: number[],
  count: number,
): Promise<void> {
  for (const [type, words] of [
    [albums, 15],
    [news, 40],
  ] as const) {
    const items = numbers.map((number) => ({
      id: idOf(number),
      schoolCode,
      now,
      texts: {
        title: titleOf(number),
        description: descriptionOf(number, count, words),
        date: dateOf(number),
        fromDate: dateOf(number),
      },
    }));
    const rows = items.map((item) => ({ ...newRow(type, item), status: 'published' as const }));
    await change.insertInto('content_items').values(rows).execute();
    await indexForSearch(change, type, items);
  }
}

/**
 * Every album gets its own files, and every story one of them. The database generates them, so that a million
 * rows need not be sent.
 */
async function addPhotos(
  change: ContentChange,
  schoolCode: string,
  pictures: string[],
  ids: string[],
): Promise<void> {
  const positions = sql.join(
    Array.from({ length: PHOTOS_AN_ALBUM }, (_, position) => sql`(${sql.lit(position)})`),
  );
  const fileId = sql`item.id || '-' || positions.place`;
  const like = sql.join(
    pictures.map((id, at) => sql`when ${sql.lit(at)} then ${sql.lit(id)}`),
    sql` `,
  );
  await sql`with positions(place) as (values ${positions})
    insert into media_files (id, school_code, path, kind, content_type, bytes, width, height, thumbhash,
      placeholder, source_sha256, created_at)
    select ${fileId}, model.school_code, 'LFIS/public/Images/' || ${fileId} || '.jpg', model.kind,
      model.content_type, model.bytes, model.width, model.height, model.thumbhash, model.placeholder,
      ${fileId}, model.created_at
    from content_items as item cross join positions
    join media_files as model on model.school_code = item.school_code
      and model.id = case positions.place % ${sql.lit(pictures.length)} ${like} end
    where item.school_code = ${schoolCode} and item.type = 'albums' and item.id in (${sql.join(ids)})`.execute(
    change,
  );
  await sql`with positions(place) as (values ${positions})
    insert into attachments (school_code, item_type, item_id, role, position, media_id, alt, caption)
    select item.school_code, 'albums', item.id, 'attachments', positions.place, ${fileId}, 'Children at a school event', ''
    from content_items as item cross join positions
    where item.school_code = ${schoolCode} and item.type = 'albums' and item.id in (${sql.join(ids)})`.execute(
    change,
  );
  await sql`insert into attachments (school_code, item_type, item_id, role, position, media_id, alt, caption)
    select school_code, 'news', id, 'attachments', 0, id || '-0', 'Children at a school event', ''
    from content_items where school_code = ${schoolCode} and type = 'news' and id in (${sql.join(ids)})`.execute(
    change,
  );
}

function ingestPictures(services: Services): Promise<string[]> {
  return Promise.all(
    PICTURES.map(async (name) => {
      const file = join(import.meta.dirname, '..', '..', 'db', 'demo', 'pictures', `${name}.jpg`);
      const taken = await ingestFile(services, services.sites.all[0].schoolCode, await readFile(file));
      if ('refused' in taken) throw new Error(`${file} was refused: ${taken.refused}`);
      return taken.mediaId;
    }),
  );
}
