import { expect, vi } from 'vitest';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { openMailSink } from '#tests/support/staff/site-with-mail.ts';
import { longTest } from '#tests/support/tier.ts';

onAnyEngine((_open, engine) => {
  longTest(
    'a job that runs at two deaths of the server is parked: the third start does not run it, and says so',
    { timeout: 180_000 },
    async () => {
      const home = await migratedServerData(engine);
      const sink = await openMailSink();
      const settings = {
        ...home.settings,
        ...sink.settings,
        DEMO_SCHOOL: 'off',
        STOP_WITHIN_SECONDS: '1',
      };
      const { reads, writes } = home.open();
      const job = () =>
        reads.selectFrom('jobs').selectAll().where('kind', '=', 'send-staff-mail').executeTakeFirstOrThrow();
      const letLeaseRunOut = () =>
        writes.updateTable('jobs').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute();
      /** Starts it, waits until the job is running, and ends it. */
      const startAndEnd = async (signal: 'SIGKILL' | 'SIGTERM', first = false) => {
        await letLeaseRunOut();
        const { attempts } = first ? { attempts: 0 } : await job();
        const server = await startServer(settings);
        if (first)
          await writes.transaction().execute((transaction) =>
            sendToStaff(transaction, {
              schoolCode: SCHOOL,
              to: { email: 'asha@school.example', name: 'Asha' },
              now: new Date(),
              mail: { subject: 'Welcome', text: 'Welcome to the studio.' },
            }),
          );
        await vi.waitFor(async () => expect((await job()).attempts).toBeGreaterThan(attempts), {
          timeout: 30_000,
        });
        await vi.waitFor(() => expect(sink.reached('sender')).toBe(true), { timeout: 30_000 });
        await server.stop(signal);
      };

      sink.misbehave({ at: 'sender', does: 'hang' });
      await startAndEnd('SIGKILL', true);
      expect(await job()).toMatchObject({ state: 'waiting', unfinished_runs: 1 });
      // A normal stop does not count as a death, even if the job does not end in time.
      await startAndEnd('SIGTERM');
      expect(await job()).toMatchObject({ state: 'waiting', unfinished_runs: 1 });
      await startAndEnd('SIGKILL');
      expect(await job()).toMatchObject({ state: 'waiting', unfinished_runs: 2 });

      sink.misbehave(undefined);
      await letLeaseRunOut();
      const third = await startServer(settings);
      await vi.waitFor(async () => expect(await job()).toMatchObject({ state: 'dead' }), { timeout: 30_000 });
      expect(sink.received).toEqual([]);
      await third.printed(/ALARM: the server crashed twice while this job ran/);
      expect(await (await fetch(`${third.url}/metrics`)).text()).toMatch(/^jobs_parked 1$/m);
      await third.stop();
    },
  );
});
