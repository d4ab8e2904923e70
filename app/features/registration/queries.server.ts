import { attachmentsOf } from '#app/media/attachments.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentQuery } from '#app/publishing/lists/dated-content.ts';
import { listLatest, type Slice } from '#app/publishing/lists/items.server.ts';
import { translatedFiles } from '#app/publishing/translations/segments.ts';
import { registrations } from './content-type.ts';
import { openRegistration, type OpenRegistration, type Registration } from './registration.ts';

const MOST = 50;

/** Undefined while registration is closed. */
export const findOpenRegistration = async (
  db: Db,
  query: ContentQuery,
): Promise<OpenRegistration | undefined> => openRegistration(await listRegistrations(db, query));

/** In the office’s order, else newest first. */
export async function listRegistrations(
  db: Db,
  query: ContentQuery & Partial<Slice>,
): Promise<Registration[]> {
  const items = await listLatest(db, registrations, { limit: MOST, ...query });
  const ids = items.map(({ id }) => id);
  const attachments = await attachmentsOf(db, query.schoolCode, registrations.name, ids);
  return items.map(({ id, texts: { title, url }, translation }) => ({
    id,
    title,
    url,
    attachments: translatedFiles(attachments(id), translation),
  }));
}
