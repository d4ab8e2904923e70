import type { ProvenAction } from '#app/access/sign-in/proof.ts';
import type { DbOrTransaction } from '#app/platform/db/database.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { textOf } from '#app/publishing/fields.ts';
import type { ItemKey } from '#app/publishing/items/rows.server.ts';

/** The fields of the working copy whose new value needs proof of identity to be published. */
export async function findProofNeeded(
  db: DbOrTransaction,
  type: ContentType,
  itemKey: ItemKey,
): Promise<{ field: string; action: ProvenAction }[]> {
  const provable = type.fields.flatMap((field) =>
    'proof' in field && field.proof ? [{ field: field.name, action: field.proof }] : [],
  );
  if (provable.length === 0) return [];
  const copy = await findWorkingCopy(db, type, itemKey);
  return provable.filter(({ field }) => copy && textOf(copy.fields, field) !== (copy.row.texts[field] ?? ''));
}
