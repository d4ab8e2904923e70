import type { Db } from '#app/platform/db/database.ts';
import { IMPORTED_CONTENT_TYPES, type ImportedContentType } from '../provider/remote-item.ts';
import type { ImportRun } from './import-runs.server.ts';
import type { ImportSource } from './save-comparison.server.ts';

export interface ArrivedPicture {
  id: string;
  /** Tiny, and rendered without loading the picture: many arrive per second. */
  placeholder: string;
}

/** The last imported pictures. */
export async function listArrived(
  db: Db,
  { schoolCode, id }: ImportRun,
  limit: number,
): Promise<ArrivedPicture[]> {
  const rows = await db
    .selectFrom('imported_files')
    .innerJoin('media_files', (join) =>
      join
        .onRef('media_files.school_code', '=', 'imported_files.school_code')
        .onRef('media_files.id', '=', 'imported_files.media_id'),
    )
    .select(['media_files.id', 'media_files.placeholder'])
    .where('imported_files.school_code', '=', schoolCode)
    .where('imported_files.import_id', '=', id)
    .where('imported_files.state', '=', 'here')
    .where('media_files.placeholder', 'is not', null)
    .orderBy('imported_files.media_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id: mediaId, placeholder }) => ({ id: mediaId, placeholder: placeholder ?? '' }));
}

/** The progress of an import by type. */
export async function countByType(
  db: Db,
  importRun: ImportRun,
): Promise<{ contentType: ImportedContentType; done: number; all: number }[]> {
  const rows = await db
    .selectFrom('imported_items')
    .select(['kind', 'state', (count) => count.fn.countAll<number>().as('count')])
    .where('school_code', '=', importRun.schoolCode)
    .where('source', '=', importRun.source)
    .where('import_id', '=', importRun.id)
    .where('state', 'not in', ['passed', 'gone'])
    .groupBy(['kind', 'state'])
    .execute();
  return IMPORTED_CONTENT_TYPES.flatMap((contentType) => {
    const of = rows.filter((row) => row.kind === contentType);
    const sum = (some: typeof of) => some.reduce((all, { count }) => all + Number(count), 0);
    return of.length > 0
      ? [{ contentType, done: sum(of.filter(({ state }) => state !== 'waiting')), all: sum(of) }]
      : [];
  });
}

/** Everything imported that still exists, from any run. */
export async function countHere(
  db: Db,
  { schoolCode, source }: ImportSource,
): Promise<{ contentTypes: { contentType: ImportedContentType; count: number }[]; files: number }> {
  const rows = await db
    .selectFrom('imported_items')
    .innerJoin('content_items', (join) =>
      join
        .onRef('content_items.school_code', '=', 'imported_items.school_code')
        .onRef('content_items.type', '=', 'imported_items.kind')
        .onRef('content_items.id', '=', 'local_id'),
    )
    .select(['imported_items.kind', (count) => count.fn.countAll<number>().as('count')])
    .where('imported_items.school_code', '=', schoolCode)
    .where('content_items.school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('content_items.deleted_at', 'is', null)
    .groupBy('imported_items.kind')
    .execute();
  const files = await db
    .selectFrom('imported_files')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('school_code', '=', schoolCode)
    .where('source', '=', source)
    .where('state', '=', 'here')
    .executeTakeFirst();
  return {
    contentTypes: IMPORTED_CONTENT_TYPES.flatMap((contentType) => {
      const row = rows.find((each) => each.kind === contentType);
      return row ? [{ contentType, count: Number(row.count) }] : [];
    }),
    files: Number(files?.count ?? 0),
  };
}
