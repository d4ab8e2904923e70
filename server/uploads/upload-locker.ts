import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import { newId } from '#app/core/ids.ts';
import { holdOn, letGo, takeUpload } from '#app/features/gallery/photos/photos-locks.server.ts';
import type { Database } from '#app/platform/db/database.ts';

/** Longer than the lease of one who died; shorter than a request may last. */
const TAKE_WITHIN_MS = 20_000;
const TRY_EVERY_MS = 150;
const HOLD_ON_EVERY_MS = 1000;

/** One request at a time has an upload in hand, on whichever replica; a newer one is let in by the older. */
export function databaseLocker(database: Database): Locker {
  const heldHere = new Map<string, () => void>();
  return {
    newLock(uploadId): Lock {
      const hold = { uploadId, holder: newId() };
      let holding: NodeJS.Timeout | undefined;
      return {
        async lock(stopped, release) {
          const late = Date.now() + TAKE_WITHIN_MS;
          while (!(await takeUpload(database, hold))) {
            heldHere.get(uploadId)?.();
            if (stopped.aborted || Date.now() > late) throw ERRORS.ERR_LOCK_TIMEOUT;
            await wait(TRY_EVERY_MS);
          }
          const letOthersIn = () => void release();
          heldHere.set(uploadId, letOthersIn);
          holding = setInterval(() => {
            // A database that is away for a moment takes nothing from anybody.
            holdOn(database, hold).then(
              (state) => state !== 'held' && letOthersIn(),
              () => undefined,
            );
          }, HOLD_ON_EVERY_MS);
        },
        async unlock() {
          clearInterval(holding);
          heldHere.delete(uploadId);
          // Where it cannot be said, the lease runs out.
          await letGo(database, hold).catch(() => undefined);
        },
      };
    },
  };
}
