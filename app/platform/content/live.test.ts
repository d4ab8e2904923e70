import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { PROFILE } from './school-items.ts';
import { contentTypes } from '#app/content-types.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import { changeContent, type ContentChange } from './content-change.ts';
import type { ContentType } from '../../publishing/content-type.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow, shownNow } from './live.ts';
import type { ContentItemTable } from '#app/platform/db/schema.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

const states: Record<string, Partial<ContentItemTable>> = {
  live: { publish_from: at(-1) },
  'live from this very moment': { publish_from: at(0) },
  'live until later': { publish_from: at(-1), expire_at: at(1) },
  draft: { publish_from: at(-1), status: 'draft' },
  scheduled: { publish_from: at(1) },
  expired: { publish_from: at(-2), expire_at: at(-1) },
  'expired this very moment': { publish_from: at(-2), expire_at: at(0) },
  deleted: { publish_from: at(-1), deleted_at: at(-1) },
};

onEachEngine((open) => {
  test.each(contentTypes)(
    'the public sees only live items of $name, and only of this school',
    async (type) => {
      const { writes, ...database } = await open();
      await createTestSchool({ writes, ...database });
      await createTestSchool({ writes, ...database }, 'OTHER');
      await changeContent(writes, SCHOOL, NOW, async (change) => {
        for (const [id, state] of Object.entries(states)) {
          await change
            .insertInto('content_items')
            .values(row(type, id, SCHOOL, state))
            .execute();
        }
        await change
          .insertInto('content_items')
          .values(row(type, 'of another school', 'OTHER', states.live!))
          .execute();
      });

      // Every school has a profile from the start.
      const always = type.name === PROFILE ? [PROFILE] : [];
      expect(await seen(writes, type, NOW)).toEqual([
        'live',
        'live from this very moment',
        'live until later',
        ...always,
      ]);
      expect(await seen(writes, type, new Date(at(1)))).toEqual([
        'live',
        'live from this very moment',
        ...always,
        'scheduled',
      ]);
    },
  );
});

onEachEngine((open, engine) => {
  test.each(contentTypes)(
    'the public gets the files of $name only while the items are live',
    async (type) => {
      const database = await open();
      const { writes } = database;
      for (const code of [SCHOOL, 'OTHER']) await createTestSchool(database, code);
      await changeContent(writes, SCHOOL, NOW, async (change) => {
        const items = Object.entries(states).map(([id, state]) => [id, SCHOOL, state] as const);
        for (const [id, code, state] of [...items, ['of another school', 'OTHER', states.live!] as const]) {
          await change
            .insertInto('content_items')
            .values(row(type, id, code, state))
            .execute();
          await giveFile(change, type.name, id);
        }
        await giveFile(change, type.name, 'live', { id: 'hidden', hidden: 1 });
        await giveFile(change, type.name, 'live', { id: 'withdrawn', withdrawn_at: at(-1) });
        await giveFile(change, 'pages', `${SCHOOL}/banner`);
        await giveFile(change, 'pages', 'OTHER/banner');
        await giveFile(change, 'pages', `${SCHOOL}2/banner`);
      });
      const shown = async (now: Date) => {
        const files = await writes
          .selectFrom('media_files')
          .select('id')
          .where(shownNow(SCHOOL, now))
          .execute();
        return files.map(({ id }) => id).sort();
      };
      const page = `file of ${SCHOOL}/banner`;
      expect(await shown(NOW)).toEqual([
        page,
        'file of live',
        'file of live from this very moment',
        'file of live until later',
      ]);
      expect(await shown(new Date(at(1)))).toEqual([
        page,
        'file of live',
        'file of live from this very moment',
        'file of scheduled',
      ]);
    },
  );

  test('whether a file is public is decided by indexes alone, however much content there is', async () => {
    const database = await open();
    const { writes } = database;
    await createTestSchool(database);
    await changeContent(writes, SCHOOL, NOW, async (change) => {
      for (let number = 0; number < 1500; number++) {
        const id = `item-${number}`;
        await change
          .insertInto('content_items')
          .values(row(albums, id, SCHOOL, states.live!))
          .execute();
        await giveFile(change, 'albums', id);
      }
    });
    if (engine === 'postgres')
      for (const table of ['content_items', 'attachments', 'media_files'])
        await sql`vacuum analyze ${sql.table(table)}`.execute(writes);
    const query = writes
      .selectFrom('media_files')
      .select('id')
      .where('path', '=', 'path of item-7')
      .where(shownNow(SCHOOL, NOW))
      .compile();
    const explained = await writes.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${engine === 'sqlite' ? 'query plan ' : ''}${query.sql}`, [
        ...query.parameters,
      ]),
    );
    const plan = explained.rows.map((line) => line['detail'] ?? line['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (content_items|attachments|media_files)|^SCAN/m);
  });
});

async function giveFile(
  change: ContentChange,
  item_type: string,
  item_id: string,
  { id = `file of ${item_id}`, hidden = 0, withdrawn_at = null as string | null } = {},
): Promise<void> {
  await change
    .insertInto('media_files')
    .values({
      id,
      school_code: SCHOOL,
      path: `path of ${item_id} ${id}`.replace(` file of ${item_id}`, ''),
      kind: 'image',
      content_type: 'image/jpeg',
      bytes: 1,
      width: 1,
      height: 1,
      thumbhash: null,
      placeholder: null,
      source_sha256: id,
      created_at: at(-1),
      withdrawn_at,
    })
    .execute();
  const position = ['hidden', 'withdrawn'].indexOf(id) + 1;
  await change
    .insertInto('attachments')
    .values({
      school_code: change.schoolCode,
      item_type,
      item_id,
      role: 'attachments',
      position,
      media_id: id,
      alt: '',
      caption: '',
      hidden,
    })
    .execute();
}

function row(type: ContentType, id: string, schoolCode: string, state: Partial<ContentItemTable>) {
  const texts = { title: '', ...(type.day && { [type.day]: '2026-01-01' }) };
  return publicRow(type, { id, schoolCode, now: NOW, texts, state });
}

async function seen(db: Db, type: ContentType, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from content_items where ${liveNow(type, SCHOOL, now)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
