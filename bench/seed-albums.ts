import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ingestFile } from '#app/media/ingest.server.ts';
import { parseConfig } from '#app/platform/config.ts';
import { changeContent, type ContentChange, contentColumns } from '#app/platform/db/content-change.ts';
import type { Services } from '#app/platform/services.ts';
import { openServices } from '#server/open-services.ts';
import type { Settings } from './pinned-program.ts';

/** The year that the benchmark filters by. */
export const BUSY_YEAR = 2022;
const OTHER_YEARS = [2017, 2018, 2019, 2020, 2021, 2023, 2024, 2025, 2026];
const PHOTOS_AN_ALBUM = 8;
const ALBUMS_AT_A_TIME = 400;
const PICTURES = ['diwali-courtyard', 'finish-line', 'library-table', 'stage-performance', 'art-easels'];

/** A school with this many albums and nothing else, in a database that has seen every migration. */
export async function seedAlbums(settings: Settings, count: number): Promise<void> {
  const services = await openServices(parseConfig({ LOG_LEVEL: 'warn', ...settings }));
  const { config, database, clock } = services;
  const pictures = await ingestPictures(services);
  const now = clock();
  await changeContent(database.writes, config.schoolCode, now, async (change) => {
    for (let from = 0; from < count; from += ALBUMS_AT_A_TIME) {
      const numbers = Array.from({ length: Math.min(ALBUMS_AT_A_TIME, count - from) }, (_, at) => from + at);
      await addAlbums(change, config.schoolCode, now, numbers, pictures);
    }
  });
  await database.close();
}

async function addAlbums(
  change: ContentChange,
  schoolCode: string,
  now: Date,
  numbers: number[],
  pictures: string[],
): Promise<void> {
  await change
    .insertInto('albums')
    .values(
      numbers.map((number) => ({
        ...contentColumns({ id: idOf(number), schoolCode, now }),
        title: `Album ${number} of the school's year, class by class`,
        description: 'An afternoon in the courtyard with every class, its teachers and the parents who came.',
        date: dateOf(number),
      })),
    )
    .execute();
  await change
    .insertInto('attachments')
    .values(
      numbers.flatMap((number) =>
        Array.from({ length: PHOTOS_AN_ALBUM }, (_, position) => ({
          owner_type: 'albums' as const,
          owner_id: idOf(number),
          role: 'attachments' as const,
          position,
          media_id: pictures[(number + position) % pictures.length]!,
          alt: 'Children at a school event',
          caption: '',
        })),
      ),
    )
    .execute();
}

const idOf = (number: number) => `bench-${String(number).padStart(6, '0')}`;

/** Ten years, half of all albums in one: so that a year's first page is a full one at every size. */
function dateOf(number: number): string {
  const half = Math.floor(number / 2);
  const year = number % 2 === 0 ? BUSY_YEAR : OTHER_YEARS[half % OTHER_YEARS.length]!;
  return new Date(Date.UTC(year, 0, 1 + ((half * 37) % 365))).toISOString().slice(0, 10);
}

function ingestPictures(services: Services): Promise<string[]> {
  return Promise.all(
    PICTURES.map(async (name) => {
      const file = join(import.meta.dirname, '..', 'db', 'demo', 'pictures', `${name}.jpg`);
      const taken = await ingestFile(services, services.config.schoolCode, await readFile(file));
      if ('refused' in taken) throw new Error(`${file} was refused: ${taken.refused}`);
      return taken.mediaId;
    }),
  );
}
