import { coversOf } from '#app/media/attachments.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import type { Db } from '#app/platform/db/database.ts';
import type { ItemRef } from '#app/platform/content/item-ref.ts';

/** The first picture of each item, with one query for each type among them. */
export async function coversOfItems(
  db: Db,
  schoolCode: string,
  items: readonly Pick<ItemRef, 'type' | 'id'>[],
): Promise<(item: Pick<ItemRef, 'type' | 'id'>) => Attachment | undefined> {
  const byType = Map.groupBy(items, ({ type }) => type);
  const covers = new Map(
    await Promise.all(
      [...byType].map(
        async ([type, ofType]) =>
          [
            type,
            await coversOf(
              db,
              schoolCode,
              type,
              ofType.map(({ id }) => id),
            ),
          ] as const,
      ),
    ),
  );
  return ({ type, id }) => covers.get(type)?.(id).cover;
}
