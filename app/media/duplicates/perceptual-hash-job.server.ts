import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { Transaction } from 'kysely';
import { decodeWithinBudget, decodingCost, readHead } from '#app/media/ingest/decoding-budget.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { measurePerceptualHash } from './measure-perceptual-hash.server.ts';

export const PERCEPTUAL_HASH_JOB = 'look-at-pictures';

/** After this the job makes room for others, and a server that stops does not wait long. */
const LONGEST_RUN_MS = 4000;
const AT_ONCE = 20;
const REST_MS = 5000;

/** For pictures that were stored before they were hashed. */
export async function planPerceptualHashing(
  transaction: Transaction<Schema>,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<void> {
  const [unhashed] = await listUnhashed(transaction, schoolCode, 1);
  if (unhashed)
    await enqueue(transaction, {
      id: `${PERCEPTUAL_HASH_JOB}-${schoolCode}`,
      schoolCode,
      kind: PERCEPTUAL_HASH_JOB,
      payload: {},
      now,
    });
}

/** Hashes a few at a time until none is left. */
export function perceptualHashJob({ database, storage, clock, log }: Services): JobHandler {
  return {
    async run({ schoolCode }) {
      const until = performance.now() + LONGEST_RUN_MS;
      const unhashed = await listUnhashed(database.reads, schoolCode, AT_ONCE);
      for (const { id, path } of unhashed) {
        if (performance.now() > until) break;
        const perceptualHash = await hashPicture(storage, path).catch((error: unknown) => {
          // Its file is lost or unreadable; do not try again and again.
          log.debug({ err: error, path }, 'a picture could not be read');
          return '';
        });
        await database.writes
          .updateTable('media_files')
          .set({ perceptual_hash: perceptualHash })
          .where('school_code', '=', schoolCode)
          .where('id', '=', id)
          .where('path', '=', path)
          .execute();
      }
      return unhashed.length > 0 ? { again: new Date(clock().getTime() + REST_MS) } : {};
    },
  };
}

async function hashPicture(storage: Services['storage'], path: string): Promise<string> {
  const bytes = await storage.read(originalKey(path));
  return decodeWithinBudget(decodingCost(await readHead(bytes), 32 * 32), () => measurePerceptualHash(bytes));
}

const listUnhashed = (db: DbOrTransaction, schoolCode: string, most: number) =>
  db
    .selectFrom('media_files')
    .select(['id', 'path'])
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'image')
    .where('perceptual_hash', 'is', null)
    .where('erased_at', 'is', null)
    .limit(most)
    .execute();
