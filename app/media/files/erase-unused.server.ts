import type { ContentChange } from '#app/platform/content/content-change.ts';
import { engineOf } from '#app/platform/db/database.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { findMentioned } from './file-mentions.server.ts';
import { ERASE_JOB, eraseUnreferenced, recordAllUnreferenced } from './unreferenced-files.server.ts';
import { forgetAddresses } from './replaced-files.server.ts';
import { forgetBytes } from './withdraw.server.ts';

/**
 * Deletes those of these files that no item, page, draft or version uses. Their rows go in this transaction, their
 * bytes with the job that it enqueues. Returns how many there were.
 */
export async function eraseUnused(
  change: ContentChange,
  options: { schoolCode: string; mediaIds: string[]; now: Date },
): Promise<number> {
  const { schoolCode, now } = options;
  const unused = await listUnused(change, options);
  const withdrawn = unused.filter(({ withdrawn_at }) => withdrawn_at !== null);
  const others = unused.filter(({ withdrawn_at }) => withdrawn_at === null);
  const idsOf = (files: typeof unused) => files.map(({ id }) => id);
  if (withdrawn.length > 0) await forgetBytes(change, { schoolCode, ids: idsOf(withdrawn) }, now);
  if (others.length > 0) {
    await forgetAddresses(change, { schoolCode, mediaIds: idsOf(others) }, now);
    await change
      .deleteFrom('media_files')
      .where('school_code', '=', schoolCode)
      .where('id', 'in', idsOf(others))
      .execute();
  }
  for (const file of others) await recordAllUnreferenced(change, file, now);
  if (unused.length > 0) await enqueue(change, { schoolCode, kind: ERASE_JOB, payload: {}, now });
  return unused.length;
}

async function listUnused(change: ContentChange, options: { schoolCode: string; mediaIds: string[] }) {
  if (options.mediaIds.length === 0) return [];
  const query = change
    .selectFrom('media_files')
    .select(['id', 'path', 'unrotated_path', 'width', 'height', 'school_code', 'withdrawn_at'])
    .where('school_code', '=', options.schoolCode)
    .where('erased_at', 'is', null)
    .where('id', 'in', options.mediaIds);
  // Locked, so that nobody gives one of them to an item until the end; on SQLite a change to content runs alone.
  const files = await (engineOf(change) === 'postgres' ? query.forUpdate() : query).execute();
  if (files.length === 0) return [];
  const shown = await change
    .selectFrom('attachments')
    .select('media_id')
    .distinct()
    .where('school_code', '=', options.schoolCode)
    .where(
      'media_id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  const used = new Set(shown.map(({ media_id }) => media_id));
  const rest = files.filter(({ id }) => !used.has(id));
  const mentioned = await findMentioned(change, options.schoolCode, new Set(rest.map(({ id }) => id)));
  return rest.filter(({ id }) => !mentioned.has(id));
}

const CHECK_AGAIN_MS = 11 * 60_000;

/** Deletes from the storage what no row names any more. */
export function eraseJob(services: Services): JobHandler {
  return {
    async run(job) {
      const now = services.clock();
      const { isMoreLeft } = await eraseUnreferenced(services, job.schoolCode, now);
      return isMoreLeft ? { again: new Date(now.getTime() + CHECK_AGAIN_MS) } : {};
    },
  };
}
