import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { liveNow } from '#app/publishing/live.ts';
import { openRegistration, type OpenRegistration, type Registration } from './registration.ts';

const MOST = 50;

/** Undefined while registration is closed. */
export const findOpenRegistration = async (
  db: Db,
  asked: { schoolCode: string; now: Date },
): Promise<OpenRegistration | undefined> => openRegistration(await listRegistrations(db, asked));

/** Newest first. */
export async function listRegistrations(
  db: Db,
  asked: { schoolCode: string; now: Date },
): Promise<Registration[]> {
  const rows = await db
    .selectFrom('registrations')
    .select(['id', 'title', 'url'])
    .where(liveNow('registrations', asked.schoolCode, asked.now))
    .orderBy('publish_from', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const attachments = await attachmentsOf(
    db,
    'registrations',
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, attachments: attachments(row.id) }));
}
