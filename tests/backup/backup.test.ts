import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { queryWords } from '#app/core/text/search-text.ts';
import { listPortableTables } from '#app/features/backup/tables.server.ts';
import { appliedMigrations, migrate } from '#app/platform/db/migrate.ts';
import { findMatches } from '#app/publishing/search/text-search.ts';
import { migrations } from '#db/migrations/index.ts';
import {
  backUp,
  enginesHere,
  filledSchool,
  storeTestEnquiry,
  originalHashes,
  promisedRows,
  restoreInto,
} from '#tests/support/database/backup.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openStorage } from '#tests/support/content/media.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { modules } from '#app/modules/parts.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';

/** Secrets, short-lived data, and data about running processes. Everything else belongs to a school's backup. */
const NOT_IN_AN_ARCHIVE = [
  'content_editing',
  'daily_keys',
  'enquiry_rates',
  'outside_hosts',
  'outside_link_places',
  'outside_links',
  'page_dictionaries',
  'photo_upload_chunks',
  'photo_upload_locks',
  'photo_uploads',
  'removed_photos',
  'sign_in_failures',
  'staff_invitations',
  'staff_sessions',
  'staff_verifications',
  'visit_marks',
  'visit_rates',
  ...modules.flatMap(({ leftOutOfBackups }) => leftOutOfBackups),
].sort();

onAnyEngine((open, engine) => {
  test('an archive has every table except the listed ones', async () => {
    const database = await open();
    const kept = new Set((await listPortableTables(database.reads)).map(({ name }) => name));
    const others = Object.keys(await allRows(database)).filter((name) => !kept.has(name));
    expect(others.filter((name) => !/_search|_sounds/.test(name)).sort()).toEqual(NOT_IN_AN_ARCHIVE);
  });

  test.each(enginesHere())('every row and every file is restored on %s', async (target) => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const { file } = await backUp({ ...database, storage });
    expect(basename(file)).toBe('LFIS-2026-11-15T1130.tar');
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);

    const restored = await restoreInto(target, file);
    expect(await promisedRows(restored.database)).toEqual(await promisedRows(database));
    const hashes = await originalHashes(database, storage);
    expect(Object.keys(hashes)).toHaveLength(4);
    expect(await originalHashes(restored.database, restored.storage)).toEqual(hashes);

    // Restored content is found by its words, too.
    const query = { schoolCode: SCHOOL, now: NOW, words: queryWords('दिवस green') };
    for (const type of [albums, news])
      expect((await findMatches(restored.database.reads, type, query)).ids).toHaveLength(1);

    // And from there into the first engine again: nothing is lost on the way.
    const again = await backUp({ where: restored.home, storage: restored.storage });
    const back = await restoreInto(engine, again.file);
    expect(await promisedRows(back.database)).toEqual(await promisedRows(database));
  });

  test('nobody stays signed in, no invitation stays open, and a waiting mail is still sent', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const lease = { lease_until: '2026-11-15T06:02:00.000Z', attempts: 1 };
    await database.writes.updateTable('jobs').set(lease).execute();
    const { database: restored } = await restoreInto(engine, (await backUp({ ...database, storage })).file);
    for (const table of ['staff_sessions', 'staff_invitations', 'daily_keys', 'visit_marks'] as const) {
      expect(await database.reads.selectFrom(table).selectAll().execute(), table).not.toEqual([]);
      expect(await restored.reads.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    const users = await restored.reads.selectFrom('staff_users').select(['name', 'role']).execute();
    expect(users).toEqual([{ name: 'आशा', role: 'administrator' }]);
    const jobs = await restored.reads.selectFrom('jobs').selectAll().execute();
    expect(jobs).toHaveLength(3);
    for (const job of jobs)
      expect(job).toMatchObject({ kind: 'deliver-enquiry', state: 'waiting', lease_until: null });
  });

  test('with concurrent writes, the archive is of one moment', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const enough = new AbortController();
    let written = 0;
    const writer = (async () => {
      for (; !enough.signal.aborted; written++) {
        await storeTestEnquiry(database, `Written meanwhile ${written}: ${'x'.repeat(2000)}`);
        await nextTick();
      }
    })();
    const backups = [];
    for (let number = 0; number < 3; number++) backups.push(await backUp({ ...database, storage }));
    enough.abort();
    await writer;
    expect(written).toBeGreaterThan(0);

    const { manifest, database: restored } = await restoreInto(engine, backups.at(-1)!.file);
    const count = async (table: 'enquiries' | 'enquiry_claims' | 'jobs') =>
      (await restored.reads.selectFrom(table).selectAll().execute()).length;
    const enquiries = await count('enquiries');
    expect(enquiries).toBe(manifest.tables.find(({ name }) => name === 'enquiries')!.rows);
    // Each enquiry is stored with its claim and its job in one transaction, so there must be as many of each.
    expect([await count('enquiry_claims'), await count('jobs')]).toEqual([enquiries, enquiries]);
  });

  test('an archive of an older version is restored at its schema level and then migrated', async () => {
    const database = await open();
    await createTestSchool(database);
    const id = await publishAlbum(database, { title: 'Sports Day' });
    const { file, manifest } = await backUp({ ...database, storage: openStorage().storage });
    expect(manifest.migrations).toEqual(Object.keys(migrations));
    const later: typeof migrations = {
      ...migrations,
      '9999-of-tomorrow': {
        up: (db) => db.schema.alterTable('schools').addColumn('motto', 'text').execute(),
      },
    };
    const { database: restored } = await restoreInto(engine, file, undefined, later);
    expect(await appliedMigrations(restored.reads)).toEqual(Object.keys(later));
    const query = { schoolCode: SCHOOL, now: NOW, words: queryWords('sports') };
    expect((await findMatches(restored.reads, albums, query)).ids).toEqual([id]);
  });

  test('nothing is ever overwritten', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const { file } = await backUp({ ...database, storage });
    const first = await restoreInto(engine, file);
    await storeTestEnquiry(first.database, 'Came after the restoring');
    const before = await promisedRows(first.database);
    await expect(restoreInto(engine, file, first.home)).rejects.toThrow(
      'There is already a school here, and a restore never overwrites anything.',
    );
    expect(await promisedRows(first.database)).toEqual(before);
  });

  test('an interrupted restore can be repeated', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const { file } = await backUp({ ...database, storage });
    const home = await emptyServerData(engine);
    // The state before its rows are committed: files, and tables without a row.
    const half = home.open();
    await migrate(half, migrations);
    await half.close();
    const whole = await restoreInto(engine, file, home);
    expect(await promisedRows(whole.database)).toEqual(await promisedRows(database));
  });

  test('a photo that is missing in the storage is reported, not fatal; a withdrawn one is left out', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const [gone, withdrawn] = await database.reads.selectFrom('media_files').selectAll().execute();
    await database.writes
      .updateTable('media_files')
      .set({ withdrawn_at: NOW.toISOString() })
      .where('id', '=', withdrawn!.id)
      .execute();
    const nameOf = (row: typeof gone) => basename(row!.path);
    const losing = {
      ...storage,
      read: (key: string) =>
        key.endsWith(nameOf(gone)) ? Promise.reject(new Error('ENOENT')) : storage.read(key),
      size: async (key: string) => (key.endsWith(nameOf(gone)) ? undefined : storage.size(key)),
    };
    const { manifest, file } = await backUp({ ...database, storage: losing });
    expect(manifest.missing.map((key) => basename(key))).toEqual([nameOf(gone)]);
    const kept = execFileSync('tar', ['-tf', file], { encoding: 'utf8' });
    expect(kept).not.toContain(nameOf(withdrawn));
    expect(kept).not.toContain(nameOf(gone));
    expect(kept.match(/^media\//gm)).toHaveLength(2);
    const { database: restored } = await restoreInto(engine, file);
    expect(await promisedRows(restored)).toEqual(await promisedRows(database));
  });

  test('a full disk is reported and leaves no half file', async () => {
    const database = await open();
    const { storage } = await filledSchool(database);
    const folder = temporaryFolder();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const failing = { ...storage, read: () => Promise.reject(full) };
    await expect(backUp({ ...database, storage: failing }, folder)).rejects.toThrow('disk-full');
    expect(readdirSync(folder)).toEqual([]);
  });
});
