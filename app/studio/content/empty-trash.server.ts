import { nextTimeInIndia } from '#app/core/days.ts';
import { deleteForGood, listOldTrash } from '#app/features/editing/trash.server.ts';
import { writeDown } from '#app/features/staff/audit.server.ts';
import { changeContent } from '#app/platform/db/content-change.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Services } from '#app/platform/services.ts';
import { contentTypes } from './types/all.ts';

/** At four in the night. */
export const EMPTY_TRASH_HOUR = 4;
const CLOCK_IS_TRUSTED_MS = 3 * 86_400_000;

/** Once a day: what has lain in the trash for longer than we said we keep it, goes. */
export function dailyTrash(services: Services): JobHandler {
  return {
    recurring: true,
    async run(job) {
      const now = services.clock();
      const again = nextTimeInIndia(now, EMPTY_TRASH_HOUR);
      // A wrong clock must not delete anything.
      if (now.getTime() - job.since.getTime() > CLOCK_IS_TRUSTED_MS) return { again };
      const deleted = await emptyTrash(services, now);
      if (deleted > 0) services.log.info({ deleted }, 'old trash deleted');
      return { again };
    },
  };
}

export async function emptyTrash({ database, config }: Services, now: Date): Promise<number> {
  const { schoolCode } = config;
  let deleted = 0;
  for (const type of contentTypes)
    for (const id of await listOldTrash(database.reads, type, { schoolCode, now }))
      await changeContent(database.writes, schoolCode, now, async (change) => {
        if (!(await deleteForGood(change, type, { schoolCode, id }))) return;
        await writeDown(change, {
          staff: { id: '', name: '', schoolCode },
          now,
          action: 'empty-trash',
          subject: { type: type.name, id, title: '' },
        });
        deleted++;
      });
  return deleted;
}
