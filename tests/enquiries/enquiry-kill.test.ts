import { expect, test, vi } from 'vitest';
import type { Misbehaviour } from '../../scripts/lib/smtp-sink.ts';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openMailSink } from '#tests/support/staff/site-with-mail.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { longTest, runsEverything } from '#tests/support/tier.ts';

const KILLING = { timeout: 120_000 };
const post = (url: string) =>
  fetch(`${url}/api/form/LFIS/dif`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodEnquiry),
  });

/** The state of the mail when the process is killed, and how many copies arrive in the end. */
const moments: [when: string, Misbehaviour, copies: number][] = [
  ['before the server has said a word', { at: 'connect', does: 'hang' }, 1],
  ['in the middle of the mail', { at: 'data', does: 'hang' }, 1],
  ['after it was accepted and before that is written down', { at: 'end', does: 'hang' }, 2],
];

onAnyEngine((_open, engine) => {
  test.each(runsEverything ? moments : [moments[1]!])(
    'killed %s, the next start delivers',
    KILLING,
    async (_when, moment, copies) => {
      const home = await migratedServerData(engine);
      const sink = await openMailSink();
      const settings = {
        ...home.settings,
        ...sink.settings,
        DEMO_SCHOOL: 'off',
        ENQUIRY_TO: 'office@school.example',
        SITE_URL: 'https://school.example',
      };
      sink.misbehave(moment);
      const doomed = await startServer(settings);
      expect((await post(doomed.url)).status).toBe(201);
      await vi.waitFor(() => expect(sink.reached(moment.at)).toBe(true), { timeout: 30_000 });
      expect(await doomed.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
      const { reads, writes } = home.open();
      const enquiry = () =>
        reads.selectFrom('enquiries').select(['id', 'delivery']).executeTakeFirstOrThrow();
      expect(await enquiry()).toMatchObject({ delivery: 'waiting' });

      sink.misbehave(undefined);
      // As if the dead process's lease of two minutes had expired.
      await writes.updateTable('jobs').set({ lease_until: '2020-01-01T00:00:00.000Z' }).execute();
      const next = await startServer(settings);
      await vi.waitFor(async () => expect(await enquiry()).toMatchObject({ delivery: 'delivered' }), {
        timeout: 30_000,
      });
      expect((await post(next.url)).status, 'sent again by its sender').toBe(201);
      await next.stop();
      const { id } = await enquiry();
      expect(sink.received.map(({ messageId }) => messageId)).toEqual(
        Array.from({ length: copies }, () => `<enquiry.${id}@school.example>`),
      );
    },
  );

  longTest('a mail server that hangs holds the stop up no longer than it may take', KILLING, async () => {
    const home = await migratedServerData(engine);
    const sink = await openMailSink();
    sink.misbehave({ at: 'sender', does: 'hang' });
    const server = await startServer({
      ...home.settings,
      ...sink.settings,
      DEMO_SCHOOL: 'off',
      ENQUIRY_TO: 'a@school.example',
      STOP_WITHIN_SECONDS: '1',
    });
    await post(server.url);
    await vi.waitFor(() => expect(sink.reached('sender')).toBe(true), { timeout: 30_000 });
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    expect(server.stdout()).toContain('some jobs did not finish in time');
    expect(server.stderr()).toBe('');
    const jobs = await home.open().reads.selectFrom('jobs').select('state').execute();
    expect(jobs.every(({ state }) => state === 'waiting')).toBe(true);
  });

  test('a normal stop waits for a mail that is being sent and records it', KILLING, async () => {
    const home = await migratedServerData(engine);
    const sink = await openMailSink();
    const settings = {
      ...home.settings,
      ...sink.settings,
      DEMO_SCHOOL: 'off',
      ENQUIRY_TO: 'a@school.example',
    };
    const server = await startServer({ ...settings, LOG_LEVEL: 'info' });
    const release = sink.delayNext();
    await post(server.url);
    await vi.waitFor(() => expect(sink.received).toHaveLength(1), { timeout: 30_000 });
    server.send('SIGTERM');
    await server.printed(/"stopping/);
    release();
    expect(await server.ended).toEqual({ code: 0, signal: null });
    const kept = await home.open().reads.selectFrom('enquiries').select('delivery').execute();
    expect(kept).toEqual([{ delivery: 'delivered' }]);
    expect(sink.received).toHaveLength(1);
  });
});
