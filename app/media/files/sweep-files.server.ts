import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { dayInIndia } from '#app/core/time/days.ts';
import { changeContent } from '#app/platform/content/content-change.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { eraseUnused } from './erase-unused.server.ts';
import { findMentioned } from './file-mentions.server.ts';

/** How long a file stays that was uploaded for an unsaved form or removed from its album. */
const UNUSED_DAYS = 7;
const ROWS_AT_ONCE = 1000;
const ERASED_AT_ONCE = 200;

/** Deletes the files that nothing has used for a week, except those that are kept; returns how many. */
export async function sweepFiles(
  { database }: Pick<Services, 'database'>,
  { schoolCode, now }: { schoolCode: string; now: Date },
): Promise<number> {
  const { writes } = database;
  const files = await listUnattached(writes, schoolCode);
  const mentioned = await findMentioned(writes, schoolCode, new Set(files.map(({ id }) => id)));
  const unused = files.filter(({ id, is_shown }) => !is_shown && !mentioned.has(id));
  const used = files.filter(({ id, is_shown }) => is_shown || mentioned.has(id));
  const note = (ids: string[], since: string | null) => noteUnused(writes, { schoolCode, ids, since });
  await note(used.filter(({ unused_since }) => unused_since !== null).map(idOf), null);
  await note(unused.filter(({ unused_since }) => unused_since === null).map(idOf), now.toISOString());

  const today = dayInIndia(now);
  const due = unused
    .filter(({ unused_since }) => unused_since !== null && dayInIndia(deletionOf(unused_since)) <= today)
    .map(idOf);
  let swept = 0;
  for (let from = 0; from < due.length; from += ERASED_AT_ONCE)
    swept += await changeContent(writes, schoolCode, now, (change) =>
      eraseUnused(change, { schoolCode, mediaIds: due.slice(from, from + ERASED_AT_ONCE), now }),
    );
  return swept;
}

/** When a file is deleted that nothing has used since: with the first sweep of that day. */
export const deletionOf = (unusedSince: string): string =>
  new Date(Date.parse(unusedSince) + UNUSED_DAYS * 86_400_000).toISOString();

interface Unattached {
  id: string;
  unused_since: string | null;
  is_shown: boolean | number;
}

const idOf = ({ id }: Unattached) => id;

/** Those that no item and no page has, and those that were found like that once; a stretch at a time. */
async function listUnattached(db: Db, schoolCode: string): Promise<Unattached[]> {
  const found: Unattached[] = [];
  for (let after = ''; ;) {
    const { rows } = await sql<Unattached>`
      select stretch.id, stretch.unused_since,
        exists (select 1 from attachments
          where attachments.school_code = ${schoolCode} and attachments.media_id = stretch.id) as is_shown
      from (select id, unused_since from media_files where id > ${after} and school_code = ${schoolCode}
        and withdrawn_at is null and kept_at is null order by id limit ${sql.lit(ROWS_AT_ONCE)}) as stretch order by stretch.id`.execute(
      db,
    );
    found.push(...rows.filter(({ is_shown, unused_since }) => !is_shown || unused_since !== null));
    if (rows.length < ROWS_AT_ONCE) return found;
    after = rows.at(-1)!.id;
    await othersTurn();
  }
}

async function noteUnused(
  db: Db,
  { schoolCode, ids, since }: { schoolCode: string; ids: string[]; since: string | null },
): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    await db
      .updateTable('media_files')
      .set({ unused_since: since })
      .where('school_code', '=', schoolCode)
      .where('id', 'in', ids.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
