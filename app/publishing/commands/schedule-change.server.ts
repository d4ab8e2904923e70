import type { Transaction } from 'kysely';
import { recordAudit } from '#app/access/audit/record.server.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { contentChangeOf } from '#app/platform/content/content-change.ts';
import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy, titleOfCopy } from '#app/publishing/drafts/drafts.server.ts';
import { isMissed, setDue } from '#app/publishing/drafts/due.server.ts';
import { instantOf } from '#app/publishing/items/publish-time.ts';
import { findPublishProblems } from '#app/publishing/items/publish.server.ts';
import { auditedChange } from './audited-change.ts';
import { stateOf } from '#app/platform/content/state.ts';
import { bringForward } from './publish-due.server.ts';
import { findProofNeeded } from './proof-needed.server.ts';
import type { BeforePublish } from './publish-item.server.ts';

export type ScheduleAnswer =
  | { done: 'change-scheduled' | 'nothing-to-schedule' }
  | { problems: Record<string, string> }
  | { hasWarnings: true }
  | { missing: true };

/**
 * Schedules the working copy of a live item to become public; families see the live version until then.
 * Problems that would prevent it are reported now, while there is time.
 */
export async function scheduleChange(
  { services, staff, now }: CommandContext,
  type: ContentType,
  id: string,
  options: { at: string; beforePublish?: BeforePublish | undefined; hasWarnings?: boolean },
): Promise<ScheduleAnswer> {
  const at = instantOf(options.at);
  if (!at) return { problems: { due: options.at ? 'noTime' : 'required' } };
  if (at <= now) return { problems: { due: 'over' } };
  const itemKey = { schoolCode: staff.schoolCode, id };
  return services.database.writes.transaction().execute(async (transaction) => {
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    // A translation may be published for the first time on schedule, too.
    if (!copy || (!copy.translation && stateOf(copy.row, now) !== 'live')) return { missing: true };
    if (!copy.draft) return { done: 'nothing-to-schedule' };
    const unproven = await findProofNeeded(transaction, type, itemKey);
    const problems: Record<string, string> = {
      ...(await findPublishProblems(transaction, copy, { ...itemKey, now: at }, copy.fields)),
      ...(!type.translation &&
        (await options.beforePublish?.(contentChangeOf(transaction, staff.schoolCode), { staff, id }))),
      // Nobody can prove who they are at the scheduled time.
      ...Object.fromEntries(unproven.map(({ field }) => [field, 'needsProof'])),
    };
    if (Object.keys(problems).length > 0) return { problems };
    if (options.hasWarnings) return { hasWarnings: true };
    const { due } = copy.draft;
    // Submitted twice.
    if (due?.at === at.toISOString() && !isMissed(due)) return { done: 'change-scheduled' };
    await setDue(transaction, type, itemKey, { at, by: staff });
    await bringForward(transaction, { schoolCode: staff.schoolCode, now, to: at });
    await recordAudit(transaction, {
      staff,
      now,
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      ...auditedChange(type, 'schedule-change', {
        ...(due && { before: { publishAt: due.at } }),
        after: { publishAt: at.toISOString() },
      }),
    });
    return { done: 'change-scheduled' };
  });
}

/** It stays a working copy until somebody publishes it. */
export function unscheduleChange({ services, staff, now }: CommandContext, type: ContentType, id: string) {
  return services.database.writes.transaction().execute(async (transaction: Transaction<Schema>) => {
    const itemKey = { schoolCode: staff.schoolCode, id };
    const copy = await findWorkingCopy(transaction, type, itemKey, { lock: true });
    if (!copy?.draft?.due) return;
    await setDue(transaction, type, itemKey, undefined);
    await recordAudit(transaction, {
      staff,
      now,
      subject: { type: type.name, id, title: titleOfCopy(copy, copy.fields) },
      ...auditedChange(type, 'unschedule-change', { before: { publishAt: copy.draft.due.at } }),
    });
  });
}
