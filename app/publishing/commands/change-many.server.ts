import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import type { Acting } from '#app/access/acting.ts';
import { type BeforePublish, publishItem } from './publish-item.server.ts';
import { shelveItem } from './shelve-item.server.ts';

interface BeforeEach {
  beforePublish?: BeforePublish | undefined;
  /** Whether there is something to say first, which one has to read in its own form. */
  isHeld?: (id: string) => Promise<boolean>;
}

export type BulkAction = 'publish' | 'unpublish' | 'trash' | 'undo-trash';

/** Each as if it were pressed alone: what one of them lacks does not keep the others. */
export async function changeMany(
  acting: Acting,
  type: ContentType,
  ids: string[],
  action: BulkAction,
  { beforePublish, isHeld }: BeforeEach = {},
) {
  const changed: string[] = [];
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    if (action !== 'publish') {
      if (await shelveItem(acting, type, id, action)) changed.push(id);
      continue;
    }
    const hold = await isHeld?.(id);
    const answer = await publishItem(acting, type, id, beforePublish, { hold: hold ?? false });
    if ('done' in answer) changed.push(id);
    else if (!('missing' in answer)) {
      const copy = await findWorkingCopy(acting.services.database.writes, type, {
        schoolCode: acting.staff.schoolCode,
        id,
      });
      refused.push({ id, title: copy ? titleOf(type, copy.fields) : '' });
    }
  }
  return { changed, refused };
}
