import { expect, test, vi } from 'vitest';
import { startImport, findLatestImportRun, controlImport } from '#app/importing/run/import-runs.server.ts';
import { listPassed } from '#app/importing/run/report.server.ts';
import { runImport } from '#app/importing/run/run-import.server.ts';
import { createProvider } from '#app/importing/provider/ask-provider.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { allRows } from '#tests/support/database/tables.ts';
import {
  importForTest,
  providerForTest,
  releaseForTest,
  siteFrom,
} from '#app/importing/tests/support/import-for-test.ts';
import { commandContextFor } from '#app/importing/tests/support/command-context.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/SubGallery',
  '/api/gallery',
  '/api/highlight',
  '/api/image',
  '/api/news',
  '/api/notification',
  '/api/onlineRegistration',
  '/api/video',
);

const none = { created: 0, updated: 0, unchanged: 0, passed: 0 };

/** Everything except the import's own tables; PostgreSQL returns rows in any order. */
async function storedRows(database: TestDatabase) {
  const {
    imports: _imports,
    import_log: _lines,
    audit_entries: _auditEntries,
    old_sites: _site,
    ...rows
  } = await allRows(database);
  return Object.fromEntries(
    Object.entries(rows).map(([table, of]) => [table, of.map((row) => JSON.stringify(row)).sort()]),
  );
}

onAnyEngine((open) => {
  test('a dry run reports what would be imported, and changes nothing', async () => {
    const database = await open();
    const there = await providerForTest();
    const [shared] = there.lists.albums[0]!['attachments'] as string[];
    there.edit('news', there.lists.news[0]!['_id'], { attachments: [shared] });
    const site = await siteFrom(database, there);
    const before = await allRows(database);
    const { importRun } = await importForTest(site, there, { kind: 'look' });
    expect(importRun).toMatchObject({ state: 'done', kind: 'look' });
    expect(importRun.lists).toMatchObject({
      albums: { there: 3, toImport: 3, unchanged: 0, passed: 0 },
      news: { there: 4, toImport: 4 },
    });
    expect(importRun.figures).toMatchObject({ visitors: 1234, sample: { requested: 12, files: 12 } });
    expect(importRun.figures.files, 'one picture is in two lists').toBe(23);
    expect(importRun.figures.newest).toEqual(
      [0, 1, 2].map((at) => ({ title: `Sample album ${at}`, photos: 3 })),
    );
    const after = await allRows(database);
    for (const table of [
      'content_items',
      'content_drafts',
      'media_files',
      'imported_items',
      'imported_files',
    ])
      expect(after[table], table).toEqual(before[table]);
    // A dry run does not post: the old site counts no visitor.
    expect(there.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('everything is imported as hidden drafts, and a second run changes nothing', async () => {
    const database = await open();
    const there = await providerForTest();
    const site = await siteFrom(database, there);
    const { importRun, report } = await importForTest(site, there);
    expect(importRun.state).toBe('done');
    expect(report).toEqual({
      notifications: { ...none, created: 2 },
      news: { ...none, created: 4 },
      leadership: { ...none, created: 3 },
      highlights: { ...none, created: 3 },
      registrations: { ...none, created: 1 },
      videos: { ...none, created: 2 },
      albums: { ...none, created: 3 },
      files: { ...none, created: 4 + 3 + 9 + 3 + 4 + 1 },
    });
    for (const { _id } of there.lists.albums)
      expect((await site.get(`/SubGallery?id=${_id}`)).status).toBe(404);
    expect(await (await site.get('/api/news/LFIS')).json()).toEqual([]);
    const [path] = there.lists.albums[0]!['attachments'] as string[];
    expect((await site.get(`/api/image/${path}`)).status).toBe(404);

    const before = await storedRows(database);
    const requestsBefore = there.requests.count;
    const again = await importForTest(site, there);
    expect(Object.values(again.report).map((kind) => ({ ...(kind as object), unchanged: 0 }))).toEqual(
      Object.values(again.report).map(() => none),
    );
    expect(await storedRows(database)).toEqual(before);
    // The lists and the count, and not a single picture.
    expect(there.requests.count - requestsBefore).toBeLessThan(12);
    // The order does not matter.
    there.set('reordered');
    await importForTest(site, there);
    expect(await storedRows(database)).toEqual(before);
  });

  test('with consent, it is public under its old addresses, in its old order', async () => {
    const database = await open();
    const there = await providerForTest();
    // An id that our addresses could not contain.
    there.lists.albums[1]!['_id'] = 'Album_No.7 (old)';
    const site = await siteFrom(database, there);
    await importForTest(site, there);
    const [first, odd] = there.lists.albums;
    await releaseForTest(site, there.address, [first!['_id']]);
    expect(await (await site.get(`/SubGallery?id=${first!['_id']}`)).text()).toContain('Sample album 0');
    expect((await site.follow(`/SubGallery?id=${encodeURIComponent(odd!['_id'])}`)).status).toBe(404);
    const consents = await database.reads
      .selectFrom('media_files')
      .innerJoin('attachments', 'attachments.media_id', 'media_files.id')
      .where('consent', 'is not', null)
      .select(['item_id', 'consent', 'consent_by'])
      .execute();
    const answer = { item_id: first!['_id'], consent: 'everyone', consent_by: 'The administrator' };
    expect(consents).toEqual([answer, answer, answer]);
    expect(await (await site.get('/api/news/LFIS')).json()).toEqual([]);

    await releaseForTest(site, there.address);
    for (const [call, kind] of [
      ['/api/news/LFIS', 'news'],
      ['/api/gallery/All/LFIS', 'albums'],
      ['/api/highlight/LFIS', 'highlights'],
      ['/api/notification/LFIS', 'notifications'],
      ['/api/onlineRegistration/LFIS', 'registrations'],
      ['/api/video/all/LFIS', 'videos'],
    ] as const) {
      const answers = (await (await site.get(call)).json()) as { title: string }[];
      expect(
        answers.map(({ title }) => title),
        kind,
      ).toEqual(there.lists[kind].map(({ title }) => title));
    }
    const old = await site.get(`/SubGallery?id=${encodeURIComponent(odd!['_id'])}`);
    expect(old.status).toBe(308);
    expect(await (await site.get(old.headers.get('location')!)).text()).toContain('Sample album 1');
    const [path] = first!['attachments'] as string[];
    const moved = await site.get(`/api/image/${path}`);
    expect(moved).toMatchObject({ status: 302 });
    expect(await site.get(moved.headers.get('location')!)).toMatchObject({ status: 200 });
    // Every photo has the album's title until somebody edits it.
    expect(await (await site.get(`/SubGallery?id=${first!['_id']}`)).text()).toContain(
      'alt="Sample album 0"',
    );
  });

  test('it can be paused in the middle and continued, without duplicates or losses', async () => {
    const database = await open();
    const there = await providerForTest({ albums: 12 });
    const site = await siteFrom(database, there);
    let steps = 0;
    const first = await importForTest(site, there, { isOver: () => ++steps > 40 });
    expect(first.worked).toBe('later');
    const { staff, now } = commandContextFor(site);
    await controlImport(site.services, { staff, now, control: 'pause' });
    const { database: db } = site.services;
    expect(await findLatestImportRun(db.reads, SCHOOL, ['move'])).toMatchObject({
      state: 'paused',
      id: first.importRun.id,
    });
    const count = async () =>
      Number(
        (
          await db.reads
            .selectFrom('content_items')
            .where('type', '=', 'albums')
            .select((eb) => eb.fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await count()).toBeLessThan(12);
    const last = await importForTest(site, there);
    expect(last.importRun).toMatchObject({ id: first.importRun.id, state: 'done' });
    expect(await count()).toBe(12);
    expect(last.report).toMatchObject({ albums: { created: 12 }, files: { created: 51 } });
  });

  test('problems there are reported with their reason, and the rest is imported', async () => {
    const database = await open();
    const there = await providerForTest();
    const image = (name: string) => `LFIS/public/Images/${name}.jpg`;
    there.files.set(image('album-0-0'), {
      body: Buffer.from('<html>not here</html>'),
      headers: { 'content-type': 'text/html' },
    });
    there.files.set(image('album-0-1'), { body: Buffer.from('no picture at all') });
    there.add('news', { _id: 'foreign', title: 'Of others', schoolcode: 'ABCD', description: 'x' });
    there.add('albums', { _id: 'empty', attachments: [] });
    there.add('videos', { _id: 'bad', title: 'A film', videoUrl: 'javascript:alert(1)' });
    const site = await siteFrom(database, there);
    const { importRun, report } = await importForTest(site, there);
    expect(importRun.state).toBe('done');
    const passed = [];
    for await (const { kind, id, reason, detail } of listPassed(database.reads, importRun))
      passed.push([kind, id, reason, detail]);
    expect(passed.sort()).toEqual([
      ['albums', 'empty', 'nothing-in-it', ''],
      ['files', image('album-0-0'), 'file-missing', ''],
      ['files', image('album-0-1'), 'file-not-a-picture', ''],
      ['news', 'foreign', 'foreign-school', 'ABCD'],
      ['videos', 'bad', 'bad-link', expect.any(String)],
    ]);
    expect(report).toMatchObject({ albums: { created: 3, passed: 1 }, files: { created: 22, passed: 2 } });
  });

  test('an item that cannot be imported is skipped with its reason, and the others are imported', async () => {
    const database = await open();
    const there = await providerForTest();
    const site = await siteFrom(database, there, { onlyTypes: ['news'] });
    // Interrupted as soon as the list is read, so that a stored row can be damaged.
    await importForTest(site, there, { onlyTypes: ['news'], isOver: () => there.requests.count > 0 });
    const { reads, writes } = database;
    const { remote_id: id } = await reads
      .selectFrom('imported_items')
      .select('remote_id')
      .executeTakeFirstOrThrow();
    await writes
      .updateTable('imported_items')
      .set({ seen: JSON.stringify({ contentType: 'news', id, title: 'Damaged', files: [] }) })
      .where('remote_id', '=', id)
      .execute();
    const { importRun, report } = await importForTest(site, there, { onlyTypes: ['news'] });
    expect(importRun.state).toBe('done');
    expect(report).toMatchObject({ news: { created: 3, passed: 1 } });
    const passed = [];
    for await (const line of listPassed(reads, importRun)) passed.push(line);
    expect(passed).toMatchObject([{ kind: 'news', reason: 'item-failed' }]);
  });

  test('at a wrong address one list is requested, and the import ends with that reason', async () => {
    const database = await open();
    const address = 'https://nowhere.example';
    const site = await siteFrom(database, { address, host: 'other.example' });
    const lookup = vi.fn(async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    });
    const provider = createProvider({ address, schoolThere: 'LFIS', userAgent: 'Test/1', lookup });
    const { services } = site;
    const options = { staff: commandContextFor(site).staff, now: services.clock(), kind: 'look' as const };
    const { id } = await startImport(services, { ...options, source: address, here: true });
    const source = { address, schoolThere: 'LFIS', since: '', onlyTypes: [] };
    await runImport({ services, provider, source, isOver: () => false }, id, SCHOOL);
    const importRun = await findLatestImportRun(database.reads, SCHOOL, ['look']);
    expect(importRun).toMatchObject({ state: 'failed', trouble: 'list-unreachable' });
    expect(Object.values(importRun!.lists)).toMatchObject([{ failed: { detail: 'noHost' } }]);
  });

  test.each([
    ['html', 'list-not-json'],
    ['redirect-loop', 'list-unreachable'],
    ['redirect-to-loopback', 'list-unreachable'],
    ['500', 'list-unreachable'],
    ['dead-line', 'list-unreachable'],
    ['needs-token', 'not-allowed'],
  ] as const)(
    'a provider with behaviour %s: nothing is imported, and the reason is %s',
    async (behaviour, reason) => {
      const database = await open();
      const there = await providerForTest();
      there.set({ behaviour, ...(behaviour === 'needs-token' && { token: 'secret' }) });
      const site = await siteFrom(database, there);
      const { importRun } = await importForTest(site, there);
      expect(importRun).toMatchObject({ state: 'failed', trouble: reason });
      expect(there.requests.secrets).toBe(0);
      expect((await allRows(database)).imported_items).toEqual([]);
    },
  );
});
