import { expect, test } from 'vitest';
import { receiveEnquiry } from '#app/features/enquiries/commands.server.ts';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { compareWithDatabase } from '../scripts/lib/crash-comparison.ts';
import { runCrashRounds } from '../scripts/lib/crash-rounds.ts';
import { emptyHome } from './support/empty-home.ts';
import { onEachEngine } from './support/engines.ts';
import { foundTestSchool, SCHOOL } from './support/school.ts';

onEachEngine((open, engine) => {
  test('a server that is killed while it is busy has lost nothing that it acknowledged', async () => {
    const report = await runCrashRounds(3, await emptyHome(engine));
    expect(report).toMatchObject({ rounds: 3, faults: [], enquiries: { lost: 0 }, visits: { lost: 0 } });
    expect(report.enquiries.acknowledged).toBeGreaterThan(0);
    expect(report.visits.acknowledged).toBeGreaterThan(0);
    expect(report.integrity).toBe(engine === 'sqlite' ? 'ok' : 'not asked');
  });

  test('the comparison would notice a loss, a stray job and a count that does not add up', async () => {
    const database = await open();
    await foundTestSchool(database);
    const at = new Date();
    const message = 'When does the term begin?';
    const enquiry = { name: 'A Parent', email: 'parent@example.com', phone: '12345', message };
    const browser = { address: '10.0.0.1', userAgent: 'Mozilla/5.0 Firefox/140.0' };
    const { receipt } = await receiveEnquiry(database.writes, SCHOOL, at, enquiry);
    await registerVisit(database.writes, SCHOOL, at, browser);
    const kept = {
      enquiries: [{ receipt, message }],
      visits: [{ ...browser, at }],
      visitsInFlight: 0,
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
    };
    expect(await compareWithDatabase(database, more)).toMatchObject({
      enquiries: { acknowledged: 2, found: 1, lost: 1 },
      visits: { acknowledged: 2, counted: 1, lost: 1 },
      faults: [
        '1 acknowledged enquiries are lost',
        '1 acknowledged visits are lost',
        '1 visits are counted; 2 acknowledged, 0 in flight',
      ],
    });

    await database.writes.deleteFrom('enquiries').execute();
    await database.writes.deleteFrom('visit_marks').execute();
    expect((await compareWithDatabase(database, { ...kept, enquiries: [], visits: [] })).faults).toEqual([
      '0 enquiries have 1 jobs, of 1 altogether',
      '1 visits are counted; 0 acknowledged, 0 in flight',
      'the total is 1, the days have 1, there are 0 marks',
    ]);
  });
});
