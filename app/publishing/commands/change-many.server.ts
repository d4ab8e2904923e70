import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import type { Acting } from '#app/access/acting.ts';
import { type BeforePublish, publishItem } from './publish-item.server.ts';
import { shelveItem } from './shelve-item.server.ts';

export type BulkAction = 'publish' | 'unpublish' | 'trash' | 'undo-trash';

/** Each as if it were pressed alone: what one of them lacks does not keep the others. */
export async function changeMany(
  acting: Acting,
  type: ContentType,
  ids: string[],
  action: BulkAction,
  beforePublish?: BeforePublish,
) {
  const changed: string[] = [];
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    if (action !== 'publish') {
      if (await shelveItem(acting, type, id, action)) changed.push(id);
      continue;
    }
    const answer = await publishItem(acting, type, id, beforePublish);
    if ('done' in answer) changed.push(id);
    else if ('problems' in answer) {
      const copy = await findWorkingCopy(acting.services.database.writes, type, {
        schoolCode: acting.staff.schoolCode,
        id,
      });
      refused.push({ id, title: copy ? titleOf(type, copy.fields) : '' });
    }
  }
  return { changed, refused };
}
