import type { ContentType } from '#app/publishing/content-type.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import type { CommandContext } from '#app/access/command-context.ts';
import { type BeforePublish, publishItem } from './publish-item.server.ts';
import { changeItemState } from './change-item-state.server.ts';

interface BeforeEach {
  beforePublish?: BeforePublish | undefined;
  /** Whether there are warnings first, which must be read in the item's own form. */
  hasWarnings?: (id: string) => Promise<boolean>;
}

export type BulkAction = 'publish' | 'unpublish' | 'trash' | 'undo-trash';

/** Each as if it were done alone: a problem with one does not stop the others. */
export async function changeMany(
  context: CommandContext,
  type: ContentType,
  ids: string[],
  action: BulkAction,
  { beforePublish, hasWarnings }: BeforeEach = {},
) {
  const changed: string[] = [];
  const refused: { id: string; title: string }[] = [];
  for (const id of ids) {
    if (action !== 'publish') {
      if (await changeItemState(context, type, id, action)) changed.push(id);
      continue;
    }
    const warned = await hasWarnings?.(id);
    const answer = await publishItem(context, type, id, beforePublish, { hasWarnings: warned ?? false });
    if ('done' in answer) changed.push(id);
    else if (!('missing' in answer)) {
      const copy = await findWorkingCopy(context.services.database.writes, type, {
        schoolCode: context.staff.schoolCode,
        id,
      });
      refused.push({ id, title: copy ? titleOf(type, copy.fields) : '' });
    }
  }
  return { changed, refused };
}
