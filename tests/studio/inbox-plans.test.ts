import { type Compilable, CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { selectAuditEntriesAbout } from '#app/access/audit/queries.server.ts';
import { selectFigures, selectMine, selectNew } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { selectInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { selectUpcomingChanges, selectDrafts } from '#app/publishing/upcoming-changes.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';

const states = ['new', 'in-progress', 'answered', 'spam', 'test'] as const;

onEachEngine((open, engine) => {
  test('every list walks an index in order and sorts nothing, and the counts read no row', async () => {
    const database = await open({ unused: true });
    await createTestSchool(database);
    await keepEnquiries(
      database,
      Array.from({ length: 2000 }, (_, index) =>
        enquiryRow({
          minutesAgo: index,
          state: states[index % 5],
          assigned_to_id: [null, 'x', 'y'][index % 3]!,
        }),
      ),
    );
    if (engine === 'postgres') await sql`vacuum analyze enquiries`.execute(database.writes);
    const db = database.reads;
    const cursor = { receivedAt: NOW.toISOString(), id: 'x' };
    for (const toward of ['older', 'newer'] as const) {
      const query = { schoolCode: SCHOOL, toward, limit: 26 };
      const whole = await explain(database, selectInbox(db, { ...query, cursor }).select('name'));
      expect(whole).toMatch(uses('enquiries_newest'));
      const ofState = await explain(
        database,
        selectInbox(db, { ...query, state: 'new', cursor }).select('name'),
      );
      expect(ofState).toMatch(uses('enquiries_by_state'));
      const searched = await explain(
        database,
        selectInbox(db, { ...query, q: 'asha', cursor }).select('name'),
      );
      const mine = await explain(
        database,
        selectInbox(db, { ...query, staffId: 'x', state: 'mine', cursor }).select('name'),
      );
      expect(mine).toMatch(uses('enquiries_of_person'));
      for (const plan of [whole, ofState, searched, mine])
        expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|^SCAN/m);
    }
    const undelivered = selectInbox(db, {
      schoolCode: SCHOOL,
      state: 'undelivered',
      toward: 'older',
      limit: 26,
    });
    expect(await explain(database, undelivered.select('id'))).toMatch(uses('enquiries_undelivered'));
    const counted = {
      ...selectFigures(db, SCHOOL),
      new: selectNew(db, SCHOOL),
      mine: selectMine(db, SCHOOL, 'x'),
    };
    for (const [name, figure] of Object.entries(counted)) {
      const plan = await explain(database, figure);
      expect(plan, name).toMatch(engine === 'sqlite' ? /USING COVERING INDEX enquiries_/ : /Index Only Scan/);
      expect(plan, name).not.toMatch(/TEMP B-TREE|Sort/);
    }
  });

  test('what was done with one enquiry is read from its index, in order', async () => {
    const database = await open({ unused: true });
    const about = selectAuditEntriesAbout(database.reads, SCHOOL, { type: 'enquiries', id: 'x' });
    const plan = await explain(database, about);
    expect(plan).toMatch(uses('audit_entries_about'));
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
  });

  test('drafts are read from the index of drafts', async () => {
    const database = await open({ unused: true });
    const drafts = selectDrafts(database.reads, SCHOOL);
    for (const query of [
      drafts.select('title').orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(8),
      drafts.select((eb) => eb.fn.countAll().as('count')),
    ])
      expect(await explain(database, query)).toMatch(uses('content_items_drafts'));
  });

  test('scheduled changes are read from the indexes by time', async () => {
    const database = await open({ unused: true });
    const until = new Date(NOW.getTime() + 14 * 86_400_000);
    const plan = await explain(
      database,
      selectUpcomingChanges({ schoolCode: SCHOOL, now: NOW, until, limit: 8 }) as never,
    );
    expect(plan).toContain('content_items_begins');
    expect(plan).toContain('content_items_ends');
    expect(plan).toContain('content_drafts_due');
    expect(plan).not.toMatch(/Seq Scan|SCAN content_items( |$)/m);
  });
});

const uses = (index: string) => new RegExp(`(USING (COVERING )?INDEX|using) ${index}`);

function explain(database: TestDatabase, query: Compilable): Promise<string> {
  return database.reads.connection().execute(async (db) => {
    const { sql: text, parameters } = (query as { compile(db?: unknown): CompiledQuery }).compile(db);
    if (database.engine === 'postgres') {
      // Such a small table is normally scanned; the test needs the plan of a large one.
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set enable_${way} = off`).execute(db);
    }
    const verb = database.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`${verb} ${text}`, [...parameters]));
    return rows.map((row) => (row as { detail?: string }).detail ?? Object.values(row).join(' ')).join('\n');
  });
}
