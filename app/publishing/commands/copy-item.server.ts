import { addressFieldOf, type ContentType } from '#app/publishing/content-type.ts';
import { discardDraft, findWorkingCopy, saveDraft } from '#app/publishing/drafts/drafts.server.ts';
import { changeOf, titleOf } from '#app/publishing/fields.ts';
import { fieldsOfRow } from '#app/publishing/items/row-fields.server.ts';
import { findVersionFields, saveVersion } from '#app/publishing/versions/versions.server.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';

/** Puts an older version into the form; a draft that it replaces is kept as a version itself. */
export function restoreVersion(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  options: { number: number; editor: string },
): Promise<boolean> {
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    const itemRef = { ...itemKey, type: type.name };
    const older = copy && (await findVersionFields(transaction, itemRef, options.number));
    if (!older || copy.row.deleted_at !== null) return false;
    // The words come back, not the time they were planned for.
    const fields = { ...older, from: copy.fields.from, until: copy.fields.until };
    if (copy.draft)
      await saveVersion(transaction, itemRef, {
        reason: 'kept',
        fields: copy.fields,
        by: copy.draft.by,
        at: copy.draft.at,
      });
    await saveDraft(transaction, type, {
      ...itemKey,
      fields,
      base: (await findWorkingCopy(transaction, type, itemKey))!.base,
      editor: options.editor,
      staff,
      now,
      isNew: false,
    });
    await recordAudit(transaction, {
      staff,
      now,
      action: 'restore-version',
      subject: { type: type.name, id, title: titleOf(type, fields) },
      ...changeOf(type, copy.fields, fields),
    });
    return true;
  });
}

/** A draft with the same words under the id that the form proposed: pressing twice makes one. */
export function duplicateItem(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  options: { copyId: string; title: (title: string) => string },
): Promise<boolean> {
  if (type.isSingleton) return Promise.resolve(false);
  const itemKey = { schoolCode: staff.schoolCode, id: options.copyId };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, { ...itemKey, id }, { lock: true });
    if (await findWorkingCopy(transaction, type, itemKey)) return true;
    if (!copy) return false;
    const title = options.title(copy.fields.texts[type.title] ?? '');
    const fields = {
      ...copy.fields,
      texts: { ...copy.fields.texts, [type.title]: title, ...withoutAddress(type) },
      from: '',
      until: '',
    };
    await saveDraft(transaction, type, { ...itemKey, fields, base: '', editor: '', staff, now, isNew: true });
    await recordAudit(transaction, {
      staff,
      now,
      action: 'duplicate',
      subject: { type: type.name, id: options.copyId, title },
      after: { of: id },
    });
    return true;
  });
}

/** Its address is the other's, and stays it. */
const withoutAddress = (type: ContentType) => {
  const field = addressFieldOf(type);
  return field ? { [field]: '' } : {};
};

/** Back to what is published. Kept as a version first: thrown away by mistake, it can be had again. */
export function discardChanges(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
): Promise<boolean> {
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    if (!copy?.draft || copy.row.status === 'draft') return false;
    await saveVersion(
      transaction,
      { ...itemKey, type: type.name },
      {
        reason: 'kept',
        fields: copy.fields,
        by: copy.draft.by,
        at: copy.draft.at,
      },
    );
    await discardDraft(transaction, type, itemKey);
    await recordAudit(transaction, {
      staff,
      now,
      action: 'discard',
      subject: { type: type.name, id, title: titleOf(type, copy.fields) },
      ...changeOf(type, copy.fields, await fieldsOfRow(transaction, type, copy.row)),
    });
    return true;
  });
}
