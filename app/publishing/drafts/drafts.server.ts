import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { documentColumns, documentRef } from '#app/publishing/document-ref.ts';
import { type Fields, parseFields, sameFields, titleOf } from '#app/publishing/fields.ts';
import { fieldsOfRow } from '#app/publishing/items/row-fields.server.ts';
import {
  findRow,
  insertRow,
  type LockOptions,
  type ItemKey,
  type Row,
  textColumns,
  updateRow,
} from '#app/publishing/items/rows.server.ts';
import { type Due, dueOf } from './due.server.ts';
import { cleanTexts } from './clean-texts.server.ts';
import {
  findTranslationDocument,
  type TranslationDocument,
} from '#app/publishing/translations/translation-of.server.ts';
import { stateOf } from '#app/platform/content/state.ts';
import { wallTime } from '#app/publishing/items/publish-time.ts';
import { type Author, lastVersion, listVersions } from '#app/publishing/versions/versions.server.ts';

/** What the form shows: the draft if there is one, else what is published. */
export interface WorkingCopy {
  /** With all fields of this document: those of a translation are the segments of its item. */
  type: ContentType;
  row: Row;
  fields: Fields;
  /** The version of this copy; saving from another one is a conflict. */
  base: string;
  draft: { by: Author; at: string; editor: string; version: number; due: Due | undefined } | undefined;
  /** For a translation: what is public of it, and its source. */
  translation?: TranslationDocument;
}

export async function findWorkingCopy(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  locking: LockOptions = {},
): Promise<WorkingCopy | undefined> {
  const itemRef = documentRef(type, itemKey);
  const translation = type.translation && (await findTranslationDocument(db, type, itemKey, locking));
  const row = type.translation ? translation?.row : await findRow(db, type, itemKey, locking);
  if (!row) return undefined;
  const draft = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where((eb) => eb.and(documentColumns(itemRef)))
    .executeTakeFirst();
  return {
    type: translation?.type ?? type,
    row,
    fields: draft ? parseFields(draft.fields) : (translation?.fields ?? (await fieldsOfRow(db, type, row))),
    base: baseOf(draft?.version ?? 0, await lastVersion(db, itemRef)),
    draft: draft && {
      by: { id: draft.staff_id, name: draft.staff_name },
      at: draft.updated_at,
      editor: draft.editor,
      version: draft.version,
      due: dueOf(draft),
    },
    ...(translation && { translation }),
  };
}

/** Its name in the audit and in lists: for a translation, the title of its item. */
export const titleOfCopy = ({ type, row }: Pick<WorkingCopy, 'type' | 'row'>, fields: Fields): string =>
  type.translation ? row.title : titleOf(type, fields);

/**
 * Locks the row of a copy that was read before. It is read again only if somebody else has saved or published
 * in the meantime, or if it is a translation, which depends on more than its row.
 */
export async function lockWorkingCopy(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
  copy: WorkingCopy,
): Promise<WorkingCopy | undefined> {
  if (!copy.translation) {
    const row = await findRow(db, type, itemKey, { lock: true });
    const draft = await db
      .selectFrom('content_drafts')
      .select(['version', 'updated_at'])
      .where((eb) => eb.and(documentColumns(documentRef(type, itemKey))))
      .executeTakeFirst();
    const isSame = draft?.version === copy.draft?.version && draft?.updated_at === copy.draft?.at;
    if (row && isSame) return { ...copy, row };
  }
  return findWorkingCopy(db, type, itemKey, { lock: true });
}

/** The base of an item that does not exist yet. */
export const NEW_BASE = '0.0';
const baseOf = (draftVersion: number, lastVersion: number) => `${draftVersion}.${lastVersion}`;

export interface DraftInput extends ItemKey {
  fields: Fields;
  base: string;
  /** The opened form: it never conflicts with itself. */
  editor: string;
  staff: Author;
  now: Date;
  /** The item may be created. */
  isNew: boolean;
  /** The copy as this transaction has read and locked it. */
  stored?: WorkingCopy | undefined;
}

export type DraftAnswer =
  | { saved: { base: string; changed: boolean; copy: WorkingCopy } }
  | { conflict: { base: string; by: string; at: string; theirs: Fields } }
  | { missing: true };

/** Saves the form in a transaction; what is live is not touched. */
export async function saveDraft(
  db: DbOrTransaction,
  type: ContentType,
  input: DraftInput,
): Promise<DraftAnswer> {
  const fields = { ...input.fields, texts: cleanTexts(type, input.fields.texts) };
  let stored = input.stored ?? (await findWorkingCopy(db, type, input, { lock: true }));
  if (!stored) {
    if (!input.isNew || type.translation) return { missing: true };
    if (await insertRow(db, type, { ...input, texts: fields.texts })) {
      await writeDraft(db, type, { ...input, fields, title: titleOf(type, fields) }, 0);
      const copy = (await findWorkingCopy(db, type, input))!;
      return { saved: { base: copy.base, changed: true, copy } };
    }
    // Sent twice at once: the other request was faster.
    stored = await findWorkingCopy(db, type, input, { lock: true });
    if (!stored) return { missing: true };
  }
  // For a live item, an empty start time means its actual one.
  if (
    !type.translation &&
    fields.from === '' &&
    stateOf({ ...stored.row, expire_at: null }, input.now) === 'live'
  )
    fields.from = wallTime(stored.row.publish_from);
  if (sameFields(stored.type, stored.fields, fields))
    return { saved: { base: stored.base, changed: false, copy: stored } };
  const mine = stored.base === input.base || stored.draft?.editor === input.editor;
  const version = stored.draft?.version ?? 0;
  const title = titleOfCopy(stored, fields);
  if (!mine || !(await writeDraft(db, type, { ...input, fields, title }, version))) {
    const { base, draft, row, fields: theirs } = (await findWorkingCopy(db, type, input))!;
    const [published] = draft ? [] : await listVersions(db, documentRef(type, input));
    const by = draft?.by.name ?? published?.by ?? '';
    return { conflict: { base, by, at: draft?.at ?? row.updated_at, theirs } };
  }
  // Not public yet, but lists and other pages of the studio may show it.
  if (!type.translation && stored.row.status === 'draft')
    await updateRow(db, type, input, textColumns(type, fields.texts));
  const base = baseOf(version + 1, Number(stored.base.split('.')[1]));
  const { staff, now, editor } = input;
  const draft = { by: staff, at: now.toISOString(), editor, version: version + 1, due: stored.draft?.due };
  return { saved: { base, changed: true, copy: { ...stored, fields, base, draft } } };
}

export async function discardDraft(db: DbOrTransaction, type: ContentType, itemKey: ItemKey): Promise<void> {
  await db
    .deleteFrom('content_drafts')
    .where((eb) => eb.and(documentColumns(documentRef(type, itemKey))))
    .execute();
}

/** Returns whether the stored version was still the expected one. */
async function writeDraft(
  db: DbOrTransaction,
  type: ContentType,
  input: Omit<DraftInput, 'base' | 'isNew' | 'stored'> & { title: string },
  storedVersion: number,
): Promise<boolean> {
  const columns = {
    title: input.title,
    fields: JSON.stringify(input.fields),
    version: storedVersion + 1,
    editor: input.editor.slice(0, 64),
    staff_id: input.staff.id,
    staff_name: input.staff.name,
    updated_at: input.now.toISOString(),
  };
  if (storedVersion > 0) {
    const { numUpdatedRows } = await db
      .updateTable('content_drafts')
      .set(columns)
      .where((eb) => eb.and(documentColumns(documentRef(type, input))))
      .where('version', '=', storedVersion)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const inserted = await db
    .insertInto('content_drafts')
    .values({ ...documentColumns(documentRef(type, input)), ...columns })
    .onConflict((conflict) =>
      conflict.columns(['school_code', 'item_type', 'item_id', 'language']).doNothing(),
    )
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
