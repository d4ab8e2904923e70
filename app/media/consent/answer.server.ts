import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { fileNameIn } from '#app/media/files/file-name.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Db, DbOrTransaction } from '#app/platform/db/database.ts';
import type { Consent } from '#app/platform/db/schema.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { type Answer, consentOf, type StoredConsent } from './consent.ts';

/** Records who is recognisable in these pictures, with the name of the person who answered. */
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

/** The person who replaces a picture answers for everyone shown in the new one. */
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

/** One answer for many pictures, as for all photos of an album. A picture that has an answer keeps it. */
export async function answerForPhotos(
  change: ContentChange,
  {
    mediaIds,
    answer,
    staff,
    now,
  }: { mediaIds: string[]; answer: Consent; staff: Pick<Staff, 'id' | 'name'>; now: Date },
): Promise<void> {
  if (mediaIds.length === 0) return;
  await change
    .updateTable('media_files')
    .set(signed(answer, staff, now))
    .where('school_code', '=', change.schoolCode)
    .where('kind', '=', 'image')
    .where('consent', 'is', null)
    .where('id', 'in', mediaIds)
    .execute();
}

/** The pictures among these files that have no answer yet: nothing is published with them. */
export async function findUnanswered(
  db: DbOrTransaction,
  { schoolCode, mediaIds }: { schoolCode: string; mediaIds: readonly string[] },
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', mediaIds)
    .where('school_code', '=', schoolCode)
    .where('kind', '=', 'image')
    .where('withdrawn_at', 'is', null)
    .where('consent', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether this picture has no answer yet and waits in an album, where the question is asked. */
export async function isAskedInAlbum(
  db: Db,
  { schoolCode, mediaId }: { schoolCode: string; mediaId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('attachments')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'attachments.school_code')
        .onRef('media_files.id', '=', 'attachments.media_id'),
    )
    .select('media_id')
    .where('attachments.school_code', '=', schoolCode)
    .where('media_id', '=', mediaId)
    .where('hidden', '=', 1)
    .where('consent', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

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
