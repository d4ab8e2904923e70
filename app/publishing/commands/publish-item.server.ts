import type { ContentType } from '#app/publishing/content-type.ts';
import { documentRef } from '#app/publishing/document-ref.ts';
import { changeOf, type Fields, noFields } from '#app/publishing/fields.ts';
import { auditedChange } from './audited-change.ts';
import { findWorkingCopy, titleOfCopy, type WorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { isMissed } from '#app/publishing/drafts/due.server.ts';
import type { Problems } from '#app/publishing/drafts/field-problems.server.ts';
import { clearEditing } from '#app/publishing/drafts/presence.server.ts';
import { publish } from '#app/publishing/items/publish.server.ts';
import type { ItemKey } from '#app/publishing/items/rows.server.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { findProofNeeded } from './proof-needed.server.ts';
import type { Staff } from '#app/access/staff.ts';

export type PublishAnswer =
  | { done: 'published' | 'scheduled' }
  | { problems: Problems | Record<string, string> }
  | { hasWarnings: true }
  | { missing: true };

/** The responsible person; for a scheduled change the one who scheduled it. */
type Publisher = Pick<Staff, 'id' | 'name' | 'schoolCode'>;

/** A type's own check before publishing: messages by field name. */
export type BeforePublish = (
  change: ContentChange,
  options: { staff: Publisher; id: string },
) => Promise<Record<string, string>>;

/** Consequences in the same transaction. */
export type AfterPublish = (
  change: ContentChange,
  options: Pick<CommandContext, 'services' | 'now'> & {
    staff: Publisher;
    before: Fields | undefined;
    after: Fields;
  },
) => Promise<void>;

interface PublishOptions {
  due?: string;
  hasWarnings?: boolean;
  /** The publisher has just proved who they are; without that, some fields keep their value. */
  isProven?: boolean;
  afterPublish?: AfterPublish | undefined;
  /** The working copy as just saved: it is not read again unless somebody has saved since. */
  copy?: WorkingCopy;
}

/**
 * Publishes the working copy; a second submit finds it done. With `due`, only if that is still its scheduled
 * time. With `hasWarnings` nothing is published: they must be acknowledged first. Problems are reported
 * before warnings.
 */
export async function publishItem(
  { services, staff, now }: Pick<CommandContext, 'services' | 'now'> & { staff: Publisher },
  type: ContentType,
  id: string,
  beforePublish?: BeforePublish,
  { due, hasWarnings = false, isProven = false, afterPublish, copy }: PublishOptions = {},
): Promise<PublishAnswer> {
  const { schoolCode } = staff;
  try {
    return await changeContent(services.database.writes, schoolCode, now, async (change) => {
      if (due && !(await isStillDue(change, type, { schoolCode, id }, due)))
        throw new NotPublished({ missing: true });
      const unproven = isProven ? [] : await findProofNeeded(change, type, { schoolCode, id });
      const refused = {
        ...(!type.translation && (await beforePublish?.(change, { staff, id }))),
        ...Object.fromEntries(unproven.map(({ field }) => [field, 'needsProof'])),
      };
      const published = await publish(change, type, { schoolCode, id, staff, now, copy });
      if ('missing' in published) throw new NotPublished({ missing: true });
      const problems = { ...('problems' in published && published.problems), ...refused };
      if (Object.keys(problems).length > 0) throw new NotPublished({ problems });
      if (hasWarnings) throw new NotPublished({ hasWarnings: true });
      await clearEditing(change, documentRef(type, { schoolCode, id }), staff.id);
      if (!('after' in published)) return { done: 'published' as const };
      const { copy: document, before, after, publishFrom } = published;
      if (!type.translation) await afterPublish?.(change, { services, staff, now, before, after });
      const isLater = !type.translation && publishFrom > now.toISOString();
      await recordAudit(change, {
        staff,
        now,
        subject: { type: type.name, id, title: titleOfCopy(document, after) },
        ...auditedChange(
          type,
          due ? 'publish-scheduled' : isLater ? 'schedule' : 'publish',
          changeOf(document.type, before ?? noFields(), after),
        ),
      });
      return { done: isLater ? ('scheduled' as const) : ('published' as const) };
    });
  } catch (error) {
    if (error instanceof NotPublished) return error.answer;
    throw error;
  }
}

/** Another replica may have been faster, or somebody cancelled at the last moment. */
async function isStillDue(
  change: ContentChange,
  type: ContentType,
  itemKey: ItemKey,
  due: string,
): Promise<boolean> {
  const copy = await findWorkingCopy(change, type, itemKey, { lock: true });
  const isOnSite = copy?.row.status === 'published' || copy?.translation !== undefined;
  return isOnSite && copy?.draft?.due?.at === due && !isMissed(copy.draft.due);
}

/** Thrown so that the whole change is rolled back, including what a hook wrote. */
class NotPublished extends Error {
  readonly answer: PublishAnswer;
  constructor(answer: PublishAnswer) {
    super('not published');
    this.answer = answer;
  }
}
