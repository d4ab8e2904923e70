import { listFilesById } from '#app/media/files/library-file.server.ts';
import type { DuplicateFile } from '#app/media/duplicates/describe-duplicate.server.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { newId } from '#app/core/ids.ts';
import { consentOf, type StoredConsent } from '#app/media/consent/consent.ts';
import { type Focus, focusOf } from '#app/media/focus.ts';
import { type ContentType, permissionOn, textFields } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { type Fields, noFields } from '#app/publishing/fields.ts';
import { recogniseLanguage } from '#app/publishing/translations/language-of-item.ts';
import type { Db } from '#app/platform/db/database.ts';
import { findServerType } from '#app/content-types.server.ts';
import { loadDocument } from './load-document.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { understoodIn } from './understood-phones.server.ts';
import { missing, type StudioContext } from './studio-context.server.ts';

export interface StoredFile {
  path: string;
  kind: 'image' | 'document';
  focus?: Focus | undefined;
  /** For a picture, if the question was answered. */
  consent?: StoredConsent | undefined;
  /** For a picture just uploaded: a similar one that exists already. */
  duplicate?: DuplicateFile | undefined;
}

/** The data of an item's form. `?new`: the item need not exist yet. */
export async function loadItem(
  context: StudioContext,
  type: ContentType,
  id: string,
  search: URLSearchParams,
) {
  const { services, staff, now } = context;
  const { schoolCode } = staff;
  const { reads } = services.database;
  const copy = await findWorkingCopy(reads, type, { schoolCode, id });
  if (!copy && !search.has('new')) throw missing();
  const fields = copy?.fields ?? firstFields(type, context, search.get('from') ?? '');
  const [document, files] = await Promise.all([
    loadDocument(context, type, { id, copy, fields, search }),
    findStoredFiles(reads, schoolCode, fields),
  ]);
  return {
    ...document,
    copyId: newId(now.getTime()),
    understood: understoodIn(type, fields),
    files,
    mayTrash: mayDo(staff.role, permissionOn(type, 'content.trash')),
    mayDelete: mayDo(staff.role, permissionOn(type, 'content.delete')),
    /** From its stored text; undefined while it has none. */
    recognised: recogniseLanguage(type, fields.texts),
  };
}

export type LoadedItem = Awaited<ReturnType<typeof loadItem>>;

function firstFields(type: ContentType, { services, staff, now }: StudioContext, template: string): Fields {
  const { prose } = services.sites.of(staff.schoolCode);
  const initial = findServerType(type.name)?.begin?.(prose, template);
  const days = textFields(type).filter((field) => 'prefill' in field && field.prefill === 'today');
  const today = Object.fromEntries(days.map(({ name }) => [name, dayInIndia(now)]));
  return { ...noFields(), texts: { ...today, ...initial } };
}

export async function findStoredFiles(
  db: Db,
  schoolCode: string,
  fields: Fields,
): Promise<Record<string, StoredFile>> {
  const ids = Object.values(fields.files).flatMap((files) => files.map(({ mediaId }) => mediaId));
  if (ids.length === 0) return {};
  const rows = await listFilesById(db, schoolCode, ids);
  return Object.fromEntries(
    rows.map(({ id, path, kind, focus_x, focus_y, ...row }) => [
      id,
      { path, kind, focus: focusOf(focus_x, focus_y), consent: consentOf(row) },
    ]),
  );
}
