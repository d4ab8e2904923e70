import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import type { Doing } from './doing.server.ts';
import { publishItem } from './publish-item.server.ts';
import { shelveItem } from './shelve-item.server.ts';
import type { BulkAction } from './words.ts';

/** Each as if it were pressed alone: what one of them lacks does not keep the others. */
export async function changeMany(doing: Doing, type: ContentType, ids: string[], action: BulkAction) {
  let done = 0;
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    if (action !== 'publish') {
      if (await shelveItem(doing, type, id, action)) done++;
      continue;
    }
    const answer = await publishItem(doing, type, id);
    if ('done' in answer) done++;
    else if ('problems' in answer) {
      const copy = await findWorkingCopy(doing.services.database.writes, type, {
        schoolCode: doing.staff.schoolCode,
        id,
      });
      refused.push({ id, title: copy ? titleOf(type, copy.fields) : '' });
    }
  }
  return { done, refused };
}
