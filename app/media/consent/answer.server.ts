import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { fileNameIn } from '#app/media/files/file-name.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Consent } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type Answer, consentOf, type StoredConsent } from './consent.ts';

/** Notes who is to be seen in these pictures, by the name of whoever says so. What was said before stays what it is. */
export async function answerForPictures(
  { services, staff, now }: CommandContext,
  answers: ReadonlyMap<string, Answer>,
): Promise<void> {
  if (answers.size === 0) return;
  await services.database.writes.transaction().execute(async (transaction) => {
    for (const [mediaId, answer] of answers) {
      const picture = await transaction
        .selectFrom('media_files')
        .select(['name', 'path', 'consent'])
        .where('id', '=', mediaId)
        .where('school_code', '=', staff.schoolCode)
        .where('kind', '=', 'image')
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (!picture || picture.consent === answer) continue;
      await transaction
        .updateTable('media_files')
        .set(signed(answer, staff, now))
        .where('school_code', '=', staff.schoolCode)
        .where('id', '=', mediaId)
        .execute();
      await recordAudit(transaction, {
        staff,
        now,
        action: 'answer-for-picture',
        subject: { type: 'pictures', id: mediaId, title: picture.name || fileNameIn(picture.path) },
        before: { consent: picture.consent ?? '' },
        after: { consent: answer },
      });
    }
  });
}

/** Whoever replaces a picture answers for everyone shown in the new one. */
export async function replaceConsent(
  change: ContentChange,
  { mediaId, staff, now }: { mediaId: string; staff: Pick<Staff, 'id' | 'name'>; now: Date },
): Promise<void> {
  await change
    .updateTable('media_files')
    .set(signed('everyone', staff, now))
    .where('school_code', '=', change.schoolCode)
    .where('id', '=', mediaId)
    .execute();
}

/** Whoever ticks that everyone shown in photos of an album may be published says so of each of them. */
export async function answerForPhotos(
  change: ContentChange,
  { mediaIds, staff, now }: { mediaIds: string[]; staff: Pick<Staff, 'id' | 'name'>; now: Date },
): Promise<void> {
  if (mediaIds.length === 0) return;
  await change
    .updateTable('media_files')
    .set(signed('everyone', staff, now))
    .where('school_code', '=', change.schoolCode)
    .where('kind', '=', 'image')
    .where((is) => is.or([is('consent', 'is', null), is('consent', '=', 'before')]))
    .where('id', 'in', mediaIds)
    .execute();
}

/** What was answered of these pictures, by their ids. */
export async function findConsents(
  db: Db,
  schoolCode: string,
  mediaIds: readonly string[],
): Promise<Map<string, StoredConsent>> {
  const rows = await db
    .selectFrom('media_files')
    .select(['id', 'consent', 'consent_by', 'consent_at'])
    .where('school_code', '=', schoolCode)
    .where('id', 'in', mediaIds)
    .where('consent', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, consentOf(row)!]));
}

export const signed = (consent: Consent, by: Pick<Staff, 'id' | 'name'>, now: Date) => ({
  consent,
  consent_by_id: by.id,
  consent_by: by.name,
  consent_at: now.toISOString(),
});
