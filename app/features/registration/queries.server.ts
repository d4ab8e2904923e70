import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Asked } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Stretch } from '#app/publishing/lists/items.server.ts';
import { filesSaid } from '#app/publishing/translations/pieces.ts';
import { registrations } from './content-type.ts';
import { openRegistration, type OpenRegistration, type Registration } from './registration.ts';

const MOST = 50;

/** Undefined while registration is closed. */
export const findOpenRegistration = async (db: Db, asked: Asked): Promise<OpenRegistration | undefined> =>
  openRegistration(await listRegistrations(db, asked));

/** In the office’s order, else newest first. */
export async function listRegistrations(db: Db, asked: Asked & Partial<Stretch>): Promise<Registration[]> {
  const items = await listLatest(db, registrations, { limit: MOST, ...asked });
  const ids = items.map(({ id }) => id);
  const attachments = await attachmentsOf(db, registrations.name, ids);
  return items.map(({ id, texts: { title, url }, said }) => ({
    id,
    title,
    url,
    attachments: filesSaid(attachments(id), said),
  }));
}
