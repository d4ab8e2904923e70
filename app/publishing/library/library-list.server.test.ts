import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#app/platform/db/database.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import {
  createTestSchool,
  NOW,
  publishAlbum,
  SCHOOL,
  showOnPage,
  storedDocument,
  storedPicture,
} from '#tests/support/content/school.ts';
import { FILES_A_PAGE, libraryFigures, listLibrary, selectFiles } from './library-list.server.ts';
import type { LibrarySearch, LibraryTab } from './library-search.ts';

/** Rows only: the tests need no real pictures. */
async function addFiles(database: Database, many: number): Promise<void> {
  for (let from = 0; from < many; from += 500)
    await database.writes
      .insertInto('media_files')
      .values(
        Array.from({ length: Math.min(500, many - from) }, (_, index) => {
          const id = `file-${String(from + index).padStart(6, '0')}`;
          return {
            id,
            school_code: SCHOOL,
            path: `${SCHOOL}/public/Images/${id}.jpg`,
            kind: 'image' as const,
            content_type: 'image/jpeg',
            bytes: 10,
            width: 4,
            height: 3,
            thumbhash: null,
            placeholder: null,
            source_sha256: id,
            created_at: new Date(NOW.getTime() + (from + index) * 1000).toISOString(),
            withdrawn_at: null,
            name: `${id}.jpg`,
          };
        }),
      )
      .execute();
}

async function idsOf(database: TestDatabase, search: Partial<LibrarySearch> = {}): Promise<string[]> {
  const { files } = await listLibrary(database.reads, { schoolCode: SCHOOL, tab: 'pictures', ...search });
  return files.map(({ id }) => id);
}

onEachEngine((open, engine) => {
  async function begin() {
    const database = await open();
    await createTestSchool(database);
    const deps = { database, storage: localDiskStorage(database.where.dataDir) };
    return { database, picture: (colour: string) => storedPicture(deps, colour), deps };
  }

  test('every tab has its own files, and the counts agree with the lists', async () => {
    const { database, picture, deps } = await begin();
    const [shown, mute, waiting, lone, drafted, logo] = await Promise.all(
      ['red', 'blue', 'green', 'yellow', 'white', 'black'].map(
        async (colour) => (await picture(colour)).mediaId,
      ),
    );
    const paper = await storedDocument(deps);
    await publishAlbum(database, {
      photos: [
        { mediaId: shown!, alt: 'A red field' },
        { mediaId: mute!, alt: '' },
        { mediaId: waiting!, alt: 'Not yet' },
      ],
    });
    await database.writes
      .updateTable('attachments')
      .set({ hidden: 1 })
      .where('media_id', '=', waiting!)
      .execute();
    await showOnPage(database, { mediaId: shown! });
    // The logo has no alternative text of its own: the school's name is next to it.
    await database.writes
      .insertInto('attachments')
      .values({
        school_code: SCHOOL,
        item_type: 'profile',
        item_id: 'profile',
        role: 'image',
        position: 0,
        media_id: logo!,
        alt: '',
        caption: '',
        decorative: 1,
      })
      .execute();
    await database.writes
      .insertInto('content_drafts')
      .values({
        item_type: 'news',
        item_id: 'story',
        school_code: SCHOOL,
        title: 'Story',
        fields: JSON.stringify({ files: { pictures: [{ mediaId: drafted, alt: '', sure: false }] } }),
        version: 1,
        editor: '',
        staff_id: '',
        staff_name: '',
        updated_at: NOW.toISOString(),
      })
      .execute();

    const expected: Record<LibraryTab, string[]> = {
      pictures: [shown!, mute!, waiting!, lone!, drafted!, logo!],
      unused: [lone!, paper.mediaId],
      'no-words': [mute!],
      'no-consent': [waiting!],
      papers: [paper.mediaId],
      withdrawn: [],
    };
    const { counts, bytes, unusedBytes } = await libraryFigures(database.reads, SCHOOL);
    for (const [tab, ids] of Object.entries(expected) as [LibraryTab, string[]][]) {
      expect((await idsOf(database, { tab })).sort(), tab).toEqual([...ids].sort());
      expect(counts[tab], tab).toBe(ids.length);
    }
    const offered = expected.pictures.filter((id) => id !== waiting);
    expect((await idsOf(database, { answered: true })).sort()).toEqual([...offered].sort());
    expect(bytes).toBeGreaterThan(unusedBytes);
    const { files } = await listLibrary(database.reads, { schoolCode: SCHOOL, tab: 'pictures' });
    const uses = Object.fromEntries(files.map((file) => [file.id, file.uses]));
    expect(uses).toEqual({ [shown!]: 2, [mute!]: 1, [waiting!]: 1, [lone!]: 0, [drafted!]: 1, [logo!]: 1 });
  });

  test('a file is found by its name, its sender, and its texts', async () => {
    const { database, picture } = await begin();
    const [one, other] = [(await picture('red')).mediaId, (await picture('blue')).mediaId];
    const name = (id: string, columns: { name: string; sent_by: string }) =>
      database.writes.updateTable('media_files').set(columns).where('id', '=', id).execute();
    await name(one, { name: 'IMG_04%12.JPG', sent_by: 'Anita K.' });
    await name(other, { name: 'gate.jpg', sent_by: 'Ravi' });
    await publishAlbum(database, {
      photos: [
        { mediaId: one, alt: 'बच्चे खेलते हैं', caption: 'Sports Day' },
        { mediaId: other, alt: 'The gate' },
      ],
    });
    const found = (q: string) => idsOf(database, { q });
    for (const q of ['img_04', '04%12', 'anita', 'sports', 'खेलते', 'day IMG'])
      expect(await found(q), q).toEqual([one]);
    expect(await found('gate')).toEqual([other]);
    for (const q of ['IMG anything', '%_%', 'img_04_12']) expect(await found(q), q).toEqual([]);
  });

  test('withdrawn files have a tab without their pictures; files of another school are not listed', async () => {
    const { database, picture } = await begin();
    const { mediaId } = await picture('red');
    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', mediaId)
      .execute();
    expect(await idsOf(database)).toEqual([]);
    expect((await libraryFigures(database.reads, SCHOOL)).counts).toMatchObject({
      pictures: 0,
      withdrawn: 1,
    });
    const { files } = await listLibrary(database.reads, { schoolCode: SCHOOL, tab: 'withdrawn' });
    expect(files).toMatchObject([{ id: mediaId, path: '', withdrawn: { at: NOW.toISOString() } }]);
    expect((await listLibrary(database.reads, { schoolCode: 'OTHER', tab: 'pictures' })).files).toEqual([]);
  });

  test('ten thousand files are listed newest first, a page at a time, by an index', async () => {
    const { database } = await begin();
    await addFiles(database, 10_000);
    const search = { schoolCode: SCHOOL, tab: 'pictures' } as const;
    const first = await listLibrary(database.reads, search);
    expect(first.files).toHaveLength(FILES_A_PAGE);
    expect(first.files[0]!.id).toBe('file-009999');
    const second = await listLibrary(database.reads, { ...search, after: first.next });
    expect(second.files[0]!.id).toBe(`file-00${9999 - FILES_A_PAGE}`);
    const last = await listLibrary(database.reads, {
      ...search,
      after: { at: new Date(NOW.getTime() + 3000).toISOString(), id: 'file-000003' },
    });
    expect(last.files.map(({ id }) => id)).toEqual(['file-000002', 'file-000001', 'file-000000']);
    expect(last.next).toBeUndefined();
    expect((await libraryFigures(database.reads, SCHOOL)).counts).toMatchObject({
      pictures: 10_000,
      unused: 10_000,
    });

    if (engine === 'postgres') await sql`analyze media_files`.execute(database.writes);
    const compiled = selectFiles(SCHOOL, { tab: 'pictures', after: first.next }, []).compile(database.reads);
    const explain = engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await database.reads.executeQuery(
      CompiledQuery.raw(`${explain} ${compiled.sql}`, [...compiled.parameters]),
    );
    const plan = JSON.stringify(rows);
    expect(plan).toContain('media_files_newest');
    expect(plan).not.toMatch(/TEMP B-TREE|Sort Key/);
  });
});
