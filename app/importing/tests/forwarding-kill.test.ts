import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openOldSite } from '#app/importing/tests/support/open-old-site.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { longTest } from '#tests/support/tier.ts';

/** On each of two engines; more by hand: `HANDING_ON_KILLS=25`. */
const KILLS = Number(process.env['HANDING_ON_KILLS'] ?? 3);
const SCHOOL = 'LFIS';

/** Sends enquiries one after another until the server is gone; reports which were acknowledged. */
async function keepSending(url: string, round: number, acknowledged: Map<string, string>): Promise<void> {
  for (let number = 1; ; number++) {
    const message = `Question ${number} of round ${round}`;
    try {
      const answer = await fetch(`${url}/api/form/${SCHOOL}/dif`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.${round}.${number % 250}` },
        body: JSON.stringify({ name: 'Asha', email: 'asha@mail.example', phone: '98765 43210', message }),
      });
      if (answer.status === 201)
        acknowledged.set(message, ((await answer.json()) as { receipt: string }).receipt);
      // Gives the worker time for left-over enquiries, too.
      await wait(40);
    } catch {
      return;
    }
  }
}

onAnyEngine((_open, engine) => {
  longTest(
    'killed at any moment, no enquiry that was acknowledged is lost and none is forwarded twice',
    { timeout: 180_000 },
    async () => {
      const home = await migratedServerData(engine);
      const oldSite = await openOldSite('takes-its-time');
      const settings = {
        ...home.settings,
        ...oldSite.settings,
        SCHOOL_CODE: SCHOOL,
        DEMO_SCHOOL: 'off',
        SELF_TEST: 'off',
        BACKUP: 'off',
        TRUST_PROXY: 'on',
        LOG_LEVEL: 'silent',
        SITE_URL: 'https://school.example',
        ENQUIRY_TO: 'office@school.example',
      };
      await (await startServer(settings)).stop();
      const { reads, writes } = home.open();
      const nobody = { token: null, token_saved_at: null, remote_visitors: null, synced_at: null };
      await writes
        .insertInto('old_sites')
        .values({
          ...nobody,
          school_code: SCHOOL,
          address: oldSite.address,
          remote_school_code: 'OLD-1',
          forwards: 1,
          imported_visitors: null,
          visitors_imported_at: null,
          updated_at: '2026-11-15T06:00:00.000Z',
        })
        .execute();
      const acknowledged = new Map<string, string>();
      // Skips the two minutes of a dead worker's lease, and the pauses between attempts.
      const leaseIsOver = () =>
        writes
          .updateTable('jobs')
          .set({ lease_until: null, run_at: '2026-01-01T00:00:00.000Z' })
          .where('kind', 'in', ['forward-enquiry', 'deliver-enquiry'])
          .where('state', '=', 'waiting')
          .execute();
      for (let round = 1; round <= KILLS; round++) {
        const server = await startServer(settings);
        const sending = keepSending(server.url, round, acknowledged);
        // After the first one, so that there is something to interrupt.
        const before = acknowledged.size;
        await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), {
          timeout: 30_000,
          interval: 10,
        });
        await wait(Math.random() * 300);
        await server.stop('SIGKILL');
        await sending;
        await leaseIsOver();
      }
      const last = await startServer(settings);
      const rows = () =>
        reads
          .selectFrom('enquiries')
          .leftJoin('forwarded_enquiries', 'enquiry_id', 'enquiries.id')
          .select(['enquiries.id', 'message', 'receipt', 'forwarded_enquiries.state as handedOn', 'why'])
          .execute();
      const stillWaits = async () =>
        (await rows()).filter(
          ({ handedOn, why }) => handedOn === 'waiting' || !(handedOn === 'taken' || why),
        );
      await vi.waitFor(async () => expect(await stillWaits()).toEqual([]), {
        timeout: 60_000,
        interval: 250,
      });
      await last.stop();

      const kept = await rows();
      expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
      const receipts = new Map(kept.map(({ message, receipt }) => [message, receipt]));
      expect([...acknowledged].filter(([message, receipt]) => receipts.get(message) !== receipt)).toEqual([]);
      // Each has one row, and it arrived at most once.
      const copies = new Map<string, number>();
      for (const { key } of oldSite.read) copies.set(key!, (copies.get(key!) ?? 0) + 1);
      expect([...copies].filter(([, count]) => count > 1)).toEqual([]);
      const taken = kept.filter(({ handedOn }) => handedOn === 'taken');
      const unsure = kept.filter(({ handedOn }) => handedOn === 'unsure');
      expect(
        taken.filter(({ id }) => !copies.has(id)),
        'said to be there and is not',
      ).toEqual([]);
      expect(taken.length + unsure.length).toBe(kept.length);
      expect(unsure.length, 'one at most for each kill').toBeLessThanOrEqual(KILLS);
    },
  );
});
