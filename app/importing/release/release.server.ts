import { z } from 'zod';
import { findType } from '#app/content-types.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { recordAudit } from '#app/access/audit/record.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { publishAlbum } from '#app/features/gallery/photos/photos-publish.server.ts';
import { answerForPhotos } from '#app/media/consent/answer.server.ts';
import { newId } from '#app/core/ids.ts';
import { enqueue } from '#app/platform/jobs/enqueue.ts';
import type { JobHandler } from '#app/platform/jobs/run-job.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { Services } from '#app/platform/services.ts';
import { changeContent, type ContentChange } from '#app/platform/content/content-change.ts';
import { findWorkingCopy, saveDraft } from '#app/publishing/drafts/drafts.server.ts';
import { publish } from '#app/publishing/items/publish.server.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import type { ImportSource } from '../run/save-comparison.server.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '../provider/remote-item.ts';

export const RELEASE_JOB = 'release-moved';

/** Imported and not yet public. */
function unseen(db: Db, { schoolCode, source }: ImportSource) {
  return db
    .selectFrom('imported_items')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'imported_items.school_code')
        .onRef('content_items.type', '=', 'imported_items.kind')
        .onRef('content_items.id', '=', 'local_id'),
    )
    .where('imported_items.school_code', '=', schoolCode)
    .where('content_items.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('imported_items.state', '!=', 'waiting')
    .where('content_items.status', '=', 'draft')
    .where('content_items.deleted_at', 'is', null);
}

export interface UnseenCount {
  contentType: ImportedContentType;
  count: number;
}

export async function countUnseen(db: Db, of: ImportSource): Promise<UnseenCount[]> {
  const rows = await unseen(db, of)
    .select(['imported_items.kind', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('imported_items.kind')
    .execute();
  return IMPORTED_CONTENT_TYPES.flatMap((contentType) => {
    const row = rows.find((each) => each.kind === contentType);
    return row ? [{ contentType, count: Number(row.count) }] : [];
  });
}

/** How many imported albums are public, and how many photos the others have. */
export async function countAlbums(
  db: Db,
  of: ImportSource,
): Promise<{ shown: number; waiting: number; waitingPhotos: number }> {
  const shown = await db
    .selectFrom('imported_items')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'imported_items.school_code')
        .onRef('content_items.type', '=', 'imported_items.kind')
        .onRef('content_items.id', '=', 'local_id'),
    )
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('imported_items.school_code', '=', of.schoolCode)
    .where('content_items.school_code', '=', of.schoolCode)
    .where('source', '=', of.source)
    .where('imported_items.kind', '=', albums.name)
    .where('content_items.status', '=', 'published')
    .where('content_items.deleted_at', 'is', null)
    .executeTakeFirst();
  const waiting = await unseen(db, of)
    .where('imported_items.kind', '=', albums.name)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  const photos = await unseen(db, of)
    .where('imported_items.kind', '=', albums.name)
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.school_code', '=', 'content_items.school_code')
        .onRef('attachments.item_id', '=', 'content_items.id')
        .on('attachments.item_type', '=', albums.name),
    )
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return {
    shown: Number(shown?.count ?? 0),
    waiting: Number(waiting?.count ?? 0),
    waitingPhotos: Number(photos?.count ?? 0),
  };
}

/** Whether items with consent are still being published one by one. */
export async function isReleasing(db: Db, schoolCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('school_code', '=', schoolCode)
    .where('kind', '=', RELEASE_JOB)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

export interface UnseenAlbum {
  id: string;
  title: string;
  day: string;
  photos: number;
  /** Of its first photo. */
  cover: string | null;
}

/** The newest first, paged. */
export async function listUnseenAlbums(
  db: Db,
  of: ImportSource,
  { limit, offset }: { limit: number; offset: number },
): Promise<UnseenAlbum[]> {
  const rows = await unseen(db, of)
    .where('imported_items.kind', '=', albums.name)
    .select((eb) => [
      'content_items.id',
      'content_items.title',
      'content_items.day',
      eb
        .selectFrom('attachments')
        .whereRef('attachments.school_code', '=', 'content_items.school_code')
        .whereRef('attachments.item_id', '=', 'content_items.id')
        .where('attachments.item_type', '=', albums.name)
        .select((count) => count.fn.countAll<number>().as('photos'))
        .as('photos'),
      eb
        .selectFrom('attachments')
        .innerJoin('media_files', (join) =>
          join
            .onRef('media_files.school_code', '=', 'attachments.school_code')
            .onRef('media_files.id', '=', 'attachments.media_id'),
        )
        .whereRef('attachments.school_code', '=', 'content_items.school_code')
        .whereRef('attachments.item_id', '=', 'content_items.id')
        .where('attachments.item_type', '=', albums.name)
        .where('media_files.kind', '=', 'image')
        .where('media_files.withdrawn_at', 'is', null)
        .select('media_files.path')
        .orderBy('attachments.position')
        .limit(1)
        .as('cover'),
    ])
    .orderBy('content_items.day', 'desc')
    .orderBy('content_items.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...row, photos: Number(row.photos) }));
}

/** `everything`: the news and notices too, whose pictures need the same consent. */
export interface Release {
  source: string;
  albums: 'all' | string[];
  everything: boolean;
}

/**
 * Publishes all imported content or some albums, with one person's consent for everybody shown. Until
 * somebody edits them, alt texts are what the old site had for all pictures: the title.
 */
export async function releaseImported(
  { services, staff, now }: CommandContext,
  release: Release,
): Promise<void> {
  await services.database.writes.transaction().execute(async (transaction) => {
    await recordAudit(transaction, {
      staff,
      now,
      action: 'release-moved',
      subject: { type: 'moves', id: release.source, title: release.source },
      after: {
        albums: release.albums === 'all' ? 'all' : String(release.albums.length),
        everything: String(release.everything),
      },
    });
    await enqueue(transaction, {
      id: `${RELEASE_JOB}-${newId(now.getTime())}`,
      schoolCode: staff.schoolCode,
      kind: RELEASE_JOB,
      payload: { ...release, by: { id: staff.id, name: staff.name } },
      now,
    });
  });
  services.jobs.notify();
}

const Payload = z.object({
  source: z.string(),
  albums: z.union([z.literal('all'), z.array(z.string())]),
  everything: z.boolean(),
  by: z.object({ id: z.string(), name: z.string() }),
});

/** Then other jobs get their turn. */
const MAX_RUN_MS = 8000;

export function releaseJob(services: Services): JobHandler {
  const { database, clock } = services;
  return {
    async run(job) {
      const { source, albums: chosen, everything, by } = Payload.parse(job.payload);
      const of = { schoolCode: job.schoolCode, source };
      const until = performance.now() + MAX_RUN_MS;
      const staff = { ...by, schoolCode: job.schoolCode };
      let last = new Date(0);
      const contentTypes = IMPORTED_CONTENT_TYPES.filter(
        (contentType) => everything || contentType === albums.name,
      );
      for (const contentType of contentTypes) {
        const waiting = await unseen(database.writes, of)
          .where('imported_items.kind', '=', contentType)
          .$if(contentType === albums.name && chosen !== 'all', (query) =>
            query.where('content_items.id', 'in', chosen.length > 0 ? [...chosen] : ['']),
          )
          .select('content_items.id')
          // The oldest first: types without a day are listed by time of publication.
          .orderBy('imported_items.position', 'desc')
          .orderBy('content_items.id')
          .execute();
        for (const { id } of waiting) {
          // Simply restarted: what was published is no longer among the unpublished.
          if (performance.now() > until) return { again: clock() };
          last = new Date(Math.max(clock().getTime(), last.getTime() + 1));
          await publishItem(services, { staff, contentType, id, now: last });
        }
      }
      return {};
    },
  };
}

interface ItemToPublish {
  staff: { id: string; name: string; schoolCode: string };
  contentType: ImportedContentType;
  id: string;
  /** Distinct times, which keep their order. */
  now: Date;
}

async function publishItem(
  services: Services,
  { staff, contentType, id, now }: ItemToPublish,
): Promise<void> {
  const { schoolCode } = staff;
  const type = findType(contentType)!;
  await changeContent(services.database.writes, schoolCode, now, async (change) => {
    const copy = await findWorkingCopy(change, type, { schoolCode, id }, { lock: true });
    if (!copy || copy.row.status !== 'draft' || copy.row.deleted_at !== null) return;
    const { title } = copy.row;
    if (contentType === albums.name) {
      await fillAltTexts(change, id, title);
      const answer = await publishAlbum(change, { schoolCode, id, now, staff, consent: true });
      if (!('published' in answer)) return;
    } else {
      const mediaIds = Object.values(copy.fields.files).flatMap((list) => list.map(({ mediaId }) => mediaId));
      await answerForPhotos(change, { mediaIds, answer: 'agreed', staff, now });
      const files = Object.fromEntries(
        Object.entries(copy.fields.files).map(([name, list]) => [
          name,
          list.map((file) => ({ ...file, sure: true })),
        ]),
      );
      await saveDraft(change, type, {
        schoolCode,
        id,
        fields: { ...copy.fields, files },
        base: copy.base,
        editor: 'moving-in',
        staff,
        now,
        isNew: false,
      });
      const answer = await publish(change, type, { schoolCode, id, staff, now });
      if (!('after' in answer)) return;
    }
    await recordAudit(change, { staff, now, action: 'publish', subject: { type: contentType, id, title } });
  });
}

async function fillAltTexts(change: ContentChange, albumId: string, title: string): Promise<void> {
  await change
    .updateTable('attachments')
    .set({ alt: title.slice(0, MAX_ALT), alt_confirmed: 1 })
    .where('school_code', '=', change.schoolCode)
    .where('item_type', '=', albums.name)
    .where('item_id', '=', albumId)
    .where('alt', '=', '')
    .where('decorative', '=', 0)
    .execute();
}
