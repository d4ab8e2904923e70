import { expect, test } from 'vitest';
import { publicRow } from '#tests/support/content/add-content.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { contentType } from '#app/publishing/content-type.ts';
import { listUpcoming, listWithin } from './upcoming-content.ts';

const days = contentType({
  name: 'days',
  place: 'news',
  icon: 'newspaper',
  words: { one: 'day', many: 'Days', new: 'New', about: '' },
  title: 'title',
  day: 'from',
  lastDay: 'until',
  order: 'coming-next',
  fields: [
    { name: 'title', kind: 'line', label: 'Title', max: 100 },
    { name: 'from', kind: 'day', label: 'From', max: 40 },
    { name: 'until', kind: 'day', label: 'Until', max: 40 },
  ],
  address: () => '/',
});

const query = { schoolCode: SCHOOL, now: NOW, limit: 10 };

onEachEngine((open) => {
  async function school() {
    const database = await open();
    await createTestSchool(database);
    const row = (id: string, from: string, until = '', state = {}) =>
      publicRow(days, { id, schoolCode: SCHOOL, now: NOW, texts: { title: id, from, until }, state });
    await publish(database, async (change) => {
      const rows = [
        row('last year', '2025-11-15'),
        row('yesterday', '2026-11-14'),
        row('holidays', '2026-10-30', '2026-11-15'),
        row('today', '2026-11-15'),
        row('week', '2026-11-16', '2026-11-20'),
        row('winter', '2026-12-25', '2027-01-05'),
        row('draft', '2026-11-16', '', { status: 'draft' }),
      ];
      await change.insertInto('content_items').values(rows).execute();
    });
    return database;
  }

  test('upcoming items begin with what is not over today, the next first', async () => {
    const { reads } = await school();
    const coming = async (more = {}) => {
      const items = await listUpcoming(reads, days, { ...query, today: '2026-11-15', ...more });
      return items.map(({ texts }) => texts.title);
    };
    expect(await coming()).toEqual(['holidays', 'today', 'week', 'winter']);
    expect(await coming({ offset: 1, limit: 2 })).toEqual(['today', 'week']);
    expect(await coming({ today: '2026-11-16' })).toEqual(['week', 'winter']);
    expect(await coming({ today: '2027-01-06' })).toEqual([]);
  });

  test('a month includes items that began before it and last into it', async () => {
    const { reads } = await school();
    const month = async (first: string, end: string) =>
      (await listWithin(reads, days, { ...query, first, end })).map(({ id }) => id);
    expect(await month('2026-11-01', '2026-12-01')).toEqual(['holidays', 'yesterday', 'today', 'week']);
    expect(await month('2027-01-01', '2027-02-01')).toEqual(['winter']);
    expect(await month('2026-10-01', '2026-11-01')).toEqual(['holidays']);
    expect(await month('2026-09-01', '2026-10-01')).toEqual([]);
  });
});
