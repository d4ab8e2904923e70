import { daysOf, monthOf, yearOf } from '#app/core/days.ts';
import { attachmentsOf, coversOf } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/platform/db/live.ts';
import type { Album, AlbumCalendar, AlbumSummary } from './album.ts';

interface Asked {
  schoolCode: string;
  now: Date;
}

interface AskedList extends Asked {
  year?: number | undefined;
  month?: number | undefined;
  limit: number;
  offset?: number;
}

/** Newest first, with cover and number of photos. */
export async function listAlbums(db: Db, asked: AskedList): Promise<AlbumSummary[]> {
  const rows = await selectAlbums(db, asked).execute();
  const covers = await coversOf(
    db,
    'albums',
    rows.map((row) => row.id),
  );
  return rows.map(({ id, title, date }) => {
    const { cover, count } = covers(id);
    return { id, title, date, cover, photoCount: count };
  });
}

/** Newest first, with every photo. */
export async function listWholeAlbums(db: Db, asked: AskedList): Promise<Album[]> {
  const rows = await selectAlbums(db, asked).execute();
  const photos = await attachmentsOf(
    db,
    'albums',
    rows.map((row) => row.id),
  );
  return rows.map(({ updated_at, ...row }) => ({
    ...row,
    updatedAt: updated_at,
    photos: pictures(photos(row.id)),
  }));
}

export async function findAlbum(db: Db, asked: Asked & { id: string }): Promise<Album | undefined> {
  const row = await db
    .selectFrom('albums')
    .select(['id', 'title', 'description', 'date', 'updated_at'])
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .where('id', '=', asked.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { updated_at, ...album } = row;
  const photos = await attachmentsOf(db, 'albums', [album.id]);
  return { ...album, updatedAt: updated_at, photos: pictures(photos(album.id)) };
}

/** Counts every live album once; callers keep the answer for as long as the content stands. */
export async function albumCalendar(db: Db, asked: Asked): Promise<AlbumCalendar> {
  // By day, in the order of the index, so that nothing has to be sorted; days are folded into months here.
  const days = await db
    .selectFrom('albums')
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .groupBy('date')
    .orderBy('date', 'desc')
    .select((eb) => ['date', eb.fn.countAll<number>().as('count')])
    .execute();
  const calendar: AlbumCalendar = { total: 0, years: [] };
  for (const { date, count } of days) {
    const [year, month] = [yearOf(date), monthOf(date)];
    let inYear = calendar.years.at(-1);
    if (inYear?.year !== year) calendar.years.push((inYear = { year, count: 0, months: [] }));
    let inMonth = inYear.months.at(-1);
    if (inMonth?.month !== month) inYear.months.push((inMonth = { month, count: 0 }));
    for (const total of [inYear, inMonth]) total.count += count;
    calendar.total += count;
  }
  return calendar;
}

/** The stretch is found in the index alone; only its few rows are then read. */
export function selectAlbums(db: Db, asked: AskedList) {
  let stretch = db
    .selectFrom('albums')
    .select('id')
    .where(liveNow('albums', asked.schoolCode, asked.now))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset ?? 0);
  if (asked.year !== undefined) {
    const { first, end } = daysOf(asked.year, asked.month);
    stretch = stretch.where('date', '>=', first).where('date', '<', end);
  }
  return db
    .selectFrom('albums')
    .select(['id', 'title', 'description', 'date', 'updated_at'])
    .where('id', 'in', stretch)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');
}

/** An album shows pictures; a document that was attached to it is no photo. */
const pictures = (files: Attachment[]) => files.filter((file) => file.kind === 'image');
