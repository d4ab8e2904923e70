import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { shownNow } from '#app/platform/content/live.ts';
import type { Database } from '#app/platform/db/database.ts';
import { migrate } from '#app/platform/db/migrate.ts';
import { inBatches } from '#app/core/flow/in-batches.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { migrations } from './index.ts';

const NOW = '2026-11-15T06:00:00.000Z';
const EARLIER = '2026-11-15T05:00:00.000Z';
const LATER = '2026-11-15T07:00:00.000Z';

const states = {
  live: {},
  draft: { status: 'draft' },
  scheduled: { publish_from: LATER },
  expired: { expire_at: NOW },
  deleted: { deleted_at: EARLIER },
};
const consents = [null, 'nobody', 'agreed', 'everyone', 'before'];

onEachEngine((_open, engine) => {
  async function filled() {
    const database = (await emptyServerData(engine)).open();
    await migrate(database, { '0001-initial': migrations['0001-initial']! });
    await fill(database);
    return database;
  }

  test('the same files are public before and after, whatever was stored about them', async () => {
    const database = await filled();
    const times = [NOW, LATER].map((time) => new Date(time));
    const before = await Promise.all(times.map((time) => publicBefore(database, time)));
    await migrate(database, migrations);
    const after = await Promise.all(times.map((time) => publicAfter(database, time)));
    expect(after).toEqual(before);
    expect(after[0]!.length).toBeGreaterThan(50);
    expect(after[1]!.length).toBeGreaterThan(after[0]!.length);
    expect(after[0]).toContain('shared');
  });

  test('a tick of an album becomes the answer for its photos without one', async () => {
    const database = await filled();
    await migrate(database, migrations);
    const rows = await database.reads
      .selectFrom('media_files')
      .select(['id', 'consent', 'consent_by_id', 'consent_by', 'consent_at'])
      .execute();
    const answerOf = (id: string) => {
      const { id: _, ...answer } = rows.find((row) => row.id === id)!;
      return Object.values(answer);
    };
    const none = [null, '', '', null];
    const ravi = ['everyone', 'ravi', 'Ravi', LATER];
    const file = (item: string, consent: string | null, hidden: 'shown' | 'hidden', kind = 'image') =>
      `${item} ${consent} ${hidden} ${kind}`;
    for (const consent of [null, 'before']) {
      expect(answerOf(file('albums ticked live', consent, 'shown')), 'the last of two').toEqual(ravi);
      expect(answerOf(file('albums ticked live', consent, 'hidden'))).toEqual(none);
      expect(answerOf(file('albums unticked live', consent, 'shown'))).toEqual(none);
      expect(answerOf(file('albums ticked live', consent, 'shown', 'document'))).toEqual(none);
      expect(answerOf(file('news ticked live', consent, 'shown'))).toEqual(none);
    }
    for (const consent of ['nobody', 'agreed', 'everyone'])
      for (const hidden of ['shown', 'hidden'] as const)
        expect(answerOf(file('albums ticked live', consent, hidden)), 'an answer stays').toEqual([
          consent,
          'asha',
          'Asha',
          EARLIER,
        ]);
    const stored = await database.reads.selectFrom('replaced_files').select('stored').execute();
    expect(stored).toEqual([{ stored: '{"file":{"consent":null}}' }]);
  });

  test('photos that were not released are hidden, also where they can be restored, and keep their position', async () => {
    const database = await filled();
    const count = async () =>
      (await sql<{ many: number }>`select count(*) as many from attachments`.execute(database.reads)).rows;
    const before = await count();
    await migrate(database, migrations);
    expect(await count()).toEqual(before);
    for (const hidden of [0, 1]) {
      const rows = await database.reads
        .selectFrom('attachments')
        .select('media_id')
        .where('hidden', '=', hidden)
        .where('media_id', '!=', 'shared')
        .execute();
      expect(rows.length).toBeGreaterThan(100);
      const name = [' shown ', ' hidden '][hidden]!;
      expect(rows.filter(({ media_id }) => !media_id.includes(name))).toEqual([]);
    }
    const removed = await database.reads
      .selectFrom('removed_photos')
      .select(['media_id', 'hidden'])
      .orderBy('media_id')
      .execute();
    expect(removed).toEqual([
      { media_id: 'hidden', hidden: 1 },
      { media_id: 'shown', hidden: 0 },
    ]);
  });
});

/** Every combination of the previous columns, in the tables of the first migration. */
async function fill(database: Database): Promise<void> {
  const rows: Record<string, Record<string, unknown>[]> = {
    schools: [{ code: 'LFIS', profile: '{}', created_at: EARLIER, updated_at: EARLIER }],
    content_items: [],
    media_files: [],
    attachments: [],
    album_consents: [],
    removed_photos: [0, 1].map((released) => ({
      removal_id: 'removal',
      album_id: 'albums ticked live',
      media_id: released ? 'shown' : 'hidden',
      position: 0,
      alt: '',
      caption: '',
      alt_confirmed: 1,
      released,
      decorative: 0,
      removed_at: NOW,
    })),
    replaced_files: [
      {
        path: 'old',
        media_id: 'shared',
        replaced_at: NOW,
        replaced_by: 'Asha',
        stored: '{"file":{"consent":"before"}}',
      },
    ],
  };
  const show = (item_type: string, item_id: string, media_id: string, released: number) =>
    rows['attachments']!.push({
      item_type,
      item_id,
      role: 'attachments',
      position: rows['attachments']!.length,
      media_id,
      alt: '',
      caption: '',
      released,
    });
  const addFiles = (type: string, id: string) => {
    for (const consent of consents)
      for (const kind of ['image', 'document'])
        for (const released of [0, 1])
          for (const withdrawn_at of [null, EARLIER]) {
            const mediaId = `${id} ${consent} ${released ? 'shown' : 'hidden'} ${kind}${withdrawn_at ? ' withdrawn' : ''}`;
            rows['media_files']!.push({ ...fileOf(mediaId), kind, withdrawn_at, ...answerOf(consent) });
            show(type, id, mediaId, released);
          }
  };
  for (const type of ['albums', 'news'])
    for (const ticked of ['ticked', 'unticked'])
      for (const [state, columns] of Object.entries(states)) {
        const id = `${type} ${ticked} ${state}`;
        rows['content_items']!.push({ ...itemOf(type, id), ...columns });
        addFiles(type, id);
        if (ticked === 'ticked')
          for (const [at, name] of [
            [EARLIER, 'Asha'],
            [LATER, 'Ravi'],
          ])
            rows['album_consents']!.push({
              id: `${id} ${name}`,
              album_id: id,
              staff_id: name!.toLowerCase(),
              staff_name: name,
              photos: 1,
              consented_at: at,
            });
      }
  addFiles('pages', 'LFIS/hero-1');
  addFiles('pages', 'OTHER/hero-1');
  rows['media_files']!.push(fileOf('shared'));
  show('albums', 'albums ticked live', 'shared', 0);
  show('albums', 'albums unticked live', 'shared', 1);
  for (const [table, all] of Object.entries(rows))
    for (const part of inBatches(all))
      await database.writes
        .insertInto(table as 'attachments')
        .values((table === 'schools' ? part : part.map((row) => ({ school_code: 'LFIS', ...row }))) as never)
        .execute();
}

const itemOf = (type: string, id: string) => ({
  type,
  id,
  title: id,
  day: '2026-11-01',
  status: 'published',
  publish_from: EARLIER,
  expire_at: null,
  deleted_at: null,
  created_at: EARLIER,
  updated_at: EARLIER,
  fields: '{}',
});

const fileOf = (id: string) => ({
  id,
  path: id,
  kind: 'image',
  content_type: 'image/jpeg',
  bytes: 1,
  source_sha256: id,
  created_at: EARLIER,
  consent: null,
  consent_by_id: '',
  consent_by: '',
  consent_at: null,
});

const answerOf = (consent: string | null) =>
  consent === null || consent === 'before'
    ? { consent }
    : { consent, consent_by_id: 'asha', consent_by: 'Asha', consent_at: EARLIER };

/** The query from before this migration. */
async function publicBefore(database: Database, now: Date): Promise<string[]> {
  const instant = now.toISOString();
  const { rows } = await sql<{ id: string }>`select id from media_files
    where school_code = 'LFIS' and withdrawn_at is null and exists (select 1 from attachments
      where attachments.school_code = 'LFIS' and attachments.media_id = media_files.id and attachments.released = 1
      and (exists (select 1 from content_items where content_items.school_code = 'LFIS'
          and content_items.type = attachments.item_type and content_items.id = attachments.item_id
          and deleted_at is null and status = 'published' and publish_from <= ${instant}
          and (expire_at is null or expire_at > ${instant}))
        or (attachments.item_type = 'pages' and attachments.item_id like 'LFIS/%')))
    order by id`.execute(database.reads);
  return rows.map(({ id }) => id);
}

async function publicAfter(database: Database, now: Date): Promise<string[]> {
  const rows = await database.reads
    .selectFrom('media_files')
    .select('id')
    .where(shownNow('LFIS', now))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
