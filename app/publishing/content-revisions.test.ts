import { expect, test } from 'vitest';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publishAlbum, SCHOOL } from '#tests/support/content/school.ts';
import { highlights } from '#app/features/highlights/content-type.ts';
import { publicRow } from '#tests/support/content/add-content.ts';
import { createLog } from '#app/platform/log.ts';
import { changeContent } from '../platform/content/content-change.ts';
import { watchContentRevisions } from './content-revisions.ts';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachEngine((open) => {
  async function watched() {
    const database = await open();
    await createTestSchool(database);
    const clock = { now: NOW };
    const revisions = watchContentRevisions({
      db: database.reads,
      clock: () => clock.now,
      log: createLog('silent'),
    });
    return { database, clock, revisions };
  }

  test('a change raises the revision, and a failed change does not', async () => {
    const { database, revisions } = await watched();
    expect(revisions.of(SCHOOL).revision).toBe(0);
    await publishAlbum(database);
    await publishAlbum(database);
    const failing = changeContent(database.writes, SCHOOL, NOW, () => Promise.reject(new Error('half-way')));
    await expect(failing).rejects.toThrow('half-way');
    await revisions.refresh();
    expect(revisions.of(SCHOOL).revision).toBe(2);
  });

  test('a change and its revision become visible together or not at all', async () => {
    const { database } = await watched();
    await expect(
      changeContent(database.writes, SCHOOL, NOW, async (change) => {
        await change.insertInto('content_items').values(highlight('a')).execute();
        await change.insertInto('content_items').values(highlight('a')).execute();
      }),
    ).rejects.toThrow();
    expect(await countHighlights(database)).toBe(0);
  });

  test('twenty concurrent changes raise it by twenty', async () => {
    const { database, revisions } = await watched();
    await Promise.all(Array.from({ length: 20 }, () => publishAlbum(database)));
    await revisions.refresh();
    expect(revisions.of(SCHOOL).revision).toBe(20);
  });

  test('the state is valid until the next publish or expiry falls due', async () => {
    const { database, clock, revisions } = await watched();
    await publishAlbum(database, { publishFrom: later(10) });
    await publishAlbum(database, { expireAt: later(5) });
    await publishAlbum(database, { publishFrom: later(1), status: 'draft' });
    await revisions.refresh();
    const first = revisions.of(SCHOOL);
    expect(first.until).toBe(later(5).getTime());
    await revisions.refresh();
    expect(revisions.of(SCHOOL)).toBe(first);

    clock.now = later(5);
    await revisions.refresh();
    expect(revisions.of(SCHOOL)).not.toBe(first);
    expect(revisions.of(SCHOOL).until).toBe(later(10).getTime());
    clock.now = later(10);
    await revisions.refresh();
    expect(revisions.of(SCHOOL).until, 'midnight at school').toBe(Date.parse('2026-11-15T18:30:00Z'));
  });

  test('a result is computed once while the content is unchanged', async () => {
    const { database, clock, revisions } = await watched();
    await publishAlbum(database, { publishFrom: later(10) });
    await revisions.refresh();
    let worked = 0;
    const ask = () => revisions.cached(SCHOOL, 'count', async () => ++worked);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);

    await publishAlbum(database);
    await revisions.refresh();
    expect(await ask()).toBe(2);
    clock.now = later(11);
    expect(await ask()).toBe(3);
  });

  test('a failed result is not cached', async () => {
    const { revisions } = await watched();
    await expect(revisions.cached(SCHOOL, 'count', () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await revisions.cached(SCHOOL, 'count', async () => 7)).toBe(7);
  });
});

const highlight = (id: string) =>
  publicRow(highlights, { id, schoolCode: SCHOOL, now: NOW, texts: { title: 'Twice the same id' } });

async function countHighlights(database: TestDatabase): Promise<number> {
  const items = database.reads.selectFrom('content_items').where('type', '=', 'highlights');
  return (await items.select('id').execute()).length;
}
