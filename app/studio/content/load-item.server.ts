import { dayInIndia, formatDay, timeInIndia } from '#app/core/days.ts';
import { newId, randomCode } from '#app/core/ids.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, NEW_BASE } from '#app/publishing/drafts/drafts.server.ts';
import { type Fields, noFields } from '#app/publishing/fields.ts';
import { noteEditing } from '#app/publishing/drafts/presence.server.ts';
import { stateOf } from '#app/publishing/state.ts';
import type { Db } from '#app/platform/db/database.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { Acting } from '#app/access/acting.ts';
import { missing } from './doing.server.ts';
import { hooks } from './types/hooks.server.ts';

export interface KnownFile {
  path: string;
  kind: 'image' | 'document';
}

/** All that the form shows. `isNew`: an item that is not there yet may be begun. */
export async function loadItem(
  { services, staff, now }: Acting,
  type: ContentType,
  id: string,
  isNew: boolean,
) {
  const { reads, writes } = services.database;
  const copy = await findWorkingCopy(reads, type, { schoolCode: staff.schoolCode, id });
  if (!copy && !isNew) throw missing();
  const fields = copy?.fields ?? firstFields(type, now);
  const [files, others, extra] = await Promise.all([
    knownFiles(reads, staff.schoolCode, fields),
    copy ? noteEditing(writes, { type: type.table, id }, staff, now) : [],
    hooks[type.name]?.load?.(reads, id),
  ]);
  return {
    type: type.name,
    id,
    isNew: !copy,
    fields,
    base: copy?.base ?? NEW_BASE,
    editor: randomCode(12),
    copyId: newId(now.getTime()),
    state: copy ? stateOf(copy.row, now) : ('draft' as const),
    hasDraft: copy?.row.status === 'published' && copy.draft !== undefined,
    savedAt: copy?.draft ? timeInIndia(copy.draft.at) : '',
    files,
    others,
    extra: extra ?? {},
    mayDelete: mayDo(staff.role, 'content.delete'),
  };
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>;

/** '15 Nov 2026, 10:42' on the school's wall. */
export const whenInIndia = (instant: string) => `${formatDay(dayInIndia(instant))}, ${timeInIndia(instant)}`;

function firstFields(type: ContentType, now: Date): Fields {
  const days = type.fields.filter(({ kind }) => kind === 'day');
  return { ...noFields(), texts: Object.fromEntries(days.map(({ name }) => [name, dayInIndia(now)])) };
}

export async function knownFiles(
  db: Db,
  schoolCode: string,
  fields: Fields,
): Promise<Record<string, KnownFile>> {
  const ids = Object.values(fields.files).flatMap((files) => files.map(({ mediaId }) => mediaId));
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'path', 'kind'])
    .where('school_code', '=', schoolCode)
    .where('withdrawn_at', 'is', null)
    .where('id', 'in', ids)
    .execute();
  return Object.fromEntries(rows.map(({ id, path, kind }) => [id, { path, kind }]));
}
