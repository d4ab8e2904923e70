import { OWN_LANGUAGE } from '#app/publishing/document-ref.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type Fields, type FileValue, parseFields } from '#app/publishing/fields.ts';

/** Changes a file in every working copy that names it, or removes it: `update` returns the new value. */
export async function changeInDrafts(
  change: ContentChange,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
  update: (file: FileValue, itemRef: { type: string; id: string }) => FileValue | undefined,
): Promise<void> {
  const drafts = await change
    .selectFrom('content_drafts')
    .select(['item_type', 'item_id', 'fields'])
    .where('school_code', '=', schoolCode)
    .where('language', '=', OWN_LANGUAGE)
    .where('fields', 'like', `%"mediaId":"${mediaId}"%`)
    .execute();
  for (const { item_type, item_id, fields } of drafts)
    await change
      .updateTable('content_drafts')
      .set({
        fields: JSON.stringify(
          changed(parseFields(fields), mediaId, (file) => update(file, { type: item_type, id: item_id })),
        ),
      })
      .where('school_code', '=', schoolCode)
      .where('item_type', '=', item_type)
      .where('item_id', '=', item_id)
      .where('language', '=', OWN_LANGUAGE)
      .execute();
}

const changed = (
  fields: Fields,
  mediaId: string,
  change: (file: FileValue) => FileValue | undefined,
): Fields => ({
  ...fields,
  files: Object.fromEntries(
    Object.entries(fields.files).map(([name, files]) => [
      name,
      files.flatMap((file) => (file.mediaId === mediaId ? (change(file) ?? []) : file)),
    ]),
  ),
});
