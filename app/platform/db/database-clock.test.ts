import { expect, test } from 'vitest';
import { createLog } from '#app/platform/log.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { createDatabaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;

onEachEngine((open, engine) => {
  test('replicas use the database clock instead of their own; a single machine uses its own clock', async () => {
    const database = await open();
    const warnings: { aheadMs?: number }[] = [];
    const log = createLog('warn', { write: (line) => void warnings.push(JSON.parse(line)) });
    let aheadMs = 0;
    let counted = 0;
    const clock = createDatabaseClock(database, log, {
      system: () => new Date(Date.now() + aheadMs),
      counter: () => counted,
    });
    try {
      await clock.set();
      const began = clock.now().getTime();
      expect(Math.abs(began - Date.now())).toBeLessThan(HOUR_MS / 2);
      expect(warnings).toEqual([]);

      aheadMs = 26 * HOUR_MS;
      counted = 1000;
      const later = clock.now().getTime() - began;
      if (engine === 'postgres') expect(later).toBe(1000);
      else expect(later).toBeGreaterThan(25 * HOUR_MS);

      await clock.set();
      await clock.set();
      expect(warnings).toHaveLength(engine === 'postgres' ? 1 : 0);
      if (engine === 'postgres') expect(Math.round(warnings[0]!.aheadMs! / HOUR_MS)).toBe(26);
    } finally {
      clock.stop();
    }
  });
});

test('until the database was queried, the machine’s own clock is used', async () => {
  const reads = {} as never;
  const database = { engine: 'postgres', reads } as never;
  const system = () => new Date('2026-11-15T10:00:00Z');
  const clock = createDatabaseClock(database, createLog('silent'), { system });
  clock.stop();
  expect(clock.now()).toEqual(system());
});
