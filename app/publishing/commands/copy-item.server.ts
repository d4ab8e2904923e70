import { addressFieldOf, type ContentType } from '#app/publishing/content-type.ts';
import {
  discardDraft,
  findWorkingCopy,
  saveDraft,
  titleOfCopy,
} from '#app/publishing/drafts/drafts.server.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { changeOf } from '#app/publishing/fields.ts';
import { fieldsOfRow } from '#app/publishing/items/row-fields.server.ts';
import { findVersionFields, saveVersion } from '#app/publishing/versions/versions.server.ts';
import { realignedFields } from '#app/publishing/translations/translation-of.server.ts';
import { auditedChange } from './audited-change.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';

/** Puts an older version into the form; the draft that it replaces is kept as a version. */
export function restoreVersion(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  options: { number: number; editor: string },
): Promise<boolean> {
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    const itemRef = documentRef(type, itemKey);
    const older = copy && (await findVersionFields(transaction, itemRef, options.number));
    if (!older || copy.row.deleted_at !== null) return false;
    // Restores the texts, but not their scheduled times.
    const { from, until } = copy.fields;
    const fields = { ...(copy.translation ? realignedFields(copy.translation, older) : older), from, until };
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
      subject: { type: type.name, id, title: titleOfCopy(copy, fields) },
      ...auditedChange(type, 'restore-version', changeOf(copy.type, copy.fields, fields)),
    });
    return true;
  });
}

/** A draft with the same texts under the id that the form proposed, so that submitting twice creates one. */
export function duplicateItem(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  options: { copyId: string; title: (title: string) => string },
): Promise<boolean> {
  if (type.isSingleton || type.translation) return Promise.resolve(false);
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

/** Its address belongs to the original. */
const withoutAddress = (type: ContentType) => {
  const field = addressFieldOf(type);
  return field ? { [field]: '' } : {};
};

/** Goes back to what is published. The draft is kept as a version first, so that a mistake can be undone. */
export function discardChanges(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
): Promise<boolean> {
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    if (!copy?.draft || copy.row.status === 'draft') return false;
    await saveVersion(transaction, documentRef(type, itemKey), {
      reason: 'kept',
      fields: copy.fields,
      by: copy.draft.by,
      at: copy.draft.at,
    });
    await discardDraft(transaction, type, itemKey);
    await recordAudit(transaction, {
      staff,
      now,
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      ...auditedChange(
        type,
        'discard',
        changeOf(
          copy.type,
          copy.fields,
          copy.translation?.fields ?? (await fieldsOfRow(transaction, type, copy.row)),
        ),
      ),
    });
    return true;
  });
}
