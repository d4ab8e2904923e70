import { findManagedAlbum } from '#app/features/gallery/photos/photos-queries.server.ts';
import type { BeforePublish } from '#app/publishing/commands/publish-item.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { words } from '../words.ts';

interface Hooks {
  /** What the form shows besides its fields; drawn in `extras.tsx`. */
  load?: (db: Db, id: string) => Promise<Extra>;
  beforePublish?: BeforePublish;
}

export interface Extra {
  photoCount?: number;
}

/** What only one kind of content needs, by its name in addresses. */
export const hooks: Partial<Record<string, Hooks>> = {
  albums: {
    load: async (db, id) => {
      const { count } = await db
        .selectFrom('attachments')
        .innerJoin('media_files', 'media_files.id', 'attachments.media_id')
        .where('owner_type', '=', 'albums')
        .where('owner_id', '=', id)
        .where('withdrawn_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { photoCount: Number(count) };
    },
    // Who answers for those in the photos does so beside them, where they can be seen.
    beforePublish: async (change, { staff, id }) => {
      const album = await findManagedAlbum(change, { schoolCode: staff.schoolCode, id });
      const unanswered = album?.photos.some(({ withdrawn, released }) => !withdrawn && !released);
      return unanswered ? { photos: words.photosUnanswered } : ({} as Record<string, string>);
    },
  },
};
