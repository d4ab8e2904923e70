import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#app/platform/db/database.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { expectProblem } from '#tests/support/http/problem-answer.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const FORM = '/api/form/LFIS/dif';

onAnyEngine((open, engine) => {
  test('while the database is locked the sender is told so; sent again it is accepted, once', async () => {
    const database = await open();
    const site = await openSite(database);
    await sendEnquiry(site, { message: 'Before it was locked' });
    const unlock = await lock(database, site);
    const refused = await site.post(FORM, { ...goodEnquiry, key: 'a' });
    expect(refused.headers.get('retry-after')).toBe('30');
    await expectProblem(refused, 'unavailable');
    await unlock();
    const receipts = [await sendEnquiry(site, { key: 'a' }), await sendEnquiry(site, { key: 'a' })];
    expect(new Set(receipts).size).toBe(1);
    const { enquiries, jobs } = await allRows(database);
    expect([enquiries!.length, jobs!.length]).toEqual([2, 2]);
  });

  /** Another connection holds the table, and the timeout is short. */
  async function lock(database: TestDatabase, site: TestSite): Promise<() => Promise<void>> {
    if (engine === 'sqlite') {
      await sql`pragma busy_timeout = 50`.execute(database.writes);
      const other = new DatabaseSync(join(database.where.dataDir, 'school.sqlite'));
      other.exec('begin immediate');
      return async () => {
        other.exec('rollback');
        other.close();
      };
    }
    const url = database.where.databaseUrl!;
    await sql
      .raw(`alter database ${new URL(url).pathname.slice(1)} set lock_timeout = '200ms'`)
      .execute(database.writes);
    const impatient = openDatabase(database.where);
    onTestFinished(() => impatient.close());
    site.services.database = impatient;
    const other = new pg.Client(url);
    await other.connect();
    await other.query('begin; lock table enquiries in exclusive mode');
    return () => other.end();
  }

  if (engine === 'sqlite')
    test('with a full disk nothing is acknowledged and nothing half stored; with space again it works', async () => {
      const database = await open();
      const site = await openSite(database);
      await sendEnquiry(site, { message: 'While there was room' });
      const before = await allRows(database);
      // Without the free pages that dropped tables left in the file.
      await sql`vacuum`.execute(database.writes);
      const pages = await sql<{ page_count: number }>`pragma page_count`.execute(database.writes);
      await sql.raw(`pragma max_page_count = ${pages.rows[0]!.page_count}`).execute(database.writes);
      const message = 'x'.repeat(4000);
      let refused = 0;
      for (let number = 0; number < 10; number++) {
        const response = await site.post(FORM, { ...goodEnquiry, message, key: String(number) });
        if (response.status !== 201) refused += 1;
        else expect(refused, 'once it is full it stays full').toBe(0);
      }
      expect(refused).toBeGreaterThan(0);
      const full = await allRows(database);
      expect(full.enquiries!.length - before.enquiries!.length).toBe(10 - refused);
      expect(full.jobs!.length).toBe(full.enquiries!.length);
      await sql`pragma max_page_count = 1000000`.execute(database.writes);
      await sendEnquiry(site, { message: 'There is room again' });
    });
});
