import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Misbehaviour } from '../../scripts/lib/smtp-sink.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import {
  SHORT_TIMEOUTS,
  openSiteWithMail,
  sendEnquiry,
  workerOf,
} from '#tests/support/staff/site-with-mail.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const YEAR_MS = 365 * 86_400_000;
const stateOf = async (database: TestDatabase) => {
  const { jobs, enquiries } = await allRows(database);
  return { job: jobs![0]!, enquiry: enquiries![0]! };
};

/** The mail server's fault, the job's error, and how many copies have arrived in the end. */
const faults: [Misbehaviour, says: RegExp, copies: number][] = [
  [{ at: 'connect', does: 421 }, /^SMTP(: ECONNECTION| 421)/, 1],
  [{ at: 'sender', does: 421 }, /^SMTP 421 at EENVELOPE MAIL FROM$/, 1],
  [{ at: 'sender', does: 451 }, /^SMTP 451 at EENVELOPE MAIL FROM$/, 1],
  [{ at: 'recipient', does: 451 }, /^SMTP 451 at EENVELOPE RCPT TO$/, 1],
  [{ at: 'recipient', does: 550 }, /^SMTP 550 at EENVELOPE RCPT TO$/, 1],
  [{ at: 'end', does: 451 }, /^SMTP 451 at EMESSAGE DATA$/, 2],
  [{ at: 'end', does: 554 }, /^SMTP 554 at EMESSAGE DATA$/, 2],
  [{ at: 'connect', does: 'hang' }, /^SMTP: ETIMEDOUT CONN/, 1],
  [{ at: 'sender', does: 'hang' }, /^SMTP: ETIMEDOUT CONN/, 1],
  [{ at: 'end', does: 'hang' }, /^SMTP: ETIMEDOUT CONN/, 2],
  [{ at: 'connect', does: 'drop' }, /^SMTP: E(CON|SOCKET)/, 1],
  [{ at: 'data', does: 'drop' }, /^SMTP: E(CON|SOCKET)/, 1],
  [{ at: 'end', does: 'drop' }, /^SMTP: E(CON|SOCKET)/, 2],
];

onAnyEngine((open, engine) => {
  test.each(faults)('a mail server with the fault %j loses nothing', async (fault, says, copies) => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database);
    const message = 'क'.repeat(3000);
    expect(await sendEnquiry(site, { message }), 'the sender has a receipt').toMatch(/^LFIS-/);
    sink.misbehave(fault);
    expect(await runDue(SHORT_TIMEOUTS)).toBe(1);
    const failed = await stateOf(database);
    expect(failed.enquiry).toMatchObject({ message, delivery: 'waiting' });
    expect(failed.job).toMatchObject({ state: 'waiting', attempts: 1, lease_until: null });
    expect(failed.job.last_error).toMatch(says);

    expect(await runDue(), 'not before its time').toBe(0);
    sink.misbehave(undefined);
    passTime(45_000);
    expect(await runDue()).toBe(1);
    expect(await stateOf(database)).toMatchObject({
      enquiry: { delivery: 'delivered' },
      job: { state: 'done', attempts: 2, last_error: null },
    });
    expect(sink.received).toHaveLength(copies);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size, 'one Message-ID').toBe(1);
  });

  test('a server that trickles its answer without an end is abandoned', async () => {
    const database = await open();
    const { site, sink } = await openSiteWithMail(database);
    await sendEnquiry(site);
    sink.misbehave({ at: 'sender', does: 'hang' });
    const { runDue } = workerOf(site, { ...SHORT_TIMEOUTS, silence: 60_000, whole: 300 });
    await runDue();
    expect((await stateOf(database)).job).toMatchObject({
      state: 'waiting',
      last_error: 'SMTP: took too long',
    });
  });

  test('a server without encryption gets nothing unless that is allowed', async () => {
    const database = await open();
    const { site, sink, runDue } = await openSiteWithMail(database, { SMTP_SECURITY: 'starttls' });
    await sendEnquiry(site);
    await runDue();
    expect(sink.received).toEqual([]);
    const { job } = await stateOf(database);
    expect(job).toMatchObject({ state: 'waiting', last_error: expect.stringMatching(/^SMTP.*ETLS/) });
  });

  test('without a server at the mail address it waits', async () => {
    const database = await open();
    const { site, runDue } = await openSiteWithMail(database, { SMTP_PORT: '1' });
    await sendEnquiry(site);
    await runDue();
    const { job } = await stateOf(database);
    expect(job).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(job.last_error).toContain('ECONNREFUSED');
  });

  test('a clock that jumps ahead or back neither ends a mail nor delays it', async () => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database);
    await sendEnquiry(site, { message: 'Before the clock jumped ahead' });
    sink.misbehave({ at: 'sender', does: 451 });
    await runDue();
    passTime(YEAR_MS);
    await runDue();
    expect((await stateOf(database)).job).toMatchObject({ state: 'waiting', attempts: 2 });
    await sendEnquiry(site, { message: 'While the clock was wrong' });
    passTime(-YEAR_MS);
    sink.misbehave(undefined);
    await runDue();
    expect((await allRows(database)).enquiries!.map(({ delivery }) => delivery)).toEqual([
      'delivered',
      'delivered',
    ]);
    expect(sink.received).toHaveLength(2);
  });

  if (engine === 'sqlite')
    test('with the database locked after the mail was sent, the result is recorded once it is free', async () => {
      const database = await open();
      const { site, sink, runDue } = await openSiteWithMail(database);
      await sendEnquiry(site);
      const other = new DatabaseSync(join(database.where.dataDir, 'school.sqlite'));
      await database.writes.executeQuery({ sql: 'pragma busy_timeout = 10', parameters: [] } as never);
      sink.onceReceived(() => {
        other.exec('begin immediate');
        setTimeout(() => other.exec('commit'), 400);
      });
      await runDue();
      other.close();
      expect(await stateOf(database)).toMatchObject({
        enquiry: { delivery: 'delivered' },
        job: { state: 'done', attempts: 1 },
      });
      expect(sink.received).toHaveLength(1);
    });
});
