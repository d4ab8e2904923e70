import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import { newId } from '#app/core/ids.ts';
import { renewLease, releaseLease, leaseUpload } from '#app/features/gallery/photos/upload-leases.server.ts';
import type { Database } from '#app/platform/db/database.ts';

/** Longer than the lease of a dead holder; shorter than a request may last. */
const LEASE_WITHIN_MS = 20_000;
const TRY_EVERY_MS = 150;
const RENEW_EVERY_MS = 1000;

/** One request at a time handles an upload, on whichever replica; an older one gives way to a newer one. */
export function databaseLocker(database: Database, schoolCode: string): Locker {
  const leasedHere = new Map<string, () => void>();
  return {
    newLock(uploadId): Lock {
      const lease = { schoolCode, uploadId, leaseHolder: newId() };
      let renewal: NodeJS.Timeout | undefined;
      return {
        async lock(stopped, release) {
          const late = Date.now() + LEASE_WITHIN_MS;
          while (!(await leaseUpload(database, lease))) {
            leasedHere.get(uploadId)?.();
            if (stopped.aborted || Date.now() > late) throw ERRORS.ERR_LOCK_TIMEOUT;
            await wait(TRY_EVERY_MS);
          }
          const letOthersIn = () => void release();
          leasedHere.set(uploadId, letOthersIn);
          renewal = setInterval(() => {
            // If the database is unavailable for a moment, nobody loses the lease.
            renewLease(database, lease).then(
              (state) => state !== 'held' && letOthersIn(),
              () => undefined,
            );
          }, RENEW_EVERY_MS);
        },
        async unlock() {
          clearInterval(renewal);
          leasedHere.delete(uploadId);
          // If it cannot be released, the lease expires.
          await releaseLease(database, lease).catch(() => undefined);
        },
      };
    },
  };
}
