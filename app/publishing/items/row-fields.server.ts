import { saveAddress } from './addresses.server.ts';
import { attach, attachmentsOf } from '#app/media/attachments.server.ts';
import { consentName } from '#app/media/consent/consent.ts';
import { findUnanswered } from '#app/media/consent/answer.server.ts';
import { findWithdrawn } from '#app/media/files/withdraw.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { DbOrTransaction, Db } from '#app/platform/db/database.ts';
import type { ContentItemTable } from '#app/platform/db/schema.ts';
import { indexItems } from '#app/publishing/search/index-items.server.ts';
import {
  type ContentType,
  type FilesField,
  isFilesField,
  type Problem,
} from '#app/publishing/content-type.ts';
import { type Fields, filesOf } from '#app/publishing/fields.ts';
import { syncTranslations } from '#app/publishing/translations/item-segments.server.ts';
import { chosenLanguage } from '#app/publishing/chosen-language.ts';
import { wallTime } from './publish-time.ts';
import { type ItemKey, type Row, textColumns, updateRow } from './rows.server.ts';

/** A row and its files as the form shows them. */
export async function fieldsOfRow(db: DbOrTransaction, type: ContentType, row: Row): Promise<Fields> {
  const fields: Fields = {
    texts: { ...chosenLanguage(row.texts) },
    files: {},
    from: row.status === 'published' ? wallTime(row.publish_from) : '',
    until: row.expire_at ? wallTime(row.expire_at) : '',
  };
  for (const field of type.fields) {
    if (isFilesField(field)) fields.files[field.name] = [];
    else fields.texts[field.name] = row.texts[field.name] ?? '';
  }
  for (const role of rolesOf(type)) {
    const files = (await attachmentsOf(db as Db, row.school_code, type.name, [row.id], role))(row.id);
    for (const { mediaId, alt, kind } of files)
      fields.files[fieldFor(type, role, kind).name]!.push({ mediaId, alt, sure: true });
  }
  return fields;
}

export type PublicHead = Pick<ContentItemTable, 'status' | 'publish_from' | 'expire_at' | 'updated_at'> &
  Partial<Pick<ContentItemTable, 'deleted_at'>>;

/** The texts, and the words for search. */
export async function writeTexts(
  change: ContentChange,
  type: ContentType,
  itemKey: ItemKey,
  texts: Record<string, string>,
  head: PublicHead,
): Promise<void> {
  await updateRow(change, type, itemKey, { ...textColumns(type, texts), ...head });
  await saveAddress(change, type, itemKey, { texts, at: head.updated_at });
  await syncTranslations(change, type, itemKey.id);
  await indexItems(change, type, [{ ...itemKey, texts }]);
}

/** Problems with pictures that must not be shown: consent is missing, or they were withdrawn. */
export async function filesProblems(
  db: DbOrTransaction,
  type: ContentType,
  { schoolCode }: ItemKey,
  fields: Fields,
): Promise<Record<string, Problem>> {
  const filesFields = type.fields.filter(isFilesField);
  const idsIn = (those: FilesField[]) => those.flatMap(({ name }) => filesOf(fields, name).map(idOf));
  const mediaIds = idsIn(filesFields);
  const photos = idsIn(filesFields.filter(({ isLogo }) => !isLogo));
  const unanswered = await findUnanswered(db, { schoolCode, mediaIds: photos });
  const withdrawn = await findWithdrawn(db, { schoolCode, mediaIds });
  const problemOf = (mediaId: string) =>
    withdrawn.has(mediaId) ? 'withdrawn' : unanswered.has(mediaId) ? 'unanswered' : undefined;
  return Object.fromEntries(
    mediaIds.flatMap((mediaId) => {
      const problem = problemOf(mediaId);
      return problem ? [[consentName(mediaId), problem]] : [];
    }),
  );
}

const idOf = ({ mediaId }: { mediaId: string }) => mediaId;

/** Replaces an item's files by those of the form. */
export async function writeFiles(
  change: ContentChange,
  type: ContentType,
  itemKey: ItemKey,
  fields: Fields,
): Promise<void> {
  for (const role of rolesOf(type)) {
    const ofRole = type.fields.filter(
      (field): field is FilesField => isFilesField(field) && field.role === role,
    );
    await change
      .deleteFrom('attachments')
      .where('school_code', '=', itemKey.schoolCode)
      .where('item_type', '=', type.name)
      .where('item_id', '=', itemKey.id)
      .where('role', '=', role)
      .execute();
    const files = [];
    for (const field of ofRole) {
      const shown = await showableFiles(change, itemKey, field.kind, filesOf(fields, field.name));
      files.push(...(field.isLogo ? shown.map((file) => ({ ...file, decorative: true })) : shown));
    }
    await attach(change, { type: type.name, id: itemKey.id, role }, files);
  }
}

const KIND_OF = { pictures: 'image', documents: 'document', files: undefined } as const;

/**
 * A form may name any file; only the school's own files that are not withdrawn are accepted, and no documents
 * as pictures.
 */
async function showableFiles<File extends { mediaId: string }>(
  db: DbOrTransaction,
  itemKey: ItemKey,
  of: FilesField['kind'],
  files: File[],
) {
  if (files.length === 0) return [];
  const kind = KIND_OF[of];
  const rows = await db
    .selectFrom('media_files')
    .select('id')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .where('school_code', '=', itemKey.schoolCode)
    .where('withdrawn_at', 'is', null)
    .where(
      'id',
      'in',
      files.map(({ mediaId }) => mediaId),
    )
    .execute();
  const showable = new Set(rows.map(({ id }) => id));
  return files.filter(({ mediaId }) => showable.has(mediaId));
}

const rolesOf = (type: ContentType) => [
  ...new Set(type.fields.flatMap((field) => (isFilesField(field) ? [field.role] : []))),
];

function fieldFor(type: ContentType, role: string, kind: 'image' | 'document'): FilesField {
  const fields = type.fields.filter(
    (field): field is FilesField => isFilesField(field) && field.role === role,
  );
  const wanted = kind === 'image' ? 'pictures' : 'documents';
  return (
    fields.find((field) => field.kind === wanted) ??
    fields.find((field) => field.kind === 'files') ??
    fields[0]!
  );
}
