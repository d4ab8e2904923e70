import { addressProblems } from './addresses.server.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { discardDraft, findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { setDue } from '#app/publishing/drafts/due.server.ts';
import { publishProblems, type Problems } from '#app/publishing/drafts/field-problems.ts';
import type { Fields } from '#app/publishing/fields.ts';
import { instantOf, wallTime } from './publish-time.ts';
import { fieldsOfRow, filesProblems, writeFiles, writeTexts } from './row-fields.server.ts';
import { type ItemKey, type Row, updateRow } from './rows.server.ts';
import { type Author, saveVersion, lastVersion } from '#app/publishing/versions/versions.server.ts';

export type Publication =
  | { missing: true }
  | { problems: Problems }
  | { unchanged: true }
  | { before: Fields | undefined; after: Fields; publishFrom: string };

/** Makes the working copy public, from its time on; `fields` to publish something else. */
export async function publish(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { staff: Author; now: Date; fields?: Fields },
): Promise<Publication> {
  const { schoolCode, id, now, staff } = options;
  const copy = await findWorkingCopy(change, type, options, { lock: true });
  if (!copy || copy.row.deleted_at !== null) return { missing: true };
  const { row } = copy;
  const fields = options.fields ?? copy.fields;
  const wasPublished = row.status === 'published';
  if (wasPublished && !copy.draft) return { unchanged: true };
  const problems = {
    ...publishProblems(type, fields, now),
    ...(await addressProblems(change, type, options, fields.texts)),
    ...(await filesProblems(change, type, options, fields)),
  };
  if (Object.keys(problems).length > 0) return { problems };

  const itemRef = { schoolCode, type: type.name, id };
  const before = wasPublished ? await fieldsOfRow(change, type, row) : undefined;
  if (before && (await lastVersion(change, itemRef)) === 0)
    await saveVersion(change, itemRef, {
      reason: 'before',
      fields: before,
      by: { id: '', name: '' },
      at: row.updated_at,
    });
  const { publishFrom, expireAt } = timesOf(row, fields, now);
  const after = { ...fields, from: wallTime(publishFrom) };
  await writeFiles(change, type, options, fields);
  await makePublic(change, type, options, { fields: after, publishFrom, expireAt, by: staff, now });
  await discardDraft(change, type, options);
  return { before, after, publishFrom };
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
  // What is taken off the site does not come back by itself.
  await setDue(change, type, options, undefined);
  await updateRow(change, type, options, { status: 'draft', updated_at: options.now.toISOString() });
  return true;
}

/** Shows the working copy as if it were published now, to whoever reads in this transaction. */
export async function publishForPreview(
  change: ContentChange,
  type: ContentType,
  options: ItemKey & { now: Date },
): Promise<{ fields: Fields } | undefined> {
  const copy = await findWorkingCopy(change, type, options, { lock: true });
  if (!copy) return undefined;
  const at = options.now.toISOString();
  await writeFiles(change, type, options, copy.fields);
  await writeTexts(change, type, options, copy.fields.texts, {
    status: 'published',
    publish_from: copy.row.status === 'published' && copy.row.publish_from < at ? copy.row.publish_from : at,
    expire_at: null,
    deleted_at: null,
    updated_at: at,
  });
  return { fields: copy.fields };
}

/** The minute that a form shows is the moment it was, to the millisecond. */
function timesOf(row: Row, { from, until }: Fields, now: Date) {
  const stands = row.status === 'published' && from === wallTime(row.publish_from);
  return {
    publishFrom: stands ? row.publish_from : (instantOf(from) ?? now).toISOString(),
    expireAt: instantOf(until)?.toISOString() ?? null,
  };
}
