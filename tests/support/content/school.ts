import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createSchool } from '#app/features/school/commands.server.ts';
import { newId } from '#app/core/ids.ts';
import { ingestFile } from '#app/media/ingest/ingest.server.ts';
import { setPageFile } from '#app/media/files/page-files.server.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import type { Database } from '#app/platform/db/database.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import { addAlbum } from '#tests/support/content/add-content.ts';

export const NOW = new Date('2026-11-15T06:00:00.000Z');
export const SCHOOL = 'LFIS';

export async function createTestSchool(database: Database, code = SCHOOL): Promise<void> {
  await createSchool(database.writes, code, NOW, {
    name: code,
    mission: 'A Gateway for Knowledge & Wisdom',
    description: 'A sample school for tests.',
  });
}

export const publish = (database: Database, work: (change: ContentChange) => Promise<void>, code = SCHOOL) =>
  changeContent(database.writes, code, NOW, work);

type NewAlbum = Parameters<typeof addAlbum>[1];

export async function publishAlbum(database: Database, album: Partial<NewAlbum> = {}): Promise<string> {
  const id = album.id ?? newId();
  await publish(
    database,
    (change) =>
      addAlbum(change, {
        schoolCode: SCHOOL,
        now: NOW,
        publishFrom: new Date('2020-01-01T00:00:00Z'),
        title: 'Sports Day',
        description: 'On the field.',
        date: '2026-02-14',
        photos: [],
        ...album,
        id,
      }),
    album.schoolCode,
  );
  return id;
}

export const plainPicture = (colour: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A file is public while something public shows it: here a slot of a page. */
export const showOnPage = (database: Database, { mediaId }: { mediaId: string }, slot = 'somewhere') =>
  publish(database, (change) => setPageFile(change, SCHOOL, slot, { mediaId, alt: 'Shown' }));

/** A stored picture of one colour; each colour is a different picture. */
export async function storedPicture(
  deps: { database: Database; storage: Storage },
  colour = 'red',
  size: { width?: number; height?: number } = {},
) {
  const bytes = await plainPicture(colour, size.width, size.height);
  const taken = await ingestFile({ ...deps, clock: () => NOW }, SCHOOL, bytes);
  if ('refused' in taken) throw new Error(taken.refused);
  return taken;
}

/** A stored document: the demo school's own circular. */
export async function storedDocument(deps: { database: Database; storage: Storage }) {
  const bytes = await readFile('db/demo/documents/winter-timings-circular.pdf');
  const taken = await ingestFile({ ...deps, clock: () => NOW }, SCHOOL, bytes);
  if ('refused' in taken) throw new Error(taken.refused);
  return taken;
}
