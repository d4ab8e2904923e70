import { nextTimeInIndia } from '#app/core/time/days.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import { deleteForGood, listOldTrash } from '#app/publishing/items/trash.server.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { SITE_AUTHOR } from '#app/access/audit/site-author.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import type { ContentType } from '#app/publishing/content-type.ts';

/** At four in the morning. */
export const EMPTY_TRASH_HOUR = 4;
const CLOCK_IS_TRUSTED_MS = 3 * 86_400_000;

/** Once a day: deletes items that were in the trash for longer than the promised time. */
export function emptyTrashJob(services: Services, types: readonly ContentType[]): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const now = services.clock();
      const again = nextTimeInIndia(now, EMPTY_TRASH_HOUR);
      // A wrong clock must not delete anything.
      if (now.getTime() - job.since.getTime() > CLOCK_IS_TRUSTED_MS) return { again };
      const deleted = await emptyTrash(services, types, { schoolCode: job.schoolCode, now });
      if (deleted > 0) services.log.info({ deleted }, 'old trash deleted');
      return { again };
    },
  };
}

export async function emptyTrash(
  { database, jobs }: Services,
  types: readonly ContentType[],
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<number> {
  let deleted = 0;
  for (const type of types)
    for (const id of await listOldTrash(database.reads, type, { schoolCode, now }))
      await changeContent(database.writes, schoolCode, now, async (change) => {
        const itemKey = { schoolCode, id };
        const copy = await findWorkingCopy(change, type, itemKey);
        if (!copy || !(await deleteForGood(change, type, { ...itemKey, now }))) return;
        await recordAudit(change, {
          staff: { id: '', name: SITE_AUTHOR, schoolCode },
          now,
          action: 'delete',
          subject: { type: type.name, id, title: titleOf(type, copy.fields) },
        });
        deleted++;
      });
  if (deleted > 0) jobs.notify();
  return deleted;
}
