import type { ContentType } from '#app/publishing/content-type.ts';
import {
  findWorkingCopy,
  saveDraft,
  titleOfCopy,
  type DraftAnswer,
} from '#app/publishing/drafts/drafts.server.ts';
import { unstorableProblems } from '#app/publishing/drafts/clean-texts.server.ts';
import { draftProblems, type Problems } from '#app/publishing/drafts/field-problems.server.ts';
import { readFields } from '#app/publishing/drafts/field-input.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { mergeTranslation } from '#app/publishing/translations/translation-of.server.ts';
import { auditedChange } from './audited-change.ts';
import { changeOf, type Fields, noFields, titleOf } from '#app/publishing/fields.ts';
import { answerForPictures } from '#app/media/consent/answer.server.ts';
import { readAnswers } from '#app/media/consent/consent.ts';
import { recordEditing } from '#app/publishing/drafts/presence.server.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';

export type SaveAnswer = DraftAnswer | { problems: Problems };

/** Saves the form as the working copy. What is live does not change. */
export async function saveItem(
  context: CommandContext,
  type: ContentType,
  id: string,
  form: FormData,
  {
    audit,
    fields = readFields(type, form),
    isNew = form.has('new') && !type.isSingleton,
  }: { audit: boolean; fields?: Fields; isNew?: boolean },
): Promise<SaveAnswer> {
  const { services, staff, now } = context;
  // The answers belong to the pictures, not to the item: they are stored whether or not the rest is.
  await answerForPictures(context, readAnswers(form));
  for (const problemsOf of [
    () => draftProblems(type, fields),
    () => unstorableProblems(type, fields.texts),
  ]) {
    const problems = problemsOf();
    if (Object.keys(problems).length > 0) return { problems };
  }
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const before = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    if (type.translation && !before) return { missing: true };
    const merged = before?.translation && mergeTranslation(before.translation, before.fields, fields);
    if (merged && 'problems' in merged) return merged;
    // An item in the trash is read-only.
    if (before && before.row.deleted_at !== null)
      return { saved: { base: before.base, changed: false, copy: before } };
    const answer = await saveDraft(transaction, type, {
      ...itemKey,
      fields: merged?.fields ?? fields,
      base: String(form.get('base') ?? ''),
      editor: String(form.get('editor') ?? ''),
      staff,
      now,
      isNew,
      stored: before,
    });
    await recordEditing(transaction, documentRef(type, itemKey), staff, now);
    // The form saves itself every few seconds, so only the first save and publishing are audited.
    if ('saved' in answer && answer.saved.changed && (audit || !before))
      await recordAudit(transaction, {
        staff,
        now,
        subject: { type: type.name, id, title: before ? titleOfCopy(before, fields) : titleOf(type, fields) },
        ...auditedChange(
          type,
          before ? 'edit' : 'create',
          changeOf(before?.type ?? type, before?.fields ?? noFields(), merged?.fields ?? fields),
        ),
      });
    return answer;
  });
}
