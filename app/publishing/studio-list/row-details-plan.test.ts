import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#app/platform/db/database.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import { createTestSchool, NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine, readByAll } from '#tests/support/database/engines.ts';
import { plansOf } from '#tests/support/database/plans.ts';
import { listRowDetails } from './row-details.server.ts';

const ALBUMS = 60;
const PHOTOS = 20;
const at = NOW.toISOString();
const ids = Array.from({ length: 20 }, (_unused, number) => `album-${number}`);

onEachEngine((_open, engine) => {
  const school = readByAll(engine, fillSchool);

  test('what rows of a list show is found by keys, and an album is read up to its first picture', async () => {
    const listed = { schoolCode: SCHOOL, type: albums.name, ids: [...ids, 'draft-1'] };
    const plans = await plansOf(school(), (db) => listRowDetails(db, listed), ['hashjoin', 'mergejoin']);
    // Published pictures; who published and who changed; drafts that name pictures, and those.
    expect(plans).toHaveLength(5);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN|AUTOMATIC|TEMP B-TREE|Hash|Sort/);
    // An album is walked in the order of its photos, and each file is found by its id.
    const [pictures] = plans;
    expect(pictures!.match(/attachments_(1|key)/g)).toHaveLength(2);
    expect(pictures!.match(/item_id=\? AND role=\?|item_id = i\.id\) AND \(role = /g)).toHaveLength(2);
    expect(pictures!.match(/media_files_\w+/g)).toHaveLength(3);
    expect(pictures!.match(/media_files_\d \(school_code=\? AND id=\?|media_files_key/g)).toHaveLength(3);
  });
});

/** Many albums with many photos each, their versions, and as many drafts. */
async function fillSchool(database: Database): Promise<void> {
  await createTestSchool(database);
  const { writes } = database;
  for (let number = 0; number < ALBUMS; number++) {
    const album = { school_code: SCHOOL, item_type: 'albums', item_id: `album-${number}` };
    const photos = Array.from({ length: PHOTOS }, (_unused, position) => `photo-${number}-${position}`);
    await writes
      .insertInto('media_files')
      .values(photos.map((id) => ({ ...file, id, path: `${id}.jpg`, source_sha256: id })))
      .execute();
    await writes
      .insertInto('attachments')
      .values(
        photos.map((id, position) => ({
          ...album,
          role: 'attachments' as const,
          position,
          media_id: id,
          alt: 'A class',
          caption: '',
        })),
      )
      .execute();
    await publish(database, async (change) => {
      const texts = { title: 'Sports Day', date: '2026-04-10' };
      await change
        .insertInto('content_items')
        .values(publicRow(albums, { id: album.item_id, schoolCode: SCHOOL, now: NOW, texts }))
        .execute();
    });
    await writes
      .insertInto('content_versions')
      .values(
        [1, 2, 3].map((version) => ({
          ...album,
          ...edited,
          number: version,
          reason: 'publish' as const,
          at,
        })),
      )
      .execute();
    await writes
      .insertInto('content_drafts')
      .values({
        ...album,
        ...edited,
        item_id: `draft-${number}`,
        title: 'Sports Day',
        fields: JSON.stringify({ files: { photos: [{ mediaId: photos[0], alt: '', sure: false }] } }),
        version: 1,
        editor: '',
        updated_at: at,
      })
      .execute();
  }
  if (database.engine === 'postgres')
    await sql`vacuum analyze attachments, media_files, content_items, content_versions, content_drafts`.execute(
      writes,
    );
}

const file = {
  school_code: SCHOOL,
  kind: 'image' as const,
  content_type: 'image/jpeg',
  bytes: 1000,
  width: 400,
  height: 300,
  thumbhash: null,
  placeholder: null,
  created_at: at,
  withdrawn_at: null,
};

const edited = { fields: '{}', staff_id: 'asha', staff_name: 'Asha' };
