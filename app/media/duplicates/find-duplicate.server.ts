import { sql } from 'kysely';
import type { Db } from '#app/platform/db/database.ts';
import type { ContentChange } from '#app/platform/content/content-change.ts';
import { duplicateDistance, hashPartsOf, type HashedPicture } from './perceptual-hash.ts';

/** Candidates that share a quarter of the hash: about ten of 50,000, or very many drawings of one kind. */
const MAX_CANDIDATES = 40;

type Candidate = HashedPicture & { mediaId: string };

interface FindDuplicateQuery {
  schoolCode: string;
  mediaId: string;
  /** All pictures of this item are compared, before the others. */
  itemRef?: { type: string; id: string };
}

/** The stored picture that looks most like this one: of the item itself, else of the whole school. */
export async function findDuplicate(
  db: Db | ContentChange,
  query: FindDuplicateQuery,
): Promise<string | undefined> {
  const picture = await db
    .selectFrom('media_files')
    .select(['perceptual_hash as perceptualHash', 'width', 'height'])
    .where('school_code', '=', query.schoolCode)
    .where('id', '=', query.mediaId)
    .executeTakeFirst();
  if (!picture?.perceptualHash) return undefined;
  return (
    (query.itemRef && nearest(picture, await listOwn(db, query, query.itemRef))) ??
    nearest(picture, await listInSchool(db, query, picture.perceptualHash))
  );
}

function nearest(picture: HashedPicture, candidates: Candidate[]): string | undefined {
  const duplicates = candidates.flatMap((each) => {
    const bits = duplicateDistance(picture, each);
    return bits === undefined ? [] : [{ id: each.mediaId, bits, size: each.width! * each.height! }];
  });
  return duplicates.toSorted((one, other) => one.bits - other.bits || other.size - one.size)[0]?.id;
}

const listOwn = (
  db: Db | ContentChange,
  { schoolCode, mediaId }: FindDuplicateQuery,
  itemRef: NonNullable<FindDuplicateQuery['itemRef']>,
): Promise<Candidate[]> =>
  selectHashed(db, schoolCode)
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.school_code', '=', 'media_files.school_code')
        .onRef('attachments.media_id', '=', 'media_files.id'),
    )
    .where('item_type', '=', itemRef.type)
    .where('item_id', '=', itemRef.id)
    .where('media_files.id', '!=', mediaId)
    .where('perceptual_hash', 'is not', null)
    .execute();

async function listInSchool(
  db: Db | ContentChange,
  query: FindDuplicateQuery,
  perceptualHash: string,
): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const [index, part] of hashPartsOf(perceptualHash).entries()) {
    const rows = await selectHashed(db, query.schoolCode)
      .where(sql`substr(perceptual_hash, ${sql.lit(index * 4 + 1)}, 4)`, '=', part)
      .where('perceptual_hash', 'is not', null)
      .where('media_files.id', '!=', query.mediaId)
      // A picture that nothing uses is left out, even while the nightly sweep has not deleted it.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('attachments')
            .select('media_id')
            .whereRef('attachments.school_code', '=', 'media_files.school_code')
            .whereRef('attachments.media_id', '=', 'media_files.id'),
        ),
      )
      .limit(MAX_CANDIDATES)
      .execute();
    for (const row of rows) found.set(row.mediaId, row);
  }
  return [...found.values()];
}

const selectHashed = (db: Db | ContentChange, schoolCode: string) =>
  db
    .selectFrom('media_files')
    .select(['media_files.id as mediaId', 'perceptual_hash as perceptualHash', 'width', 'height'])
    .where('media_files.school_code', '=', schoolCode)
    .where('withdrawn_at', 'is', null);
