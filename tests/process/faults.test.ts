import { expect, inject, test } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { storeEnquiry } from '#app/features/enquiries/commands.server.ts';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { compareLedger, openLedger } from '../../scripts/faults/ledger.ts';
import { partsThatFail } from '../../scripts/faults/parts-that-fail.ts';
import { runFaults } from '../../scripts/faults/run-faults.ts';
import { brokenPromises, faultTable } from '../../scripts/faults/table.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { runsEverything } from '#tests/support/tier.ts';

test.runIf(inject('postgresUrl') && runsEverything)(
  'a replica killed, all restarted, PostgreSQL down: pages stay available, and acknowledged writes exist once',
  { timeout: 240_000 },
  async () => {
    const wanted = ['a replica killed', 'every replica restarted in turn', 'PostgreSQL down'];
    const faults = partsThatFail.filter(({ name }) => wanted.includes(name));
    const report = await runFaults(faults, { secondsAway: 4, demo: false, mails: false });
    expect(brokenPromises(report)).toEqual([]);
    expect(report.rows.map(({ name }) => name)).toEqual(faults.map(({ name }) => name));
    for (const { pages, writes } of report.rows) {
      expect(pages.requested).toBeGreaterThan(50);
      expect(writes.acknowledged).toBeGreaterThan(5);
    }
    const [killed, restarted] = report.rows;
    const refusals = ({ failures }: { failures: Map<string, number> }) =>
      [...failures.keys()].filter((why) => /^(enquiry|visit)/.test(why));
    // Requests that a replica was handling when it was killed are refused, not sent to another, because they
    // may have been written. The sender tries again, and most importantly all were acknowledged in the end,
    // each once.
    expect(refusals(killed!).filter((why) => !/: 50[23]$/.test(why))).toEqual([]);
    expect(refusals(restarted!)).toEqual([]);
    expect(faultTable(report.rows).split('\n')).toHaveLength(2 + faults.length);
  },
);

onEachEngine((open) => {
  test('the ledger detects what is lost and what exists twice', async () => {
    const database = await open();
    await createTestSchool(database);
    const now = new Date();
    const keep = (message: string, claim: string) =>
      storeEnquiry(database.writes, {
        schoolCode: SCHOOL,
        now,
        enquiry: { name: 'A Parent', email: 'parent@example.com', phone: '12345', message },
        state: 'new',
        acknowledge: false,
        repetition: { claim, withinMs: 0 },
      });
    const once = await keep('Once', 'a');
    const first = await keep('Twice', 'b');
    await keep('Twice', 'c');
    await registerVisit(database.writes, SCHOOL, now, {
      address: '10.0.0.1',
      userAgent: 'Mozilla/5.0 Firefox/140.0',
    });
    const ids = await database.reads.selectFrom('enquiries').select(['id', 'receipt']).execute();
    const mailOf = (receipt: string) => ({
      messageId: `<enquiry.${ids.find((row) => row.receipt === receipt)!.id}@localhost>`,
    });
    const ledger = {
      ...openLedger(),
      enquiries: [
        { during: 'rain', message: 'Once', receipt: once.receipt },
        { during: 'rain', message: 'Twice', receipt: first.receipt },
        { during: 'snow', message: 'Never', receipt: 'LFIS-NEVERWAS' },
      ],
      visits: 3,
      photos: [{ during: 'snow', uploadId: newId() }],
    };
    const found = await compareLedger(ledger, {
      database,
      received: [mailOf(once.receipt), mailOf(once.receipt)],
      visitsBefore: 0,
      isServed: async () => true,
    });
    expect(found.get('rain')).toEqual({
      lost: [`the e-mail about ${first.receipt} (waiting)`],
      twice: [`the enquiry ${first.receipt}`],
      mailsAgain: [`the e-mail about ${once.receipt}, 2 times`],
    });
    expect(found.get('snow')).toEqual({
      lost: ['the enquiry LFIS-NEVERWAS', `the photo ${ledger.photos[0]!.uploadId}`],
      twice: [],
      mailsAgain: [],
    });
    expect(found.get('all together')).toEqual({
      lost: ['2 visits'],
      twice: [],
      mailsAgain: [],
    });
  });
});
