import type { Db } from '#app/platform/db/database.ts';
import type { ItemRef } from '#app/platform/content/item-ref.ts';
import { listPictures, type RowPicture } from '#app/publishing/studio-list/row-details.server.ts';

type TypedId = Pick<ItemRef, 'type' | 'id'>;

/** The first picture of each item, read together for all items of a type. */
export async function coversOfItems(
  db: Db,
  schoolCode: string,
  items: readonly TypedId[],
): Promise<(item: TypedId) => RowPicture | undefined> {
  const covers = new Map<string, Map<string, RowPicture>>();
  await Promise.all(
    [...Map.groupBy(items, ({ type }) => type)].map(async ([type, ofType]) => {
      const ids = ofType.map(({ id }) => id);
      covers.set(type, await listPictures(db, { schoolCode, type, ids }));
    }),
  );
  return ({ type, id }) => covers.get(type)?.get(id);
}
