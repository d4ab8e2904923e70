import { randomCode } from '#app/core/ids.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import type { Db } from '#app/platform/db/database.ts';
import { stateOf } from '#app/platform/content/state.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';

/** The texts of an album as its form has them, with what another save of them needs. */
export async function loadAbout(db: Db, itemKey: { schoolCode: string; id: string }, now: Date) {
  const copy = await findWorkingCopy(db, albums, itemKey);
  return (
    copy && {
      fields: copy.fields,
      base: copy.base,
      editor: randomCode(12),
      state: stateOf(copy.row, now),
      /** Published, with changed texts that are not. */
      hasDraft: copy.row.status === 'published' && copy.draft !== undefined,
    }
  );
}

export type AlbumAbout = NonNullable<Awaited<ReturnType<typeof loadAbout>>>;
