import { expect, test } from 'vitest';
import { dayInIndia } from '#app/core/time/days.ts';
import { storeEnquiry } from '#app/features/enquiries/commands.server.ts';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { compareWithDatabase } from '../../scripts/lib/crash/crash-comparison.ts';
import { runCrashRounds } from '../../scripts/lib/crash/crash-rounds.ts';
import { emptyServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { createTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { runsEverything } from '#tests/support/tier.ts';

onAnyEngine((open, engine) => {
  test('a server killed under load has lost nothing that it acknowledged', { timeout: 240_000 }, async () => {
    const rounds = runsEverything ? 3 : 1;
    const report = await runCrashRounds(rounds, await emptyServerData(engine));
    expect(report).toMatchObject({
      rounds,
      faults: [],
      enquiries: { lost: 0 },
      visits: { lost: 0 },
      photos: { lost: 0, twice: 0 },
    });
    expect(report.enquiries.acknowledged).toBeGreaterThan(0);
    expect(report.visits.acknowledged).toBeGreaterThan(0);
    expect(report.photos.acknowledged).toBeGreaterThan(0);
    expect(report.mails.missing).toBe(0);
    expect(report.mails.delivered).toBeGreaterThanOrEqual(report.enquiries.acknowledged);
    expect(report.integrity).toBe(engine === 'sqlite' ? 'ok' : 'not asked');
  });

  // Just after midnight, a visit is recorded under two hashes.
  const hours = ['00:10', '12:00'];
  const notices = 'at %s the comparison would notice a loss, a stray job and a count that does not add up';
  test.each(hours)(notices, async (hour) => {
    const database = await open();
    await createTestSchool(database);
    const at = new Date(`${dayInIndia(new Date())}T${hour}:00+05:30`);
    const message = 'When does the term begin?';
    const enquiry = { name: 'A Parent', email: 'parent@example.com', phone: '12345', message };
    const browser = { address: '10.0.0.1', userAgent: 'Mozilla/5.0 Firefox/140.0' };
    const { receipt } = await storeEnquiry(database.writes, {
      schoolCode: SCHOOL,
      now: at,
      enquiry,
      state: 'new',
      acknowledge: false,
      repetition: {
        claim: 'its words',
        withinMs: 0,
      },
    });
    await registerVisit(database.writes, SCHOOL, at, browser);
    const kept = {
      enquiries: [{ receipt, message }],
      visits: [{ ...browser, at }],
      visitsInFlight: 0,
      photos: [],
      refused: [],
    };
    expect(await compareWithDatabase(database, kept)).toMatchObject({
      enquiries: { acknowledged: 1, found: 1, lost: 0 },
      visits: { acknowledged: 1, counted: 1, lost: 0 },
      faults: [],
    });

    const more = {
      ...kept,
      enquiries: [...kept.enquiries, { receipt: 'LFIS-NEVERWAS', message }],
      visits: [...kept.visits, { ...browser, address: '10.0.0.2', at }],
      photos: ['neverwas'],
    };
    expect(await compareWithDatabase(database, more)).toMatchObject({
      enquiries: { acknowledged: 2, found: 1, lost: 1 },
      visits: { acknowledged: 2, counted: 1, lost: 1 },
      photos: { acknowledged: 1, lost: 1, twice: 0 },
      faults: [
        '1 acknowledged enquiries are lost',
        '1 acknowledged visits are lost',
        '1 visits are counted; 2 acknowledged, 0 in flight',
        '1 acknowledged photos are lost',
      ],
    });

    const { id } = await database.reads.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const mail = { messageId: `<enquiry.${id}@localhost>` };
    expect((await compareWithDatabase(database, kept, [mail])).faults).toEqual([
      '1 enquiries have not been delivered',
    ]);
    await database.writes.updateTable('enquiries').set({ delivery: 'delivered' }).execute();
    expect(await compareWithDatabase(database, kept, [mail, mail], 1)).toMatchObject({
      mails: { delivered: 1, missing: 0, duplicates: 1, maxCopies: 2 },
      faults: [],
    });
    expect((await compareWithDatabase(database, kept, [mail, mail, mail], 1)).faults).toEqual([
      '2 e-mails are duplicates, one was sent 3 times; there were 1 kills',
    ]);
    expect((await compareWithDatabase(database, kept, [])).faults).toEqual([
      '1 enquiries are marked as delivered but have not arrived',
    ]);

    await database.writes.deleteFrom('enquiries').execute();
    await database.writes.deleteFrom('visit_marks').execute();
    expect((await compareWithDatabase(database, { ...kept, enquiries: [], visits: [] })).faults).toEqual([
      '0 enquiries have 1 jobs, 1 in total',
      '1 visits are counted; 0 acknowledged, 0 in flight',
      'the total is 1, the days have 1, the visitors’ codes have 0',
    ]);
  });
});
