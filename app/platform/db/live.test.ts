import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/support/engines.ts';
import { foundTestSchool, NOW, SCHOOL } from '#tests/support/school.ts';
import { changeContent, contentColumns } from './content-change.ts';
import type { Db } from './database.ts';
import { liveNow } from './live.ts';
import { type ContentColumns, type ContentTable, contentTables } from './schema.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR).toISOString();

const states: Record<string, Partial<ContentColumns>> = {
  live: { publish_from: at(-1) },
  'live from this very moment': { publish_from: at(0) },
  'live until later': { publish_from: at(-1), expire_at: at(1) },
  draft: { publish_from: at(-1), status: 'draft' },
  scheduled: { publish_from: at(1) },
  expired: { publish_from: at(-2), expire_at: at(-1) },
  'expired this very moment': { publish_from: at(-2), expire_at: at(0) },
  deleted: { publish_from: at(-1), deleted_at: at(-1) },
};

const ownColumns: Record<ContentTable, Record<string, string>> = {
  news_items: { title: '', description: '', date: '2026-01-01', from_date: '2026-01-01' },
  albums: { title: '', description: '', date: '2026-01-01' },
  videos: { title: '', date: '2026-01-01', video_url: '' },
  highlights: { title: '' },
  notifications: { title: '', description: '', url: '' },
  registrations: { title: '', url: '' },
  leadership_messages: { category: 'Chairman', message: '', name: '', designation: '' },
};

onEachEngine((open) => {
  test.each(contentTables)(
    'the public sees of %s only what is live now, of this school alone',
    async (table) => {
      const { writes, ...database } = await open();
      await foundTestSchool({ writes, ...database });
      await foundTestSchool({ writes, ...database }, 'OTHER');
      await changeContent(writes, SCHOOL, NOW, async (change) => {
        for (const [id, state] of Object.entries(states)) {
          await change
            .insertInto(table)
            .values(row(table, id, SCHOOL, state))
            .execute();
        }
        await change
          .insertInto(table)
          .values(row(table, 'of another school', 'OTHER', states.live!))
          .execute();
      });

      expect(await seen(writes, table, NOW)).toEqual([
        'live',
        'live from this very moment',
        'live until later',
      ]);
      expect(await seen(writes, table, new Date(at(1)))).toEqual([
        'live',
        'live from this very moment',
        'scheduled',
      ]);
    },
  );
});

function row(table: ContentTable, id: string, schoolCode: string, state: Partial<ContentColumns>) {
  return { ...contentColumns({ id, schoolCode, now: NOW }), ...ownColumns[table], ...state } as never;
}

async function seen(db: Db, table: ContentTable, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${liveNow(table, SCHOOL, now)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
