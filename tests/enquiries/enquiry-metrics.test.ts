import { expect, test } from 'vitest';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { awayError, failingDatabase } from '#tests/support/database/failing-database.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/:own', '/api/form');

onAnyEngine((open, engine) => {
  test('/metrics reports what waits and since when, what failed, and what is held', async () => {
    const { site, sink, runDue, passTime } = await openSiteWithMail(await open());
    const metrics = async () => {
      const response = await site.get('/metrics');
      expect(response.status).toBe(200);
      const lines = (await response.text())
        .split('\n')
        .filter((line) => /^(jobs|oldest|enq|self)/.test(line));
      return Object.fromEntries(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
    };
    expect(await metrics()).toMatchObject({
      jobs_dead: 0,
      oldest_waiting_mail_seconds: 0,
      enquiries_kept_aside: 0,
      enquiries_undeliverable: 0,
      self_test_failed: 0,
      self_test_last_seconds: 0,
    });
    await sendEnquiry(site);
    await sendEnquiry(site, { topic: 'spam', message: 'Cheap pills for all' });
    passTime(90_000);
    expect(await metrics()).toMatchObject({
      'jobs_waiting{kind="deliver-enquiry"}': 1,
      oldest_waiting_mail_seconds: 90,
      enquiries_kept_aside: 1,
    });
    sink.misbehave({ at: 'recipient', does: 550 });
    await site.services.database.writes.updateTable('jobs').set({ attempts: 27 }).execute();
    await runDue();
    expect(await metrics()).toMatchObject({
      jobs_dead: 1,
      enquiries_undeliverable: 1,
      oldest_waiting_mail_seconds: 0,
    });

    site.services.database = failingDatabase(engine, awayError(engine));
    expect(Object.keys(await metrics()).filter((name) => !name.startsWith('jobs_total'))).toEqual([]);
  });
});
