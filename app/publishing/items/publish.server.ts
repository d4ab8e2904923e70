import { addressProblems } from './addresses.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import {
  discardDraft,
  findWorkingCopy,
  lockWorkingCopy,
  type WorkingCopy,
} from '#app/publishing/drafts/drafts.server.ts';
import type { DbOrTransaction } from '#app/platform/db/database.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { stateOf } from '#app/platform/content/state.ts';
import {
  publishTranslationDocument,
  setTranslationPublic,
  type TranslationDocument,
  translationProblems,
} from '#app/publishing/translations/translation-of.server.ts';
import { setDue } from '#app/publishing/drafts/due.server.ts';
import {
  publishProblems,
  type Problems,
  unusableFields,
} from '#app/publishing/drafts/field-problems.server.ts';
import type { Fields } from '#app/publishing/fields.ts';
import { instantOf, wallTime } from './publish-time.ts';
import { fieldsOfRow, filesProblems, writeFiles, writeTexts } from './row-fields.server.ts';
import { findRow, type ItemKey, type Row, updateRow } from './rows.server.ts';
import { type Author, saveVersion, lastVersion } from '#app/publishing/versions/versions.server.ts';

export type Publication =
  | { missing: true }
  | { problems: Problems }
  | { unchanged: true }
  | { copy: WorkingCopy; before: Fields | undefined; after: Fields; publishFrom: string };

/**
 * Publishes the working copy, from its start time on; `fields` to publish something else; `copy` if already
 * read.
 */
export async function publish(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { staff: Author; now: Date; fields?: Fields; copy?: WorkingCopy | undefined },
): Promise<Publication> {
  const { now, staff } = options;
  const copy = options.copy
    ? await lockWorkingCopy(change, type, options, options.copy)
    : await findWorkingCopy(change, type, options, { lock: true });
  if (!copy || copy.row.deleted_at !== null) return { missing: true };
  const { row } = copy;
  const fields = options.fields ?? copy.fields;
  const wasPublished = row.status === 'published';
  if (wasPublished && !copy.draft) return { unchanged: true };
  const problems = await findPublishProblems(change, copy, options, fields);
  if (Object.keys(problems).length > 0) return { problems };

  const ref = documentRef(type, options);
  const { translation } = copy;
  const before = wasPublished ? (translation?.fields ?? (await fieldsOfRow(change, type, row))) : undefined;
  if (before && (await lastVersion(change, ref)) === 0)
    await saveVersion(change, ref, {
      reason: 'before',
      fields: before,
      by: { id: '', name: '' },
      at: row.updated_at,
    });
  const { publishFrom, expireAt } = timesOf(row, fields, now);
  const after = translation ? fields : { ...fields, from: wallTime(publishFrom) };
  if (translation)
    await makeTranslationPublic(change, type, options, translation, { fields, by: staff, now });
  else {
    await writeFiles(change, type, options, fields);
    await makePublic(change, type, options, { fields: after, publishFrom, expireAt, by: staff, now });
  }
  await discardDraft(change, type, options);
  return { copy, before, after, publishFrom };
}

/** The problems that prevent publishing these fields at that moment. */
export async function findPublishProblems(
  db: DbOrTransaction,
  { type, translation }: WorkingCopy,
  itemKey: ItemKey & { now: Date },
  fields: Fields,
): Promise<Problems> {
  if (translation) return translationProblems(type, fields);
  return {
    ...publishProblems(type, fields, itemKey.now),
    ...(await addressProblems(db, type, itemKey, fields.texts)),
    ...(await filesProblems(db, type, itemKey, fields)),
  };
}

async function makeTranslationPublic(
  change: ContentChange,
  type: ContentType,
  itemKey: ItemKey,
  translation: TranslationDocument,
  shown: { fields: Fields; by: Author; now: Date },
): Promise<void> {
  await publishTranslationDocument(change, type, itemKey, translation, { ...shown, by: shown.by.name });
  await saveVersion(change, documentRef(type, itemKey), {
    reason: 'publish',
    fields: shown.fields,
    by: shown.by,
    at: shown.now.toISOString(),
  });
}

/** The only way onto the site: texts, start and end, and a version. */
export async function makePublic(
  change: ContentChange,
  type: ContentType,
  itemKey: ItemKey,
  shown: { fields: Fields; publishFrom: string; expireAt: string | null; by: Author; now: Date },
): Promise<void> {
  const at = shown.now.toISOString();
  await writeTexts(change, type, itemKey, shown.fields.texts, {
    status: 'published',
    publish_from: shown.publishFrom,
    expire_at: shown.expireAt,
    updated_at: at,
  });
  await saveVersion(
    change,
    { ...itemKey, type: type.name },
    { reason: 'publish', fields: shown.fields, by: shown.by, at },
  );
}

/** Takes an item off the site; its content stays. Returns whether it was published. */
export async function unpublish(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<boolean> {
  const copy = await findWorkingCopy(change, type, options, { lock: true });
  if (!copy || copy.row.status === 'draft') return false;
  // An unpublished item must not be republished by its schedule.
  await setDue(change, type, options, undefined);
  if (copy.translation) return setTranslationPublic(change, type, options, copy.translation, null);
  await updateRow(change, type, options, { status: 'draft', updated_at: options.now.toISOString() });
  return true;
}

/** Republishes the last public version of a translation; its draft is kept. */
export async function undoUnpublish(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<boolean> {
  const copy = await findWorkingCopy(change, type, options, { lock: true });
  if (!copy?.translation) return false;
  return setTranslationPublic(change, type, options, copy.translation, options.now);
}

/** Shows the working copy as if it were published now, to whoever reads in this transaction. */
export async function publishForPreview(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date; copy?: WorkingCopy | undefined },
): Promise<{ texts: Record<string, string> } | undefined> {
  const copy = options.copy ?? (await findWorkingCopy(change, type, options, { lock: true }));
  if (!copy) return undefined;
  if (copy.translation) return previewTranslation(change, type, options, copy);
  const at = options.now.toISOString();
  const texts = { ...copy.fields.texts };
  if (copy.row.status === 'published')
    for (const name of unusableFields(type, copy.fields)) texts[name] = copy.row.texts[name] ?? '';
  await writeFiles(change, type, options, copy.fields);
  await writeTexts(change, type, options, texts, {
    status: 'published',
    publish_from: copy.row.status === 'published' && copy.row.publish_from < at ? copy.row.publish_from : at,
    expire_at: null,
    deleted_at: null,
    updated_at: at,
  });
  return { texts };
}

/** A draft has no page yet, so it is previewed as it would be. */
async function previewTranslation(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
  { fields, row, translation }: WorkingCopy,
): Promise<{ texts: Record<string, string> }> {
  const { itemType } = type.translation!;
  const item = await findRow(change, itemType, options);
  if (item && stateOf(item, options.now) !== 'live')
    await publishForPreview(change, itemType, { ...options, copy: undefined });
  await publishTranslationDocument(change, type, options, translation!, { fields, by: '', now: options.now });
  return { texts: row.texts };
}

/** A form shows minutes; an unchanged time keeps its exact milliseconds. */
function timesOf(row: Row, { from, until }: Fields, now: Date) {
  const isUnchanged = row.status === 'published' && from === wallTime(row.publish_from);
  return {
    publishFrom: isUnchanged ? row.publish_from : (instantOf(from) ?? now).toISOString(),
    expireAt: instantOf(until)?.toISOString() ?? null,
  };
}
