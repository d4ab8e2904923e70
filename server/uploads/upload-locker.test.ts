import { expect, test, vi } from 'vitest';
import { createTestSchool, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { databaseLocker } from './upload-locker.ts';

const neverStopped = new AbortController().signal;

onEachEngine((open) => {
  /** Two replicas with their own lockers and one database. */
  async function begin() {
    const database = await open();
    await createTestSchool(database);
    return { database, one: databaseLocker(database, SCHOOL), other: databaseLocker(database, SCHOOL) };
  }

  test('one request holds an upload; the next gets it when the first releases it', async () => {
    const { one, other } = await begin();
    const order: string[] = [];
    const first = one.newLock('u');
    await first.lock(neverStopped, () => undefined);
    const second = other.newLock('u');
    const waiting = second.lock(neverStopped, () => undefined).then(() => order.push('second'));
    order.push('first lets go');
    await first.unlock();
    await waiting;
    expect(order).toEqual(['first lets go', 'second']);
    await second.unlock();
  });

  test.each(['one', 'other'] as const)('the holder is notified that %s wants it', async (who) => {
    const lockers = await begin();
    const first = lockers.one.newLock('u');
    const release = vi.fn(() => void first.unlock());
    await first.lock(neverStopped, release);
    const second = lockers[who].newLock('u');
    await second.lock(neverStopped, () => undefined);
    expect(release).toHaveBeenCalled();
    await second.unlock();
  });

  test('uploads do not wait for each other', async () => {
    const { one, other } = await begin();
    const locks = [one.newLock('u'), other.newLock('v')];
    for (const lock of locks) await lock.lock(neverStopped, () => undefined);
    for (const lock of locks) await lock.unlock();
  });

  test('the lease of a dead holder expires; a replaced holder is notified and cannot release it for the other', async () => {
    const { database, one, other } = await begin();
    const dead = one.newLock('u');
    const release = vi.fn();
    await dead.lock(neverStopped, release);
    await database.writes
      .updateTable('photo_upload_locks')
      .set({ lease_until: '2020-01-01T00:00:00.000Z' })
      .execute();
    const next = other.newLock('u');
    await next.lock(neverStopped, () => undefined);
    await vi.waitFor(() => expect(release).toHaveBeenCalled(), 5000);
    await dead.unlock();
    expect(await database.reads.selectFrom('photo_upload_locks').selectAll().execute()).toHaveLength(1);
    await next.unlock();
    expect(await database.reads.selectFrom('photo_upload_locks').selectAll().execute()).toEqual([]);
  });

  test('a request that is stopped while waiting does not get it', async () => {
    const { one, other } = await begin();
    const first = one.newLock('u');
    await first.lock(neverStopped, () => undefined);
    const stop = new AbortController();
    const waiting = other.newLock('u').lock(stop.signal, () => undefined);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ body: expect.stringContaining('lock') });
    await first.unlock();
  });
});
